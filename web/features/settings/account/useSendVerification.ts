import { graphql } from 'react-relay'
import type { useSendVerificationMutation } from '../../../__generated__/useSendVerificationMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useSendVerification() {
  return useAsyncMutation<useSendVerificationMutation>(graphql`
    mutation useSendVerificationMutation {
      sendEmailVerification {
        __typename
        ... on SendEmailVerificationPayload {
          sent: message
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
