/* eslint-disable relay/must-colocate-fragment-spreads -- The list of sessions is what the mutations change. */
import { graphql } from 'react-relay'
import type { useEndSessionsOneMutation } from '../../../__generated__/useEndSessionsOneMutation.graphql.ts'
import type { useEndSessionsOthersMutation } from '../../../__generated__/useEndSessionsOthersMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useEndSession() {
  return useAsyncMutation<useEndSessionsOneMutation>(graphql`
    mutation useEndSessionsOneMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on EndSessionPayload {
          viewer {
            ...SessionsSection_viewer
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

export function useEndOtherSessions() {
  return useAsyncMutation<useEndSessionsOthersMutation>(graphql`
    mutation useEndSessionsOthersMutation {
      endOtherSessions {
        viewer {
          ...SessionsSection_viewer
        }
      }
    }
  `)
}
