import { graphql } from 'react-relay'
import type { useSendMessageMutation } from '../../../__generated__/useSendMessageMutation.graphql.ts'
import { useIdempotentMutation } from './useIdempotentMutation.ts'

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
          isArchived
          firstMessagePreview
          lastMessagePreview
          ...Comparison_thread
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
            run {
              clientMessageId
            }
            ...StepRow_step
          }
        }
        run {
          id
          createdAt
        }
      }
      ... on AlreadySendingError {
        run {
          id
          createdAt
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

export function useSendMessage() {
  return useIdempotentMutation<useSendMessageMutation>(mutation)
}
