import type { ModelInfo } from '../agent.ts'
import type { Language } from '../../responder/intents.ts'
import { profilePalPhrasesIn } from '../../responder/profilePal/profilePalPhrases.ts'
import { type ProfileDesk, unfilledFields } from './desk.ts'
import type { Question } from './questions.ts'

/** How a conversation with Profile Pal begins: it speaks first. */
export interface Opening {
  greeting: string
  /** Null when the profile lacks nothing. */
  question: Question | null
}

export type OpenProfilePal = (userId: string, language: Language) => Promise<Opening>

/** In words of our own with every model, so that it is there at once. */
export function createOpening(desk: Pick<ProfileDesk, 'read'>, { isBuiltIn }: Pick<ModelInfo, 'isBuiltIn'>): OpenProfilePal {
  return async (userId, language) => {
    const phrases = profilePalPhrasesIn(language)
    const [about] = unfilledFields(await desk.read(userId))
    const hello = isBuiltIn ? phrases.hello : phrases.modelHello
    return about
      ? { greeting: hello, question: { about, question: phrases.questions[about] } }
      : { greeting: `${hello}\n\n${phrases.allFilled}`, question: null }
  }
}
