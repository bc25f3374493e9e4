import { graphql } from 'react-relay'
import type { useRetryRunMutation } from '../../../__generated__/useRetryRunMutation.graphql.ts'
import { useIdempotentMutation } from './useIdempotentMutation.ts'

const mutation = graphql`
  mutation useRetryRunMutation($input: RetryRunInput!, $connections: [ID!]!) {
    retryRun(input: $input) {
      __typename
      ... on RetryRunPayload {
        deletedStepIds @deleteEdge(connections: $connections)
        thread {
          updatedAt
          stepCount
          lastMessagePreview
          ...useThreadModel_thread
          comparison {
            answers {
              isShown
            }
          }
          ...Comparison_thread
          activeRun {
            id
            createdAt
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

export function useRetryRun() {
  return useIdempotentMutation<useRetryRunMutation>(mutation)
}
