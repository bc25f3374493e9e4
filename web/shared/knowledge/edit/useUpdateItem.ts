import { graphql } from 'react-relay'
import type { useUpdateItemMutation } from '../../../__generated__/useUpdateItemMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useUpdateItem() {
  return useAsyncMutation<useUpdateItemMutation>(graphql`
    mutation useUpdateItemMutation($input: UpdateKnowledgeItemInput!) {
      updateKnowledgeItem(input: $input) {
        __typename
        ... on UpdateKnowledgeItemPayload {
          item {
            uuid
            ...ItemRow_item
            ...ItemPage_item
            title
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on ConflictError {
          message
          code
          params
        }
        ... on NotFoundError {
          message
          code
          params
        }
      }
    }
  `)
}
