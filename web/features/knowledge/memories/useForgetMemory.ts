/* eslint-disable relay/must-colocate-fragment-spreads -- What is remembered again is shown by its row. */
import { graphql } from 'react-relay'
import type { useForgetMemoryMutation } from '../../../__generated__/useForgetMemoryMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useForgetMemory() {
  return useAsyncMutation<useForgetMemoryMutation>(graphql`
    mutation useForgetMemoryMutation($input: DeleteMemoryInput!, $connections: [ID!]!) {
      deleteMemory(input: $input) {
        __typename
        ... on DeleteMemoryPayload {
          deletedMemoryId @deleteEdge(connections: $connections)
          restored @prependNode(connections: $connections, edgeTypeName: "ViewerMemoriesConnectionEdge") {
            ...MemoryRow_memory
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
