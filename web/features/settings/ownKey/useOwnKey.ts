/* eslint-disable relay/must-colocate-fragment-spreads -- Updates the section. */
import { graphql } from 'react-relay'
import type { useOwnKeyDeleteMutation } from '../../../__generated__/useOwnKeyDeleteMutation.graphql.ts'
import type { useOwnKeySaveMutation } from '../../../__generated__/useOwnKeySaveMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useSaveOwnModelServer() {
  return useAsyncMutation<useOwnKeySaveMutation>(graphql`
    mutation useOwnKeySaveMutation($input: SaveOwnModelServerInput!) {
      saveOwnModelServer(input: $input) {
        __typename
        ... on SaveOwnModelServerPayload {
          viewer {
            ...ModelSection_viewer
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

export function useDeleteOwnModelServer() {
  return useAsyncMutation<useOwnKeyDeleteMutation>(graphql`
    mutation useOwnKeyDeleteMutation {
      deleteOwnModelServer {
        __typename
        ... on DeleteOwnModelServerPayload {
          viewer {
            ...ModelSection_viewer
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
}
