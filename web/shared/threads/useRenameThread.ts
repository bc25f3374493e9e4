import { graphql } from 'react-relay'
import type { useRenameThreadMutation } from '../../__generated__/useRenameThreadMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useRenameThread() {
  return useAsyncMutation<useRenameThreadMutation>(graphql`
    mutation useRenameThreadMutation($input: RenameThreadInput!) {
      renameThread(input: $input) {
        __typename
        ... on RenameThreadPayload {
          thread {
            id
            name
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
