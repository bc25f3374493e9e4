/* eslint-disable relay/must-colocate-fragment-spreads -- The list of webhooks is what the mutation changes. */
import { graphql } from 'react-relay'
import type { useCreateWebhookMutation } from '../../../__generated__/useCreateWebhookMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useCreateWebhook() {
  return useAsyncMutation<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        __typename
        ... on CreateWebhookPayload {
          secret
          webhook {
            url
            description
          }
          viewer {
            ...WebhooksSection_viewer
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on RateLimitError {
          message
          code
          params
        }
        ... on EmailNotVerifiedError {
          message
          code
          params
        }
      }
    }
  `)
}
