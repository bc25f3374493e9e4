import type { Voice } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { createContext, use, type ReactNode } from 'react'

export interface Audience {
  /** Name for screen readers. */
  author: string
  /** Label of the composer field. */
  label: string
  voice: Voice
  /** Who can read the messages, if the default of the voice does not apply. */
  readers?: string
  isTwin: boolean
  isBuiltIn?: boolean
  ownsSources?: boolean
  /** Why no message can be sent. */
  refusal?: string
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
