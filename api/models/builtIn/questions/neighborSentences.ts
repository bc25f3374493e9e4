import { evidence, fold, hasName } from './evidence.ts'
import type { AnswerSource } from './ownerContext.ts'
import type { Question } from './question.ts'
import type { Sentence } from './sentences.ts'

/** In sentences. */
const reachOfReason = 3

export const givesReasons = /\b(?:why|how(?! to\b)|reason|good for|benefits?|warum|wieso|weshalb|wie|grund|wozu|wofur)\b/

/** Starts with the sentence before “She taught me”, which has the name. */
export function prependName<T>(
  { kind, asked }: Question,
  { source, text, folded, line, place }: Sentence<T>,
  all: readonly Sentence<T>[][],
): string | undefined {
  if ((kind?.name !== 'who' && kind?.name !== 'name') || !startsWithPronoun.test(folded) || hasName(text, asked)) return undefined
  const before = all.flat().find((other) => other.source === source && other.line === line && other.place === place - 1)
  return before ? `${before.text} ${text}` : undefined
}

/** “I left in 2017. I could not tell the games apart any more.” */
export function appendReason<T extends AnswerSource>(
  { kind }: Question,
  { source, text, folded, line, place }: Sentence<T>,
  all: readonly Sentence<T>[][],
): string {
  const isInReasons = givesReasons.test(fold(source.title))
  if (kind?.name !== 'why' || (evidence.reason.test(folded) && !isInReasons)) return text
  const next = all
    .flat()
    .filter((other) => other.source === source && other.line === line && other.place > place && other.place <= place + reachOfReason)
  const first = next.findIndex((other) => evidence.reason.test(other.folded) || evidence.softReason.test(other.folded))
  const reason = isInReasons ? next.length - 1 : first
  return [text, ...next.slice(0, reason + 1).map((other) => other.text)].join(' ')
}

const startsWithPronoun = /^(?:she|he|they|sie|er)\b/
