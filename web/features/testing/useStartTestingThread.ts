import { graphql } from 'react-relay'
import type { useStartTestingThreadMutation } from '../../__generated__/useStartTestingThreadMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

/** Starts a conversation with the testing agent. */
export function useStartTestingThread() {
  const [commit, isStarting] = useAsyncMutation<useStartTestingThreadMutation>(graphql`
    mutation useStartTestingThreadMutation {
      startThread(input: { agentType: TESTING }) {
        __typename
        ... on StartThreadPayload {
          threadEdge {
            node {
              id
            }
          }
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
  const start = async () => {
    const { startThread: result } = await commit({ variables: {} })
    if (result.__typename !== 'StartThreadPayload') throw new Error(result.__typename === 'InputError' ? result.message : 'No thread')
    return result.threadEdge.node
  }
  return [start, isStarting] as const
}
