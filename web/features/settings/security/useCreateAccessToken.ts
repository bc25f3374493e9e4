/* eslint-disable relay/must-colocate-fragment-spreads -- The list of tokens is what the mutation changes. */
import { graphql } from 'react-relay'
import type { useCreateAccessTokenMutation } from '../../../__generated__/useCreateAccessTokenMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useCreateAccessToken() {
  return useAsyncMutation<useCreateAccessTokenMutation>(graphql`
    mutation useCreateAccessTokenMutation($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) {
        __typename
        ... on CreateAccessTokenPayload {
          secret
          accessToken {
            name
          }
          viewer {
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
        ... on EmailNotVerifiedError {
          message
          code
          params
        }
      }
    }
  `)
}
