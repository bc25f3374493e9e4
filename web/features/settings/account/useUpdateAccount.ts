import { graphql } from 'react-relay'
import type { useUpdateAccountMutation } from '../../../__generated__/useUpdateAccountMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useUpdateAccount() {
  return useAsyncMutation<useUpdateAccountMutation>(graphql`
    mutation useUpdateAccountMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        __typename
        ... on UpdateAccountPayload {
          user {
            id
            timezone
            about
            language
            theme
            remembersFromConversations
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
      }
    }
  `)
}
