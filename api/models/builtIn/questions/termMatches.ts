import { isRelated } from '../../../platform/language/wordForms.ts'
import type { Term } from './terms.ts'
import type { Sentence, Words } from './sentences.ts'

export const sameTopic = 0.9
export const related = 0.8
const inTitle = 0.75
const nameInTitle = 0.85
const inSubject = 0.65
export const nextTo = 0.6
/** “Lesson” for “trial lesson”, in German compounds. */
export const headOnly = 0.48
/** “Klavier” for “Klavierstimmung”. */
const modifierOnly = 0.5
export const inSource = 0.4
/** “It costs …” after a sentence about the course. */
const referred = 0.82
const mentioned = 0.72
/** Names are repeated more often than other words. */
const distantName = 0.8
const startsWithReference =
  /^(?:and |und |usually |meistens |heute |today )?(?:it|its|it's|they|they're|she|he|this|that|these|those|there|both|es|er|sie|das|dies\w*|dort|dazu|dafur|damit|davon|dabei|da|los|tickets?)\b/
const reference = /\b(?:it|him|them|one|ones|ihn|davon|dort|dafur|daran|dabei|darin|there)\b/

export function findMatch<T>(term: Term, sentence: Sentence<T>, all: readonly Sentence<T>[]): number {
  const own = matchWords(term, sentence.said)
  if (own >= related) return own
  const title = Math.max(
    (term.isName ? nameInTitle : inTitle) * matchWords(term, sentence.title),
    inSubject * matchWords(term, sentence.subject),
  )
  const { place } = sentence
  const back = startsWithReference.test(sentence.folded) ? referred : reference.test(sentence.folded) ? mentioned : nextTo
  const beside = [place - 1, place + 1].map(
    (other) => (all[other]?.line !== sentence.line ? inSource : other < place ? back : nextTo) * matchOther(all[other]),
  )
  const around = [place - 3, place - 2, place + 2, place + 3].map((other) => inSource * matchOther(all[other]))
  return Math.max(own, title, (term.isName ? distantName : 1) * Math.max(...beside, ...around))

  function matchOther(other: Sentence<T> | undefined): number {
    return other ? matchWords(term, other.said) : 0
  }
}

const known = new WeakMap<Words, Map<Term, number>>()

export function matchWords(term: Term, said: Words): number {
  const matches = known.get(said) ?? new Map<Term, number>()
  known.set(said, matches)
  const match = matches.get(term) ?? measureMatch(term, said)
  matches.set(term, match)
  return match
}

export function measureMatch({ word, stems, topics, isName, generals = [] }: Term, said: Words): number {
  if (stems.some((stem) => said.stems.has(stem))) return 1
  for (const topic of topics) if (said.topics.has(topic)) return sameTopic
  if (isNegated(said) && generals.some((stem) => said.stems.has(stem))) return sameTopic
  // A misspelled short name is another name or word.
  if (isName && word.length < 7) return said.tokens.has(`${word}s`) ? related : 0
  const allowsTypos = topics.size === 0
  for (const other of said.stems) for (const stem of stems) if (isRelated(stem, other, allowsTypos)) return rateRelated(stem, other)
  for (const other of said.tokens) if (isRelated(word, other, allowsTypos)) return rateRelated(word, other)
  if (allowsTypos && word.length < 5 && !/\d/.test(word)) for (const other of said.tokens) if (lacksLetter(word, other)) return related
  return 0
}

/** “Bok” for “book”. */
function lacksLetter(word: string, other: string): boolean {
  if (word.length < 3 || other.length !== word.length + 1 || word.at(-1) !== other.at(-1)) return false
  const start = Array.from(word).findIndex((letter, index) => letter !== other[index])
  return start > 0 && word.slice(start) === other.slice(start + 1)
}

function isNegated({ tokens }: Words): boolean {
  return ['no', 'not', 'dont', 'never', 'kein', 'keine', 'keinen', 'nicht', 'nie'].some((word) => tokens.has(word))
}

function rateRelated(word: string, other: string): number {
  if (isHeadOf(other, word)) return headOnly
  return word.startsWith(other) && word.length > other.length + 4 ? modifierOnly : related
}

function isHeadOf(head: string, compound: string): boolean {
  return compound.length > head.length + 3 && compound.endsWith(head)
}
