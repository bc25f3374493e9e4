import { graphql } from 'react-relay'
import type { useEditAndResendMutation } from '../../../__generated__/useEditAndResendMutation.graphql.ts'
import { useIdempotentMutation } from './useIdempotentMutation.ts'

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

export function useEditAndResend() {
  return useIdempotentMutation<useEditAndResendMutation>(mutation)
}
