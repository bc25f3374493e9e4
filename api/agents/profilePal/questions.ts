import { z } from 'zod'
import { type ProfileState, listUnfilledFields } from '../tools/profileAccess.ts'
import { type ProfileField, profileFields } from '../tools/profileFields.ts'

const subjects = [...profileFields, 'finishing', 'other'] as const

export const question = z.object({
  about: z.enum(subjects).describe('The field that the answer is for; finishing, when you ask whether to finish the onboarding.'),
  question: z.string().trim().min(1).max(1000).describe('One question, in the language of the user.'),
})
export type Question = z.output<typeof question>

interface AskedQuestion extends Question {
  position: number
  isWaiting: boolean
}

export interface Progress {
  notAskedYet: ProfileField[]
  askedUnanswered: ProfileField[]
  openQuestion: Question | null
}

export function measureProgress(state: ProfileState, asked: AskedQuestion[], messagePosition: number): Progress {
  const lastAsked = new Map(asked.map(({ about, position }) => [about as string, position]))
  const unfilled = listUnfilledFields(state)
  const last = asked.at(-1)
  return {
    notAskedYet: unfilled.filter((field) => !lastAsked.has(field)),
    askedUnanswered: unfilled.filter((field) => lastAsked.has(field)).toSorted((a, b) => (lastAsked.get(a) ?? 0) - (lastAsked.get(b) ?? 0)),
    openQuestion: last?.isWaiting && last.position === messagePosition - 1 ? { about: last.about, question: last.question } : null,
  }
}
