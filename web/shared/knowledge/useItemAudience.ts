import { useLingui } from '@lingui/react/macro'

export function useItemAudience(isPublic: boolean, isProfilePublic: boolean) {
  const { t } = useLingui()
  if (!isPublic) {
    return {
      audience: t`Only you`,
      description: t`Only you and your private brain. Make it public to let your twin share it with anyone.`,
    }
  }
  if (!isProfilePublic) {
    return {
      audience: t`Anyone, once your profile is public`,
      description: t`Your profile is still private, so nobody else sees this. Your twin can share it once your profile is public.`,
    }
  }
  return {
    audience: t`Anyone`,
    description: t`Your twin can share this with anyone while your profile is public. Make it private, and your twin stops using it right away.`,
  }
}
