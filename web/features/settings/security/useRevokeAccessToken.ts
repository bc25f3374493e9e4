/* eslint-disable relay/must-colocate-fragment-spreads -- The list of tokens is what the mutation changes. */
import { graphql } from 'react-relay'
import type { useRevokeAccessTokenMutation } from '../../../__generated__/useRevokeAccessTokenMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useRevokeAccessToken() {
  return useAsyncMutation<useRevokeAccessTokenMutation>(graphql`
    mutation useRevokeAccessTokenMutation($input: RevokeAccessTokenInput!) {
      revokeAccessToken(input: $input) {
        __typename
        ... on RevokeAccessTokenPayload {
          viewer {
            ...AccessTokensSection_viewer
          }
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
