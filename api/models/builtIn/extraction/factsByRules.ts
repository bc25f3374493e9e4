import type { Fact } from '../../tasks/facts.ts'
import { sentencesOf } from '../../../platform/text/sentences.ts'
import { intentOf, isQuestion } from '../../../platform/language/intents.ts'
import { contentWords } from '../../../platform/language/words.ts'

/** In characters: more is pasted rather than told. */
const longest = 1000

/** What was once, as in "We had a lovely day": who wants it kept says so. */
const past =
  /^(?:(?:and|then|so|und|dann) )?(?:i|we|ich|wir) (?:had|went|was|were|got|came|saw|did|made|ate|took|hatten?|waren?|gingen?|kamen?|sah(?:en)?|habe|haben)\b/i

/** The sentences that state something lasting, as the built-in responder recognises them in a message of one sentence. */
export function factsByRules(message: string): Fact[] {
  if (message.length > longest) return []
  return sentencesOf(message).flatMap((sentence) => {
    if (isQuestion(sentence) || past.test(sentence)) return []
    const intent = intentOf(sentence)
    return intent.kind === 'remember' && !intent.isReminder && contentWords(intent.text).length > 0
      ? [{ content: intent.text, replaces: null }]
      : []
  })
}
