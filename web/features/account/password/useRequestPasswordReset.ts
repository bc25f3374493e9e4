import { graphql } from 'react-relay'
import type { useRequestPasswordResetMutation } from '../../../__generated__/useRequestPasswordResetMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useRequestPasswordReset() {
  return useAsyncMutation<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        __typename
        ... on RequestPasswordResetPayload {
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
