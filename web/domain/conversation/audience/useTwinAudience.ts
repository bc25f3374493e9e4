import { useLingui } from '@lingui/react/macro'
import type { Audience } from './audience.ts'
import type { TwinPerson } from './TwinAudience.tsx'

/** Who answers as a twin, and who can read what is said to it. */
export function useTwinAudience({ name, isOwn, isDemo = false }: TwinPerson): Audience {
  const { t } = useLingui()
  if (isOwn) {
    return {
      author: t`Your AI twin`,
      label: t`Message your AI twin`,
      voice: 'private',
      readers: t`Only you can read this conversation`,
      isTwin: true,
      ownsSources: true,
    }
  }
  return {
    author: t`${name}’s AI twin`,
    label: t`Message ${name}’s AI twin`,
    voice: 'public',
    readers: isDemo ? t`A demo: don’t write anything private` : t`${name} can read this conversation`,
    isTwin: true,
    isBuiltIn: isDemo,
  }
}
