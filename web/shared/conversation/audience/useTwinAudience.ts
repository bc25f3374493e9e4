import { useLingui } from '@lingui/react/macro'
import type { ConversationAudience } from './audience.ts'
import { useCurrentUser } from '../../../session/useCurrentUser.ts'
import type { TwinPerson } from './TwinAudience.tsx'

export function useTwinAudience({ username, name, isOwn, isDemo = false, signature = null }: TwinPerson): ConversationAudience {
  const { t } = useLingui()
  const isGuest = useCurrentUser() === null
  if (isOwn) {
    return {
      author: t`Your AI twin`,
      label: t`Message your AI twin`,
      audience: 'private',
      readers: t`Only you can read this conversation`,
      isTwin: true,
      ownsSources: true,
    }
  }
  const readers = isGuest
    ? t`${name} can read this conversation`
    : signature === null
      ? t`${name} can read this conversation but can’t see who you are because your profile is private. Messages you leave are anonymous unless you add your name.`
      : t`${name} can read this conversation and any messages you leave, and can see your username, @${signature}.`
  return {
    author: t`${name}’s AI twin`,
    label: t`Message ${name}’s AI twin`,
    audience: 'people',
    readers: isDemo ? t`A demo: don’t write anything private` : readers,
    isTwin: true,
    isBuiltIn: isDemo,
    owner: isDemo ? undefined : { username, name },
  }
}
