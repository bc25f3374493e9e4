import type { Audience } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { createContext, use, type ReactNode } from 'react'
import type { TwinOwner } from '../toOwner/ownerContext.ts'

export interface WrittenAnswer {
  stepUuid: string
  question: string
  text: string
}

export interface ConversationAudience {
  author: string
  label: string
  audience: Audience
  readers?: string
  isTwin: boolean
  isTemporary?: boolean
  /** A talk between twins, without a composer. */
  isTalk?: boolean
  isBuiltIn?: boolean
  ownsSources?: boolean
  refusal?: string
  owner?: TwinOwner
  opening?: ReactNode
  renderAfterAnswer?: (answer: WrittenAnswer) => ReactNode
}

export const AudienceContext = createContext<ConversationAudience | null>(null)

export function useAudience(): ConversationAudience {
  const { t } = useLingui()
  return (
    use(AudienceContext) ?? { author: 'Twain', label: t`Message your private brain`, audience: 'private', isTwin: false, ownsSources: true }
  )
}
