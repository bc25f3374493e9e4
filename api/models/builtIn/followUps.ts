import { detectIntent, isQuestion } from '../../platform/language/intents.ts'
import { findContentWords, tokenize } from '../../platform/language/words.ts'

const questionWords = new Set(
  'what when where who whom whose which why how was wann wo wer wem wen wessen wie welche welcher welches warum wieso woher wohin'.split(
    ' ',
  ),
)
const REACH = 5
const LONGEST_QUESTION = 400

/** "And where?" repeats the previous question with a new question word. @param before oldest first */
export function completeQuestion(utterance: string, before: readonly string[]): string {
  const asking = tokenize(utterance.slice(0, LONGEST_QUESTION)).filter((word) => questionWords.has(word))
  if (asking.length === 0 || !isQuestion(utterance) || detectIntent(utterance).kind !== 'other') return utterance
  const recent = before.slice(-REACH).map((message) => message.slice(0, LONGEST_QUESTION))
  const question = recent.findLast((message) => detectIntent(message).kind === 'recall' && findContentWords(message).length > 0)
  if (question === undefined) return utterance
  const subject = question.split(' ').filter((word) => !questionWords.has(tokenize(word)[0] ?? ''))
  return [...asking, ...subject].join(' ')
}
