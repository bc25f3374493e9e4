/* eslint-disable relay/must-colocate-fragment-spreads -- The document's own screen says that it is being replaced. */
import { graphql } from 'react-relay'
import type { useReplaceDocumentMutation } from '../../../../__generated__/useReplaceDocumentMutation.graphql.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'

export function useReplaceDocument() {
  return useAsyncMutation<useReplaceDocumentMutation>(graphql`
    mutation useReplaceDocumentMutation($input: ReplaceDocumentInput!) {
      replaceDocument(input: $input) {
        __typename
        ... on ReplaceDocumentPayload {
          item {
            ...DocumentRow_item
            document {
              ...DocumentReplacement_file
            }
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
