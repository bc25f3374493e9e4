/* eslint-disable relay/must-colocate-fragment-spreads -- What is imported stands in the list at once. */
import { graphql } from 'react-relay'
import type { useImportStoriesMutation } from '../../__generated__/useImportStoriesMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useImportStories() {
  return useAsyncMutation<useImportStoriesMutation>(graphql`
    mutation useImportStoriesMutation($input: ImportStoriesInput!, $connections: [ID!]!) {
      importStories(input: $input) {
        __typename
        ... on ImportStoriesPayload {
          isRunning
          files {
            fileName
            storyCount
            knownCount
            problem
          }
          storyEdges @prependEdge(connections: $connections) {
            node {
              ...ItemRow_item
            }
          }
        }
        ... on InputError {
          message
          code
          params
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
}
