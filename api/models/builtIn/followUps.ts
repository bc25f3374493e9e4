import { intentOf, isQuestion } from '../../platform/language/intents.ts'
import { contentWords, tokens } from '../../platform/language/words.ts'

const questionWords = new Set(
  'what when where who whom whose which why how was wann wo wer wem wen wessen wie welche welcher welches warum wieso woher wohin'.split(
    ' ',
  ),
)
/** In messages: an older question is not what is meant. */
const REACH = 5
const LONGEST_QUESTION = 400

/**
 * "And where?" asks the question before in another way: what is meant is that one, with the new question word. Anything else stays as it is.
 * @param before the user's messages, oldest first
 */
export function wholeQuestion(utterance: string, before: readonly string[]): string {
  const asking = tokens(utterance.slice(0, LONGEST_QUESTION)).filter((word) => questionWords.has(word))
  if (asking.length === 0 || !isQuestion(utterance) || intentOf(utterance).kind !== 'other') return utterance
  const recent = before.slice(-REACH).map((message) => message.slice(0, LONGEST_QUESTION))
  const question = recent.findLast((message) => intentOf(message).kind === 'recall' && contentWords(message).length > 0)
  if (question === undefined) return utterance
  const subject = question.split(' ').filter((word) => !questionWords.has(tokens(word)[0] ?? ''))
  return [...asking, ...subject].join(' ')
}
