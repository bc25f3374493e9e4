import { graphql } from 'react-relay'
import type { useSendMessageMutation } from '../../../__generated__/useSendMessageMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useClientMessageId } from './useClientMessageId.ts'

const mutation = graphql`
  mutation useSendMessageMutation($input: SendMessageInput!, $connections: [ID!]!) {
    sendMessage(input: $input) {
      __typename
      ... on SendMessagePayload {
        thread {
          id
          uuid
          name
          updatedAt
          stepCount
          firstMessagePreview
          lastMessagePreview
          activeRun {
            id
            createdAt
          }
        }
        userStepEdge @appendEdge(connections: $connections) {
          cursor
          node {
            ...StepRow_step
          }
        }
        assistantStepEdge @appendEdge(connections: $connections) {
          cursor
          node {
            ...StepRow_step
          }
        }
        run {
          id
          createdAt
        }
      }
      ... on AlreadySendingError {
        message
        code
        params
        run {
          id
          createdAt
        }
      }
      ... on Error {
        message
        code
        params
      }
    }
  }
`

interface SendMessage {
  threadId: string | null
  text: string
  elementIds?: string[]
  connections: string[]
  /** Called with the client message id once the request is sent. */
  onSend?: (clientMessageId: string) => void
}

export function useSendMessage() {
  const [commit] = useAsyncMutation<useSendMessageMutation>(mutation)
  const clientMessageId = useClientMessageId()

  return async ({ threadId, text, elementIds = [], connections, onSend }: SendMessage) => {
    const id = clientMessageId.getId([text, ...elementIds].join(' '))
    const answer = commit({ variables: { input: { threadId, text, elementIds, clientMessageId: id }, connections } })
    // After the request, so that the stream connects while the database writes the message.
    onSend?.(id)
    const { sendMessage } = await answer
    clientMessageId.settle()
    return sendMessage
  }
}
