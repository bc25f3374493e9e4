import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useDecisionApproveMutation } from '../../../__generated__/useDecisionApproveMutation.graphql.ts'
import type { useDecisionRejectMutation } from '../../../__generated__/useDecisionRejectMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'

export function useDecision(entryId: string) {
  const { t } = useLingui()
  const [commitApproval, isApproving] = useAsyncMutation<useDecisionApproveMutation>(graphql`
    mutation useDecisionApproveMutation($input: ApproveAnswerInput!) {
      approveAnswer(input: $input) {
        __typename
        ... on ApproveAnswerPayload {
          decidedEntryId @deleteRecord
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const [commitRejection, isRejecting] = useAsyncMutation<useDecisionRejectMutation>(graphql`
    mutation useDecisionRejectMutation($input: RejectAnswerInput!) {
      rejectAnswer(input: $input) {
        __typename
        ... on RejectAnswerPayload {
          decidedEntryId @deleteRecord
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t save your decision`)
  /** @param text replaces the proposed answer */
  const approve = (text: string | null) => attempt(() => commitApproval({ input: { entryId, text } }))
  const reject = () => attempt(() => commitRejection({ input: { entryId } }))
  return { approve, reject, isDeciding: isApproving || isRejecting, failure }
}
