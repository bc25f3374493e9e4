import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useReturnToTwinChat_viewer$key } from '../../__generated__/useReturnToTwinChat_viewer.graphql.ts'
import { homePath, readReturnPath, rememberReturnPath } from '../../session/returnPath.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'

/** Users may sign up in another tab. */
export function useReturnToTwinChat(viewer: useReturnToTwinChat_viewer$key): void {
  const isNewcomer = useCurrentUser()?.isOnboarded === false
  const { threads } = useFragment(
    graphql`
      fragment useReturnToTwinChat_viewer on Viewer {
        threads(first: 1) @required(action: THROW) {
          edges {
            node {
              uuid
              threadType
            }
          }
        }
      }
    `,
    viewer,
  )
  const newest = threads.edges[0]?.node
  const adopted = newest?.threadType === 'PUBLIC_TWIN_CHAT' ? newest.uuid : null
  useEffect(() => {
    const isGoingHome = (readReturnPath() ?? homePath) === homePath
    if (isNewcomer && adopted && isGoingHome) rememberReturnPath(`/chat/${adopted}`)
  }, [isNewcomer, adopted])
}
