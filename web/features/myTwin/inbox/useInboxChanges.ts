/* oxlint-disable relay/unused-fields -- The updated fields are rendered by InboxEntry. */
import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useInboxChangesReadMutation } from '../../../__generated__/useInboxChangesReadMutation.graphql.ts'
import type { useInboxChangesReplyMutation } from '../../../__generated__/useInboxChangesReplyMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'

export function useMarkRead() {
  const { t } = useLingui()
  return useAction<useInboxChangesReadMutation>(
    graphql`
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
    `,
    t`Couldn’t mark this as read`,
  )
}

export function useReply() {
  const { t } = useLingui()
  return useAction<useInboxChangesReplyMutation>(
    graphql`
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
    `,
    t`Couldn’t send your reply`,
  )
}
