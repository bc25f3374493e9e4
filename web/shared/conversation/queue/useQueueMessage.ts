import { t } from '@lingui/core/macro'
import { graphql } from 'react-relay'
import type { useQueueMessageMutation } from '../../../__generated__/useQueueMessageMutation.graphql.ts'
import { translateError } from '../../../i18n/errorText.ts'
import { getFailureText, isUndelivered } from '../../../relay/requestError.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import type { RunOutcome } from '../answer/runOutcome.ts'
import { type OutgoingMessage, toMessageInput } from '../composer/outgoingMessage.ts'
import { useClientMessageId } from '../runs/useClientMessageId.ts'

const mutation = graphql`
  mutation useQueueMessageMutation($input: QueueMessageInput!) {
    queueMessage(input: $input) {
      __typename
      ... on QueueMessagePayload {
        thread {
          ...QueuedMessages_thread
        }
      }
      ... on UserError {
        message
        code
        params
      }
    }
  }
`

export function useQueueMessage(threadId: string | null) {
  const [commit] = useAsyncMutation<useQueueMessageMutation>(mutation)
  const { getId, settle } = useClientMessageId()

  return async (outgoing: OutgoingMessage): Promise<RunOutcome> => {
    const message = { threadId: threadId ?? '', ...toMessageInput(outgoing) }
    const clientMessageId = getId(JSON.stringify(message))
    try {
      const refusal = await commit({ input: { ...message, clientMessageId } })
      settle()
      if (refusal.message === undefined) return { type: 'started' }
      return { type: 'refused', message: translateError({ ...refusal, message: refusal.message }) }
    } catch (error) {
      return {
        type: 'refused',
        message: getFailureText(error, t`Couldn’t send your message`),
        unreached: isUndelivered(error) ? { clientMessageId, settle } : null,
      }
    }
  }
}
