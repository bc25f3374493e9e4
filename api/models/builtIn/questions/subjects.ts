import { listStems } from '../../../platform/language/wordForms.ts'
import { tokenize } from '../../../platform/language/words.ts'
import type { Aspect } from './aspect.ts'
import { type Question, readQuestion } from './question.ts'
import { readWords } from './sentences.ts'
import { foldQuestion } from './spelling.ts'
import { measureMatch } from './termMatches.ts'
import { type Term, toWordSet } from './terms.ts'

/** Minimum match of each word of a subject. */
const enough = 0.8
/** Lighter words don’t decide what a question is about. */
const lightest = 0.5

const fillers = toWordSet(
  'status details detail information life number list well hourly daily weekly monthly angaben daten leben nummer liste themen fragen',
)

/** Subjects with several aspects, or without one. */
const wideSubjects: readonly { subject: RegExp; aspects?: readonly Aspect['name'][]; asked?: RegExp }[] = [
  { subject: /\bfamil(?:y|ie)\b|\bprivate life\b|\bprivatleben\b/, aspects: ['children', 'siblings', 'partner'] },
  { subject: /\bfamilienstand\b|\bmarital status\b/, aspects: ['partner'] },
  { subject: /\breligio|\bfaith\b|\bglauben?\b/, aspects: ['religion'] },
  { subject: /\bpoliti/, aspects: ['politics'] },
  { subject: /\b(?:money|finances?|geld|finanzen)\b/, aspects: ['salary', 'price'] },
  {
    subject: /\b(?:health|illness\w*|medical|gesundheit|krankheit\w*)\b/,
    asked:
      /\b(?:ill|sick|illness\w*|disease\w*|diagnos\w+|allerg\w+|medication|disab\w+|pregnant|healthy|krank\w*|medikamente?|behinder\w+|schwanger|gesund)\b/,
  },
]

export function isAbout(message: string, subject: string): boolean {
  const named = readQuestion(subject.replace(fillerHead, ''), new Set())
  const all = [...named.terms, ...named.hints].map(withoutUnit)
  const words = readWords(message.replaceAll(/[\p{L}\p{N}]+/gu, (word) => (all.some((term) => isFirstPart(word, term)) ? '' : word)))
  if (all.length > 0 && all.every((term) => measureMatch(term, words) >= enough)) return true
  const question = readQuestion(message, new Set())
  const folded = [foldQuestion(subject), foldQuestion(message)] as const
  return asksForSameAspect(question, named, subject) || wideSubjects.some((wide) => asksForWide(wide, question, folded))
}

/** Other letters after a word begin the next part of a compound. */
const ending =
  /^(?:\p{L}{0,2}|\p{L}e[dnr]|(?:\p{L}{0,2}(?:ung|heit|keit|schaft|isch|lich|tum|ing|ness|ment|ship|hood|ion|ist|ity|ful|less|ated?|iert))(?:e|en|er|es|s|in|innen)?)$/u
const shortestFirstPart = 4
/** “Beziehungsstatus” is about the relationship. */
const fillerHead = /(?<=\p{L}{5})s?(?:status|zustand|situation|leben|nummer|liste|daten|angaben|themen|fragen)$/u

/** Questions about hours are not about the “Stundensatz”. */
function isFirstPart(word: string, { word: compound }: Term): boolean {
  return tokenize(word).some((token) => {
    const stems = listStems(token).filter((stem) => stem.length > shortestFirstPart)
    const part = [token, ...stems].find((one) => compound.startsWith(one))
    return part !== undefined && part.length >= shortestFirstPart && !ending.test(compound.slice(part.length))
  })
}

const units = new Set(['day', 'hour'])

/** A question about a day is not about the “Tagessatz”. */
function withoutUnit(term: Term): Term {
  const topics = new Set([...term.topics].filter((topic) => !units.has(topic)))
  return topics.size > 0 ? { ...term, topics } : term
}

/** “How much do you charge?” is about “day rate”. “How much is the honey?” is only about “prices”. */
function asksForSameAspect({ aspect, terms }: Question, named: Question, subject: string): boolean {
  if (!aspect || aspect.name !== named.aspect?.name || !named.terms.every(({ word }) => fillers.has(word))) return false
  const isGeneral = !subject.trim().includes(' ') && named.hints.some(({ topics }) => aspect.topics.some((topic) => topics.has(topic)))
  const words = readWords(subject)
  return isGeneral || terms.every((term) => term.weight < lightest || fillers.has(term.word) || measureMatch(term, words) >= enough)
}

function asksForWide(
  { subject, aspects, asked }: (typeof wideSubjects)[number],
  { aspect }: Question,
  [named, message]: readonly [subject: string, message: string],
): boolean {
  return subject.test(named) && ((aspects?.includes(aspect?.name ?? '') ?? false) || (asked?.test(message) ?? false))
}
