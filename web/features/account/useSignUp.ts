import { graphql } from 'react-relay'
import type { useSignUpMutation } from '../../__generated__/useSignUpMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useSignUp() {
  return useAsyncMutation<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        __typename
        ... on SignUpPayload {
          viewer {
            user {
              id
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
}
