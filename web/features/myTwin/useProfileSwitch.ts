import { useState } from 'react'
import type { RecordProxy } from 'relay-runtime'
import type { UpdateProfileInput } from '../../__generated__/useUpdateProfileMutation.graphql.ts'
import { errorText } from '../../i18n/errorText.ts'
import { failureText } from '../../relay/requestError.ts'
import { useUpdateProfile } from './profile/useUpdateProfile.ts'

/** For switches: what they say is true at once, and taken back when it could not be done. */
export function useProfileSwitch(profileId: string, fallback: string) {
  const [updateProfile] = useUpdateProfile()
  const [failure, setFailure] = useState<string | null>(null)

  const change = async (input: UpdateProfileInput, foresee: (profile: RecordProxy) => void) => {
    setFailure(null)
    try {
      const { updateProfile: result } = await updateProfile({
        variables: { input },
        optimisticUpdater: (store) => {
          const profile = store.get(profileId)
          if (profile) foresee(profile)
        },
      })
      if (result.__typename === 'InputError' || result.__typename === 'EmailNotVerifiedError') setFailure(errorText(result))
    } catch (error) {
      console.error(fallback, error)
      setFailure(failureText(error, fallback))
    }
  }
  return { change, failure }
}
