import { graphql } from 'react-relay'
import type { useStopRunMutation } from '../../__generated__/useStopRunMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

const mutation = graphql`
  mutation useStopRunMutation($input: StopRunInput!) {
    stopRun(input: $input) {
      __typename
      ... on StopRunPayload {
        run {
          id
          status
        }
      }
    }
  }
`

/** What was written so far stays; the stream ends by itself. */
export function useStopRun() {
  const [commit] = useAsyncMutation<useStopRunMutation>(mutation)
  return (runId: string) => commit({ variables: { input: { runId } } })
}
