import { graphql } from 'react-relay'
import type { useDeleteThreadMutation } from '../../__generated__/useDeleteThreadMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useDeleteThread() {
  return useAsyncMutation<useDeleteThreadMutation>(graphql`
    mutation useDeleteThreadMutation($input: DeleteThreadInput!, $connections: [ID!]!) {
      deleteThread(input: $input) {
        __typename
        ... on DeleteThreadPayload {
          deletedThreadId @deleteEdge(connections: $connections)
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
