/* oxlint-disable relay/unused-fields -- The updated fields are rendered by InboxEntry. */
import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useInboxChangesReadMutation } from '../../../__generated__/useInboxChangesReadMutation.graphql.ts'
import type { useInboxChangesReplyMutation } from '../../../__generated__/useInboxChangesReplyMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'

export function useMarkRead(entryId: string) {
  const { t } = useLingui()
  const [commit, isMarking] = useAsyncMutation<useInboxChangesReadMutation>(graphql`
    mutation useInboxChangesReadMutation($input: MarkInboxEntryReadInput!) {
      markInboxEntryRead(input: $input) {
        __typename
        ... on MarkInboxEntryReadPayload {
          entry {
            id
            isRead
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t mark this as read`)
  const mark = () => attempt(async () => (await commit({ variables: { input: { entryId } } })).markInboxEntryRead)
  return { mark, isMarking, failure }
}

export function useReply(entryId: string) {
  const { t } = useLingui()
  const [commit, isSending] = useAsyncMutation<useInboxChangesReplyMutation>(graphql`
    mutation useInboxChangesReplyMutation($input: ReplyToInboxEntryInput!) {
      replyToInboxEntry(input: $input) {
        __typename
        ... on ReplyToInboxEntryPayload {
          entry {
            id
            isRead
            reply
            repliedAt
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t send your reply`)
  const send = (text: string) => attempt(async () => (await commit({ variables: { input: { entryId, text } } })).replyToInboxEntry)
  return { send, isSending, failure }
}
