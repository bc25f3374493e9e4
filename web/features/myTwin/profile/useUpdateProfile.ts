/* eslint-disable relay/must-colocate-fragment-spreads -- Every part of the screen shows something of the profile, and is up to date after a change. */
import { graphql } from 'react-relay'
import type { useUpdateProfileMutation } from '../../../__generated__/useUpdateProfileMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useUpdateProfile() {
  return useAsyncMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfilePayload {
          profile {
            ...MyTwinScreen_profile
          }
        }
        ... on InputError {
          message
          code
          params
          field
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
