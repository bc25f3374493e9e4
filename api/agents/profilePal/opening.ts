import type { Language } from '../../platform/language/words.ts'
import { openingPhrases } from './openingPhrases.ts'
import { listUnfilledFields } from '../tools/profileAccess.ts'
import type { Question } from './questions.ts'
import type { Opening, OpeningServices } from '../definition.ts'

/** Fixed texts, so that the first message appears immediately. */
export async function openProfilePal(
  userId: string,
  language: Language,
  { profileAccess, isBuiltIn }: OpeningServices,
): Promise<Opening & { question: Question | null }> {
  const phrases = openingPhrases[language]
  const [about] = listUnfilledFields(await profileAccess.read(userId))
  const hello = isBuiltIn ? phrases.hello : phrases.modelHello
  return about
    ? { greeting: hello, question: { about, question: phrases.questions[about] } }
    : { greeting: `${hello}\n\n${phrases.allFilled}`, question: null }
}
