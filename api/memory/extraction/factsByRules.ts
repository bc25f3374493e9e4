import type { Fact } from '../../models/tasks/facts.ts'
import { sentencesOf } from '../../platform/text/sentences.ts'
import { intentOf, isQuestion } from '../../responder/intents.ts'
import { contentWords } from '../../responder/words.ts'

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

/** Whether it is worth reading: a question, a greeting or what is to be forgotten tells nothing. */
export function mayTellSomething(message: string): boolean {
  const { kind } = intentOf(message)
  if (kind === 'forget' || kind === 'forget-everything') return false
  return sentencesOf(message.slice(0, 10_000)).some((sentence) => !isQuestion(sentence) && sentence.split(' ').length >= 3)
}
