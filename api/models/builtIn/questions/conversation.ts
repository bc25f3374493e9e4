import { measureTopicLanguage } from '../../../platform/language/topics.ts'
import { detectLanguage, findContentWords, type Language, measureLanguage, tokenize } from '../../../platform/language/words.ts'
import type { Situation } from '../situation.ts'
import { fold } from './evidence.ts'
import { type Question, readQuestion } from './question.ts'
import { normalizeSpelling, withoutSalutation } from './spelling.ts'

export interface Conversation {
  question: Question
  words: string[]
  isGeneral: boolean
  language: Language
}

const reach = 3
const longestQuestion = 400
const longestMessage = 10_000
/** In words of content. */
const longestFollowUp = 3

const opening = /^(?:and|und|also|auch|or|oder|what about|how about|was ist mit|wie sieht es|wie steht es|but|aber|then|dann)\b/
const reference =
  /\b(?:it|its|that|this|them|those|these|there|they|one|ones|davon|dafur|damit|daran|dabei|darin|dazu|daruber|dort|es|das|dies|diese[rsmn]?|ihn|ihnen|welche davon|before that|after that|instead|danach|davor|vorher|stattdessen)\b/

/** “It” in “Is it OK if I bring my dog?” */
const expletive =
  /\b(?:(?:is|was|would) it|it is|it's|ist es|ware es|geht es|gibt es)(?= (?:be )?(?:ok|okay|fine|possible|allowed|alright|all right|true|worth|necessary|erlaubt|moglich|in ordnung|notig|auch|dort|da)\b)/g

export function readConversation({ utterance: typed, before = [] }: Pick<Situation, 'utterance' | 'before'>, name: string): Conversation {
  const message = normalizeSpelling(typed.slice(0, longestMessage))
  const names = new Set(tokenize(name))
  const utterance = withoutSalutation(message, names)
  const recent = before.slice(-reach).map((earlier) => earlier.slice(0, longestQuestion))
  const alone = readQuestion(utterance, names)
  const isFollowUp = recent.length > 0 && refersBack(utterance, alone, names)
  const previous = isFollowUp ? readPrevious(recent, names) : undefined
  const question = previous ? readQuestion(utterance, names, [previous]) : alone
  const own = findContentWords(utterance).filter((word) => !names.has(word))
  const words = [
    ...own,
    ...(question.aspect?.topics ?? []),
    ...(question.aspect?.fields ?? []),
    ...question.context.map(({ word }) => word),
  ]
  const isGeneral =
    alone.terms.every(({ weight }) => weight < 0.5) && !question.aspect && question.context.length === 0 && isAboutOwner(alone)
  return { question, words, isGeneral, language: detectVisitorLanguage(message, recent) }
}

function isAboutOwner({ kind }: Question): boolean {
  return kind === undefined || kind.name === 'who' || kind.name === 'definition'
}

function readPrevious(recent: readonly string[], names: ReadonlySet<string>): Question | undefined {
  let previous: Question | undefined
  for (const message of recent) {
    const question = readQuestion(message, names)
    const isOfPrevious = previous !== undefined && refersBack(message, question, names)
    if (isOfPrevious && previous) previous = readQuestion(message, names, [previous])
    else if (question.terms.length > 0 || question.aspect) previous = question
  }
  return previous
}

const need = /^(?:need|needed|must|muss|mussen|brauch(?:e|en|t|st)|soll(?:te|ten)?)$/

/** “Tell me about yourself” and “Who is Ada?” start over. */
const aboutTwin = /\b(?:yourself|about you|who are you|uber dich|von dir|dich vor|wer bist du)\b/
const aboutName = /\b(?:about|who|who's|uber|von|wer)\b/

function refersBack(utterance: string, { terms, aspect }: Question, names: ReadonlySet<string>): boolean {
  const folded = fold(utterance.slice(0, longestQuestion)).trim()
  const subjects = terms.filter(({ word, weight }) => weight > 0.5 && !need.test(word))
  if (subjects.length > longestFollowUp) return false
  const isReference = reference.test(folded.replaceAll(expletive, ''))
  const startsOver = aboutTwin.test(folded) || (aboutName.test(folded) && tokenize(folded).some((word) => names.has(word)))
  if (opening.test(folded)) return true
  if (subjects.length === 0 && !aspect) return isReference || !startsOver
  const isOfOther = /\b(?:he|she|him|er|ihm)\b/.test(folded) && /\b(?:you|yours?|du|dir|dich|dein\w*)\b/.test(folded)
  return (isOfOther || isReference) && subjects.length < longestFollowUp
}

/** Short questions such as “Tagessatz?” have no stop words. */
function detectVisitorLanguage(utterance: string, recent: readonly string[]): Language {
  if (measureLanguage(utterance) !== 0) return detectLanguage(utterance)
  if (/[äöüß]/i.test(utterance)) return 'de'
  const lead = measureTopicLanguage(utterance)
  if (lead !== 0) return lead > 0 ? 'de' : 'en'
  const before = recent.findLast((message) => measureLanguage(message) !== 0)
  return before === undefined ? detectLanguage(utterance) : detectLanguage(before)
}
