import { graphql } from 'react-relay'
import type { useContinueAnswerMutation } from '../../../__generated__/useContinueAnswerMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

const mutation = graphql`
  mutation useContinueAnswerMutation($input: ContinueAnswerInput!) {
    continueAnswer(input: $input) {
      __typename
      ... on ContinueAnswerPayload {
        thread {
          activeRun {
            id
            createdAt
          }
        }
        step {
          ...StepRow_step
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

export function useContinueAnswer() {
  const [commit] = useAsyncMutation<useContinueAnswerMutation>(mutation)
  return (stepId: string) => commit({ input: { stepId } })
}
