import { useLingui } from '@lingui/react/macro'

/** Who can learn of an item: it is public by its own switch, and heard once the profile is public too. */
export function useAudienceWords(isPublic: boolean, isProfilePublic: boolean) {
  const { t } = useLingui()
  if (!isPublic) {
    return {
      audience: t`Only you`,
      description: t`You and your private brain. Turn it on, and your twin may tell it to anyone.`,
    }
  }
  if (!isProfilePublic) {
    return {
      audience: t`Anyone, once your profile is public`,
      description: t`Your profile is still private, so nobody hears it yet. Your twin may tell it as soon as you make the profile public.`,
    }
  }
  return {
    audience: t`Anyone`,
    description: t`Your twin may tell it to anyone, as long as your profile is public. Turn it off, and its next answer knows nothing of it.`,
  }
}
