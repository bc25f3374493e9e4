/* eslint-disable relay/unused-fields -- MessageFiles then shows where the document is. */
import { graphql } from 'react-relay'
import type { useKeepInKnowledgeMutation } from '../../../__generated__/useKeepInKnowledgeMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useKeepInKnowledge() {
  return useAsyncMutation<useKeepInKnowledgeMutation>(graphql`
    mutation useKeepInKnowledgeMutation($input: KeepInKnowledgeInput!) {
      keepInKnowledge(input: $input) {
        __typename
        ... on KeepInKnowledgePayload {
          file {
            id
            document {
              uuid
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
