import { graphql } from 'react-relay'
import type { useDismissQuestionMutation } from '../../../__generated__/useDismissQuestionMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useDismissQuestion() {
  return useAsyncMutation<useDismissQuestionMutation>(graphql`
    mutation useDismissQuestionMutation($input: DismissTwinQuestionInput!) {
      dismissTwinQuestion(input: $input) {
        __typename
        ... on DismissTwinQuestionPayload {
          dismissedQuestionId @deleteRecord
        }
        ... on Error {
          message
          code
          params
        }
      }
    }
  `)
}
