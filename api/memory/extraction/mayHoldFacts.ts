import { detectIntent, isQuestion } from '../../platform/language/intents.ts'
import { splitSentences } from '../../platform/text/sentences.ts'

export function mayContainFacts(message: string): boolean {
  const { kind } = detectIntent(message)
  if (kind === 'forget' || kind === 'forget-everything') return false
  return splitSentences(message.slice(0, 10_000)).some((sentence) => !isQuestion(sentence) && sentence.split(' ').length >= 3)
}
