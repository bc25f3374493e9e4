import { graphql } from 'react-relay'
import type { useDeleteItemMutation } from '../../../__generated__/useDeleteItemMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useDeleteItem() {
  return useAsyncMutation<useDeleteItemMutation>(graphql`
    mutation useDeleteItemMutation($input: DeleteKnowledgeItemInput!, $connections: [ID!]!) {
      deleteKnowledgeItem(input: $input) {
        __typename
        ... on DeleteKnowledgeItemPayload {
          deletedItemId @deleteEdge(connections: $connections)
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
