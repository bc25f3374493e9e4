import { graphql } from 'react-relay'
import type { useSendTwinMessageMutation } from '../../__generated__/useSendTwinMessageMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useClientMessageId } from '../../shared/conversation/runs/useClientMessageId.ts'

const mutation = graphql`
  mutation useSendTwinMessageMutation($input: SendTwinMessageInput!) {
    sendTwinMessage(input: $input) {
      __typename
      ... on SendMessagePayload {
        thread {
          id
          ...Conversation_thread
          ...TwinChatMenu_thread
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

interface TwinMessage {
  twin: { readonly id: string; readonly username: string }
  text: string
}

export function useSendTwinMessage() {
  const [commit] = useAsyncMutation<useSendTwinMessageMutation>(mutation)
  const clientMessageId = useClientMessageId()

  return async ({ twin: { id, username }, text }: TwinMessage) => {
    const result = await commit(
      { input: { username, text, clientMessageId: clientMessageId.getId(text) } },
      {
        updater(store) {
          const thread = store.getRootField('sendTwinMessage')?.getLinkedRecord('thread')
          if (thread) store.get(id)?.setLinkedRecord(thread, 'conversation')
        },
      },
    )
    clientMessageId.settle()
    return result
  }
}
