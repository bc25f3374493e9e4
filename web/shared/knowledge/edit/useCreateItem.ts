/* eslint-disable relay/must-colocate-fragment-spreads -- For the list and the item's page. */
import { graphql } from 'react-relay'
import type { useCreateItemMutation } from '../../../__generated__/useCreateItemMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useCreateItem() {
  return useAsyncMutation<useCreateItemMutation>(graphql`
    mutation useCreateItemMutation($input: CreateKnowledgeItemInput!, $connections: [ID!]!) {
      createKnowledgeItem(input: $input) {
        __typename
        ... on CreateKnowledgeItemPayload {
          answeredQuestionId @deleteRecord
          itemEdge @prependEdge(connections: $connections) {
            node {
              uuid
              ...ItemRow_item
              ...ItemPage_item
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
