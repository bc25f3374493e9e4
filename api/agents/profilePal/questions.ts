import { z } from 'zod'
import { type ProfileState, unfilledFields } from '../tools/profileAccess.ts'
import { type ProfileField, profileFields } from '../tools/profileFields.ts'

/** What a question of Profile Pal can be about. */
const subjects = [...profileFields, 'finishing', 'other'] as const

export const question = z.object({
  about: z.enum(subjects).describe('The field that the answer is for; finishing, when you ask whether to finish the onboarding.'),
  question: z.string().trim().min(1).max(1000).describe('One question, in the language of the user.'),
})
export type Question = z.output<typeof question>

export interface AskedQuestion extends Question {
  /** Position of the answer that ended with the question. */
  position: number
  /** False once the onboarding was finished after the question was asked. */
  isWaiting: boolean
}

export interface Progress {
  /** What to ask next, in this order. */
  notAskedYet: ProfileField[]
  /** Skipped, or never answered; the one asked longest ago first. */
  askedInVain: ProfileField[]
  /** What the message that is being answered replies to; null when it replies to no question. */
  openQuestion: Question | null
}

/** How far the questions have come, told from what was written down alone. */
export function progressOf(state: ProfileState, asked: AskedQuestion[], messagePosition: number): Progress {
  const lastAsked = new Map(asked.map(({ about, position }) => [about as string, position]))
  const unfilled = unfilledFields(state)
  const last = asked.at(-1)
  return {
    notAskedYet: unfilled.filter((field) => !lastAsked.has(field)),
    askedInVain: unfilled.filter((field) => lastAsked.has(field)).toSorted((a, b) => (lastAsked.get(a) ?? 0) - (lastAsked.get(b) ?? 0)),
    openQuestion: last?.isWaiting && last.position === messagePosition - 1 ? { about: last.about, question: last.question } : null,
  }
}
