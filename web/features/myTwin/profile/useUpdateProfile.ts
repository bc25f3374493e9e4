import { graphql } from 'react-relay'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { UpdateProfileInput, useUpdateProfileMutation } from '../../../__generated__/useUpdateProfileMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'

export function useUpdateProfile() {
  return useAsyncMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfilePayload {
          profile {
            ...MyTwinScreen_profile
            suggestedQuestions
          }
        }
        ... on UserError {
          message
          code
          params
          field
        }
      }
    }
  `)
}

export function useProfileSwitch(profileId: string, fallback: string) {
  const [updateProfile] = useUpdateProfile()
  const { attempt, failure } = useAttempt(fallback)

  const change = async (input: UpdateProfileInput, foresee: (profile: RecordProxy) => void) => {
    const optimisticUpdater = (store: RecordSourceProxy) => {
      const profile = store.get(profileId)
      if (profile) foresee(profile)
    }
    await attempt(() => updateProfile({ input }, { optimisticUpdater }))
  }
  return { change, failure }
}
