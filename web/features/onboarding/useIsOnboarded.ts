import { graphql, useFragment } from 'react-relay'
import type { useIsOnboarded_user$key } from '../../__generated__/useIsOnboarded_user.graphql.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'

/** Whether the onboarding has ended, by the button or by Profile Pal, as the store knows it now. */
export function useIsOnboarded(): boolean {
  const user = useFragment<useIsOnboarded_user$key>(
    graphql`
      fragment useIsOnboarded_user on User {
        isOnboarded
      }
    `,
    useCurrentUser(),
  )
  return user?.isOnboarded ?? false
}
