import { findTopics, isTopicWord } from '../../../platform/language/topics.ts'
import { listStems } from '../../../platform/language/wordForms.ts'
import { findContentWords, measureLanguage, tokenize } from '../../../platform/language/words.ts'
import type { Question } from './question.ts'
import type { Term } from './terms.ts'
import { readWords, type Sentence } from './sentences.ts'
import { matchWords, related } from './termMatches.ts'

export interface AnswerSource {
  kind: 'item' | 'profile'
  title: string
  text: string
}

const homeWeight = 0.3
const tradeWeight = 0.4
export const lightest = 0.3
/** Weight of nouns and verbs that can be the subject of a question. */
const substantial = 0.7

/** Weighs words by what the owner’s profile and texts are about. */
export function adaptToOwner<T extends AnswerSource>(
  question: Question,
  sources: readonly T[],
  sentences: readonly Sentence<T>[],
): Question {
  const asked = withoutTradeInCompounds(withTradeAsSubject(question, sources), sources)
  return withRarity(withoutTrade(withoutHome(asked, sources), sources), sentences, isInOtherLanguage(question, sources))
}

/** The description of the project that an item's title names. */
export function describeProject(source: AnswerSource, sources: readonly AnswerSource[]): string {
  if (source.kind !== 'item') return ''
  const title = source.title.toLowerCase()
  const projects = sources.filter((other) => other.kind === 'profile' && other.title === 'Project')
  return projects.find(({ text }) => title.includes((text.split(':')[0] ?? text).trim().toLowerCase()))?.text ?? ''
}

const shortestPart = 5

/** A piano maker’s “Klavierstimmung” is what others call “Stimmung”. */
function withoutTradeInCompounds(question: Question, sources: readonly AnswerSource[]): Question {
  const trade = findTrade(sources)
  const trades = tokenize(trade?.text ?? '')
  const terms = question.terms.map((term) => {
    const shared = Math.max(0, ...trades.map((word) => countShared(word, term.word)))
    const rest = term.word.slice(shared)
    if (shared < shortestPart || rest.length < shortestPart) return term
    return { ...term, stems: [...term.stems, ...listStems(rest)], topics: new Set([...term.topics, ...findTopics(rest)]) }
  })
  return { ...question, terms }
}

/** Klavier for Klavierbauer. */
function listFirstParts(word: string): string[] {
  return Array.from({ length: word.length }, (_, length) => word.slice(0, length)).filter(
    (part) => part.length >= shortestPart && isTopicWord(part),
  )
}

function countShared(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** Many people put their job into the first sentence about them. */
function findTrade(sources: readonly AnswerSource[]): AnswerSource | undefined {
  const find = (title: string) => sources.find((source) => source.kind === 'profile' && source.title === title)
  const about = find('About')
  return find('Job title') ?? (about && { ...about, text: about.text.split(/(?<=[.!?;,])\s|:/, 1)[0] ?? '' })
}

/** All texts are about the owner’s location, so it is seldom repeated. */
function withoutHome(question: Question, sources: readonly AnswerSource[]): Question {
  const home = sources.find((source) => source.kind === 'profile' && source.title === 'Location')
  if (!home) return question
  const { tokens: known } = readWords(home.text)
  return { ...question, terms: question.terms.map((term) => (known.has(term.word) ? { ...term, weight: homeWeight } : term)) }
}

/** “How did she come to her job?” asks how she became a vet. */
function withTradeAsSubject(question: Question, sources: readonly AnswerSource[]): Question {
  const trade = findTrade(sources)
  const isOnlyWork = question.terms.every(({ topics, weight }) => weight <= lightest || topics.has('work'))
  if (!trade || question.kind?.name !== 'how' || !isOnlyWork) return question
  const terms = findContentWords(trade.text).map((word) => ({
    word,
    stems: listStems(word),
    topics: findTopics(word),
    weight: 1,
    isRequired: false,
  }))
  return { ...question, terms }
}

/** All prices of a wedding photographer are for weddings. */
function withoutTrade(question: Question, sources: readonly AnswerSource[]): Question {
  const trade = findTrade(sources)
  if (!trade) return question
  const words = readWords([trade.text, ...tokenize(trade.text).flatMap(listFirstParts)].join(' '))
  const isTrade = (term: Term) => matchWords(term, words) >= related
  const isSubstantial = ({ weight, isVerb }: Term) => weight >= substantial || (isVerb && question.kind?.name === 'permission')
  const hasOther = question.terms.some((term) => isSubstantial(term) && !isTrade(term))
  const weight = question.aspect?.isStrict ? homeWeight : tradeWeight
  if (!question.aspect?.isStrict && !hasOther) return question
  return {
    ...question,
    terms: question.terms.map((term) => (isTrade(term) && !term.isCounted ? { ...term, weight: Math.min(term.weight, weight) } : term)),
  }
}

function isInOtherLanguage({ language }: Question, sources: readonly AnswerSource[]): boolean {
  const lead = sources.reduce((sum, { kind, text }) => sum + (kind === 'item' ? measureLanguage(text) : 0), 0)
  return language === 'de' ? lead < 0 : lead > 0
}

/** Subjects that no text mentions. */
const unknownFactor = 1.5
/** Words without a known translation. */
const untranslatedFactor = 0.55

/** “Cuckoo” says more than “clock” in a text about clocks. */
function withRarity(question: Question, sentences: readonly Sentence<AnswerSource>[], isTranslated: boolean): Question {
  return {
    ...question,
    terms: question.terms.map((term) => {
      const count = sentences.filter(({ said }) => matchWords(term, said) >= related).length
      const isUntranslated = isTranslated && !term.isName && term.topics.size === 0
      const isUnknown = !question.aspect && !term.isVerb && term.weight > 0.9
      const factor = isUntranslated ? untranslatedFactor : isUnknown ? unknownFactor : 1
      return { ...term, weight: term.weight * (count === 0 ? factor : 1), rarity: count === 0 ? 1 : 0.7 + 0.7 / Math.sqrt(count) }
    }),
  }
}
