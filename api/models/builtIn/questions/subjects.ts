import { readQuestion } from './question.ts'
import { readWords } from './sentences.ts'
import { measureMatch } from './termMatches.ts'

/** Minimum match of each word of a subject. */
const enough = 0.8

export function isAbout(message: string, subject: string): boolean {
  const { terms, hints } = readQuestion(subject, new Set())
  const words = readWords(message)
  const all = [...terms, ...hints]
  return all.length > 0 && all.every((term) => measureMatch(term, words) >= enough)
}
