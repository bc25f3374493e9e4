import { graphql } from 'react-relay'
import type { useEditAndResendMutation } from '../../../__generated__/useEditAndResendMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useClientMessageId } from './useClientMessageId.ts'

const mutation = graphql`
  mutation useEditAndResendMutation($input: EditAndResendInput!, $connections: [ID!]!) {
    editAndResend(input: $input) {
      __typename
      ... on EditAndResendPayload {
        deletedStepIds @deleteEdge(connections: $connections)
        thread {
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

interface EditAndResend {
  stepId: string
  text: string
  connections: string[]
  onSend?: (clientMessageId: string) => void
}

export function useEditAndResend() {
  const [commit] = useAsyncMutation<useEditAndResendMutation>(mutation)
  const clientMessageId = useClientMessageId()

  return async ({ stepId, text, connections, onSend }: EditAndResend) => {
    const input = { stepId, text, clientMessageId: clientMessageId.getId(`${stepId} ${text}`) }
    const answer = commit({ variables: { input, connections } })
    onSend?.(input.clientMessageId)
    const { editAndResend } = await answer
    clientMessageId.settle()
    return editAndResend
  }
}
