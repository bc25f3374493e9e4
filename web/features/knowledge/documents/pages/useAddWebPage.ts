/* eslint-disable relay/must-colocate-fragment-spreads -- What is added stands in the list at once. */
import { graphql } from 'react-relay'
import type { useAddWebPageMutation } from '../../../../__generated__/useAddWebPageMutation.graphql.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'

export function useAddWebPage() {
  return useAsyncMutation<useAddWebPageMutation>(graphql`
    mutation useAddWebPageMutation($input: AddWebPageInput!, $connections: [ID!]!) {
      addWebPage(input: $input) {
        __typename
        ... on AddWebPagePayload {
          documentEdge @prependEdge(connections: $connections) {
            node {
              ...DocumentRow_item
              document {
                ...DocumentReplacement_file
              }
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
      }
    }
  `)
}
