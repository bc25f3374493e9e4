/* eslint-disable relay/must-colocate-fragment-spreads -- What is added stands in the list at once. */
import { graphql } from 'react-relay'
import type { useAddDocumentsMutation } from '../../../../__generated__/useAddDocumentsMutation.graphql.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'

export function useAddDocuments() {
  return useAsyncMutation<useAddDocumentsMutation>(graphql`
    mutation useAddDocumentsMutation($input: AddDocumentsInput!, $connections: [ID!]!) {
      addDocuments(input: $input) {
        __typename
        ... on AddDocumentsPayload {
          documentEdges @prependEdge(connections: $connections) {
            node {
              ...DocumentRow_item
            }
          }
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
}
