import { graphql } from 'react-relay'
import type { useRetryRunMutation } from '../../../__generated__/useRetryRunMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useClientMessageId } from './useClientMessageId.ts'

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

interface RetryRun {
  runId: string
  connections: string[]
  onSend?: (clientMessageId: string) => void
}

export function useRetryRun() {
  const [commit] = useAsyncMutation<useRetryRunMutation>(mutation)
  const clientMessageId = useClientMessageId()

  return async ({ runId, connections, onSend }: RetryRun) => {
    const input = { runId, clientMessageId: clientMessageId.getId(runId) }
    const answer = commit({ variables: { input, connections } })
    onSend?.(input.clientMessageId)
    const { retryRun } = await answer
    clientMessageId.settle()
    return retryRun
  }
}
