import { graphql } from 'react-relay'
import type { useSendTwinMessageMutation } from '../../../__generated__/useSendTwinMessageMutation.graphql.ts'
import type { Audience } from '../../../lib/__generated__/enums.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useClientMessageId } from '../runs/useClientMessageId.ts'

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
  audience: Audience | null
}

export function useSendTwinMessage() {
  const [commit] = useAsyncMutation<useSendTwinMessageMutation>(mutation)
  const clientMessageId = useClientMessageId()

  return async ({ twin: { id, username }, text, audience }: TwinMessage) => {
    const result = await commit(
      { input: { username, text, clientMessageId: clientMessageId.getId(`${audience} ${text}`), audience } },
      {
        updater(store) {
          const thread = store.getRootField('sendTwinMessage')?.getLinkedRecord('thread')
          if (thread) store.get(id)?.setLinkedRecord(thread, 'conversation', { audience })
        },
      },
    )
    clientMessageId.settle()
    return result
  }
}
