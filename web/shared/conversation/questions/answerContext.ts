import { createContext } from 'react'
import type { RunOutcome } from '../answer/runOutcome.ts'

export interface QuestionAnswer {
  readonly choices: string[]
  readonly text: string
}

/** Null where questions can’t be answered. */
export const AnswerContext = createContext<((stepId: string, answer: QuestionAnswer) => Promise<RunOutcome>) | null>(null)
