import { type Audience, useAudienceNames } from '#design-system'
import { useLingui } from '@lingui/react/macro'

interface ItemAudience {
  audience: Audience
  readers?: string
  description: string
}

export function useItemAudience(audience: Audience, profileAudience: Audience): ItemAudience {
  const { t } = useLingui()
  const names = useAudienceNames()
  if (audience === 'private') return { audience, description: t`Only you and your private brain. Your twin can’t use it.` }
  if (profileAudience === 'private') {
    return {
      audience,
      readers: t`${names[audience]}, once your profile is shared`,
      description: t`Only you can see this until you share your profile.`,
    }
  }
  if (profileAudience === 'people' && audience !== 'people') {
    return {
      audience,
      description: t`Only the people you choose can see this, as with your profile.`,
    }
  }
  if (audience === 'people') {
    return { audience, description: t`Your twin shares this only with the people you choose and visitors with your invitation link.` }
  }
  return {
    audience,
    description: t`Your twin can share this with anyone. Make it private, and your twin stops using it right away.`,
  }
}
