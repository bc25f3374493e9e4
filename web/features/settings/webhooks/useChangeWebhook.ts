import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useChangeWebhookDeleteMutation } from '../../../__generated__/useChangeWebhookDeleteMutation.graphql.ts'
import type { useChangeWebhookResendMutation } from '../../../__generated__/useChangeWebhookResendMutation.graphql.ts'
import type { useChangeWebhookRotateMutation } from '../../../__generated__/useChangeWebhookRotateMutation.graphql.ts'
import type { useChangeWebhookTestMutation } from '../../../__generated__/useChangeWebhookTestMutation.graphql.ts'
import type { useChangeWebhookUpdateMutation } from '../../../__generated__/useChangeWebhookUpdateMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAction } from '../../../relay/useAction.ts'

export function useUpdateWebhook() {
  return useAsyncMutation<useChangeWebhookUpdateMutation>(graphql`
    mutation useChangeWebhookUpdateMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        __typename
        ... on UpdateWebhookPayload {
          webhook {
            ...WebhookEntry_webhook
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on NotFoundError {
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

export function useRotateWebhookSecret() {
  return useAsyncMutation<useChangeWebhookRotateMutation>(graphql`
    mutation useChangeWebhookRotateMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        __typename
        ... on RotateWebhookSecretPayload {
          secret
        }
        ... on NotFoundError {
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

export function useSendTestEvent() {
  return useAsyncMutation<useChangeWebhookTestMutation>(graphql`
    mutation useChangeWebhookTestMutation($input: SendTestEventInput!) {
      sendTestEvent(input: $input) {
        __typename
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
}

export function useResendDelivery() {
  const { t } = useLingui()
  return useAction<useChangeWebhookResendMutation>(
    graphql`
      mutation useChangeWebhookResendMutation($input: ResendWebhookDeliveryInput!) {
        resendWebhookDelivery(input: $input) {
          __typename
          ... on ResendWebhookDeliveryPayload {
            delivery {
              ...DeliveryEntry_delivery
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t send it again`,
  )
}

export function useDeleteWebhook() {
  const { t } = useLingui()
  return useAction<useChangeWebhookDeleteMutation>(
    graphql`
      mutation useChangeWebhookDeleteMutation($input: DeleteWebhookInput!) {
        deleteWebhook(input: $input) {
          __typename
          ... on DeleteWebhookPayload {
            viewer {
              ...WebhooksSection_viewer
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t delete the webhook`,
  )
}
