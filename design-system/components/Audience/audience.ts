import { useLingui } from '@lingui/react/macro'
import { createContext } from 'react'

export type Audience = 'private' | 'people' | 'link' | 'listed'

/** From the fewest readers to the most. */
export const audiences: readonly Audience[] = ['private', 'people', 'link', 'listed']

export type Voice = 'private' | 'public'

/** Of the region, for dialogs opened in it. Null outside regions. */
export const VoiceContext = createContext<Voice | null>(null)

export function getVoice(audience: Audience): Voice {
  return audience === 'private' ? 'private' : 'public'
}

export function useAudienceNames(): Readonly<Record<Audience, string>> {
  const { t } = useLingui()
  return { private: t`Only you`, people: t`People you choose`, link: t`Anyone with the link`, listed: t`Anyone` }
}

export interface AudienceChoice {
  /** Controlled. */
  value?: Audience
  /** Uncontrolled. */
  defaultValue?: Audience
  /** Called with the choice. */
  onChange?: (audience: Audience) => void
}
