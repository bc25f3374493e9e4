import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { UpdateProfileInput } from '../../__generated__/useUpdateProfileMutation.graphql.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useUpdateProfile } from './profile/useUpdateProfile.ts'

/** For switches: what they say is true at once, and taken back when it could not be done. */
export function useProfileSwitch(profileId: string, fallback: string) {
  const [updateProfile] = useUpdateProfile()
  const { attempt, failure } = useAttempt(fallback)

  const change = async (input: UpdateProfileInput, foresee: (profile: RecordProxy) => void) => {
    const optimisticUpdater = (store: RecordSourceProxy) => {
      const profile = store.get(profileId)
      if (profile) foresee(profile)
    }
    await attempt(async () => (await updateProfile({ variables: { input }, optimisticUpdater })).updateProfile)
  }
  return { change, failure }
}
