import { graphql } from 'react-relay'
import type { useNeverRememberMutation } from '../../../__generated__/useNeverRememberMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

/** Forgets a memory, and what is like it is not remembered from then on. */
export function useNeverRemember() {
  return useAsyncMutation<useNeverRememberMutation>(graphql`
    mutation useNeverRememberMutation($input: CreateMemoryRuleInput!, $connections: [ID!]!) {
      createMemoryRule(input: $input) {
        __typename
        ... on CreateMemoryRulePayload {
          deletedMemoryId @deleteEdge(connections: $connections)
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
