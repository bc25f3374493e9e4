import { graphql } from 'react-relay'
import type { useResetPasswordMutation } from '../../../__generated__/useResetPasswordMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useResetPassword() {
  return useAsyncMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on ResetPasswordPayload {
          message
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
