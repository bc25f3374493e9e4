import type { Fact } from '../../tasks/facts.ts'
import { splitSentences } from '../../../platform/text/sentences.ts'
import { detectIntent, isQuestion } from '../../../platform/language/intents.ts'
import { findContentWords } from '../../../platform/language/words.ts'

/** Longer messages are pasted text. */
const longest = 1000

/** Past events are kept only on request. */
const past =
  /^(?:(?:and|then|so|und|dann) )?(?:i|we|ich|wir) (?:had|went|was|were|got|came|saw|did|made|ate|took|hatten?|waren?|gingen?|kamen?|sah(?:en)?|habe|haben)\b/i

export function findFactsByRules(message: string): Fact[] {
  if (message.length > longest) return []
  return splitSentences(message).flatMap((sentence) => {
    if (isQuestion(sentence) || past.test(sentence)) return []
    const intent = detectIntent(sentence)
    return intent.kind === 'remember' && !intent.isReminder && findContentWords(intent.text).length > 0
      ? [{ content: intent.text, replaces: null }]
      : []
  })
}
