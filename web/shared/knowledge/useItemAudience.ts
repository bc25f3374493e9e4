import type { Audience } from '#design-system'
import { useLingui } from '@lingui/react/macro'

interface ItemAudience {
  audience: Audience
  readers?: string
  description: string
}

export function useItemAudience(isPublic: boolean, isProfilePublic: boolean): ItemAudience {
  const { t } = useLingui()
  if (!isPublic) {
    return {
      audience: 'private',
      description: t`Only you and your private brain. Make it public to let your twin share it with anyone.`,
    }
  }
  if (!isProfilePublic) {
    return {
      audience: 'listed',
      readers: t`Anyone, once your profile is public`,
      description: t`Your profile is still private, so nobody else sees this. Your twin can share it once your profile is public.`,
    }
  }
  return {
    audience: 'listed',
    description: t`Your twin can share this with anyone while your profile is public. Make it private, and your twin stops using it right away.`,
  }
}
