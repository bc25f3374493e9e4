import type { Voice } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { createContext, use, type ReactNode } from 'react'

/** Whom a conversation is with, and who can read it. Everything in it that names either takes the words from here. */
export interface Audience {
  /** Who answers, for those who listen. */
  author: string
  /** Names the composer's field. */
  label: string
  voice: Voice
  /** Who can read what is sent, where the voice's own words do not say it. */
  readers?: string
  /** Of whoever it is. It reads no attachments. */
  isTwin: boolean
  /** The built-in responder answers, whatever model the server uses. */
  isBuiltIn?: boolean
  /** What it quotes is the reader’s own, and can be opened. */
  ownsSources?: boolean
  /** Why nothing can be said for now. */
  refusal?: string
  /** What stands where the first words will. */
  opening?: ReactNode
}

/** Null is the private brain. */
export const AudienceContext = createContext<Audience | null>(null)

export function useAudience(): Audience {
  const { t } = useLingui()
  return (
    use(AudienceContext) ?? { author: 'Twain', label: t`Message your private brain`, voice: 'private', isTwin: false, ownsSources: true }
  )
}
