import { graphql } from 'react-relay'
import type { useRetryRunMutation } from '../../__generated__/useRetryRunMutation.graphql.ts'
import { useClientMessageId } from './useClientMessageId.ts'
import { useCommit } from './useCommit.ts'

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
        message
        run {
          id
          createdAt
        }
      }
      ... on Error {
        message
      }
    }
  }
`

/** Writes the last answer anew. */
export function useRetryRun() {
  const commit = useCommit<useRetryRunMutation>(mutation)
  const clientMessageId = useClientMessageId()

  return async ({ runId, connections }: { runId: string; connections: string[] }) => {
    const { retryRun } = await commit({ input: { runId, clientMessageId: clientMessageId.idOf(runId) }, connections })
    clientMessageId.settle()
    return retryRun
  }
}
