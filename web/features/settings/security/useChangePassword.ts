/* eslint-disable relay/must-colocate-fragment-spreads -- Other sessions and access tokens are over, and the lists of them have to say so. */
import { graphql } from 'react-relay'
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useChangePassword() {
  return useAsyncMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          message
          viewer {
            ...SessionsSection_viewer
            ...AccessTokensSection_viewer
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
