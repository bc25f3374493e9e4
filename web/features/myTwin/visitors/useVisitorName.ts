import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { useVisitorName_conversation$key } from '../../../__generated__/useVisitorName_conversation.graphql.ts'

/** What may be said of who talked to a twin; empty as long as there is no conversation. */
export function useVisitorName(conversation: useVisitorName_conversation$key | null | undefined): string {
  const { t } = useLingui()
  const visitor = useFragment(
    graphql`
      fragment useVisitorName_conversation on TwinConversation {
        visitorKind
        visitorUsername
      }
    `,
    conversation,
  )
  if (!visitor) return ''
  if (visitor.visitorUsername) return `@${visitor.visitorUsername}`
  return visitor.visitorKind === 'MEMBER' ? t`Somebody with an account` : t`A visitor`
}
