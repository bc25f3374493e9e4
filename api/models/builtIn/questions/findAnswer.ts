import { findContentWords } from '../../../platform/language/words.ts'
import { isRelated } from '../../../platform/language/wordForms.ts'
import { fold, hasName } from './evidence.ts'
import type { Question, Term } from './question.ts'
import { readWords, type Sentence, splitSource, type Words } from './sentences.ts'

export interface AnswerSource {
  kind: 'item' | 'profile'
  title: string
  text: string
}

export interface FoundAnswer<T> {
  source: T
  sentence: string
}

export interface FindOptions<T> {
  isCited?(source: T): boolean
  isQuoted?(sentence: string): boolean
  /** For questions that the owner suggests. */
  acceptsBest?: boolean
}

const sameTopic = 0.9
const related = 0.8
const inTitle = 0.75
const nextTo = 0.6
const inSource = 0.4

/** Follow-ups seldom ask for the previous answer again. */
const repeated = 0.5

const homeWeight = 0.3
const lightest = 0.3

/** Minimum share of the terms covered. */
const enough = 0.58
const enoughOfAspect = 0.5
const enoughIfCounted = 0.45
const enoughIfReason = 0.5
const enoughInReasons = 0.35
const enoughIfSuggested = 0.2

interface Scored<T> {
  sentence: Sentence<T>
  score: number
  isSure: boolean
}

/** Best first; lists such as awards have several. */
export function findAnswer<T extends AnswerSource>(
  question: Question,
  sources: readonly T[],
  { isCited = () => false, isQuoted = () => false, acceptsBest = false }: FindOptions<T> = {},
): FoundAnswer<T>[] {
  const bySource = sources.map(splitSource)
  const asked = withoutHome(question, sources)
  const scored = bySource
    .flatMap((sentences) => sentences.map((sentence) => rate(asked, sentence, sentences, isCited(sentence.source), acceptsBest)))
    .filter((one) => one !== null)
    .map((one) => (isQuoted(one.sentence.text) ? { ...one, score: one.score - repeated } : one))
    .toSorted((one, other) => other.score - one.score)
  const best = scored.find(({ isSure }) => isSure)
  if (!best) return []
  const { aspect } = question
  const isWholeField = isField(question, best.sentence.source) && (aspect?.isList || best.sentence.source.title !== 'About')
  if (!isWholeField) return [{ source: best.sentence.source, sentence: withName(question, best.sentence, bySource) }]
  const whole = sources.filter((source) => (aspect?.isList ? isField(question, source) : source === best.sentence.source))
  return [best.sentence.source, ...whole.filter((source) => source !== best.sentence.source)].map((source) => ({
    source,
    sentence: source.text,
  }))
}

/** Starts with the sentence before “She taught me”, which has the name. */
function withName<T>({ kind, asked }: Question, { source, text, folded, line, place }: Sentence<T>, all: readonly Sentence<T>[][]): string {
  if ((kind?.name !== 'who' && kind?.name !== 'name') || !startsWithPronoun.test(folded) || hasName(text, asked)) return text
  const before = all.flat().find((other) => other.source === source && other.line === line && other.place === place - 1)
  return before ? `${before.text} ${text}` : text
}

const startsWithPronoun = /^(?:she|he|they|sie|er)\b/

/** All texts are about the owner's location, so it is seldom repeated. */
function withoutHome(question: Question, sources: readonly AnswerSource[]): Question {
  const home = sources.find((source) => source.kind === 'profile' && source.title === 'Location')
  if (!home) return question
  const { tokens: known } = readWords(home.text)
  return { ...question, terms: question.terms.map((term) => (known.has(term.word) ? { ...term, weight: homeWeight } : term)) }
}

function isField({ aspect }: Question, { kind, title }: AnswerSource): boolean {
  return kind === 'profile' && aspect?.fields !== undefined && aspect.fields.some((field) => field === title)
}

function rate<T extends AnswerSource>(
  question: Question,
  sentence: Sentence<T>,
  all: readonly Sentence<T>[],
  isCited: boolean,
  acceptsBest: boolean,
): Scored<T> | null {
  const { aspect, kind, terms, hints, context } = question
  const inField = isField(question, sentence.source)
  const isTold = aspect?.statement?.test(sentence.folded) ?? false
  if (aspect && !inField && !isTold && !acceptsBest) return null
  if (givesReason(kind) && sentence.source.kind === 'profile' && sentence.source.title === 'Job title') return null
  const fits = rateKind(question, sentence, inField)
  if (kind?.isRequired && fits === 0 && !acceptsBest) return null
  const matches = terms.map((term) => findMatch(term, sentence, all))
  if (terms.some(({ isRequired }, index) => isRequired && (matches[index] ?? 0) < sameTopic)) return null
  const hinted = hints.reduce((sum, term) => sum + term.weight * findMatch(term, sentence, all), 0)
  const weight = terms.reduce((sum, term, index) => sum + (term.weight > lightest || (matches[index] ?? 0) > 0 ? term.weight : 0), 0)
  const covered = terms.reduce((sum, term, index) => sum + term.weight * (matches[index] ?? 0), 0)
  const share = weight === 0 ? 0 : covered / weight
  const near = context.length === 0 ? 0 : Math.max(...context.map((term) => findMatch(term, sentence, all)))
  const isOfContext = isCited || near >= nextTo
  const isCounted = kind?.name === 'count' && countsSubject(question, sentence)
  const hasSubject = terms.some((term) => term.weight > 0.5)
  const isNear = terms.some(({ weight: of }, index) => of > lightest && (matches[index] ?? 0) > nextTo)
  const isSure = isSufficient()
  const score =
    covered +
    share +
    (aspect && (isTold || inField) ? 1 : 0) +
    (aspect?.prefersFields && inField ? 1 : 0) +
    hinted +
    fits +
    (kind?.name === 'definition' ? rateDefinition(question, sentence) : 0) +
    (isCounted ? 1.5 : 0) +
    (kind?.name === 'how' && givesReasons.test(fold(sentence.source.title)) ? 1.6 : 0) +
    (context.length > 0 ? 0.6 * near + (isCited ? 0.6 : 0) : 0) -
    0.02 * sentence.rank -
    0.01 * Math.min(sentence.place, 10)
  return { sentence, score, isSure }

  function isSufficient(): boolean {
    if (acceptsBest) return share >= enoughIfSuggested || (aspect !== undefined && (isTold || inField))
    if (context.length > 0 && !isOfContext) return false
    if (aspect) return !hasSubject || aspect.isBroad || (share >= enoughOfAspect && (!aspect.isStrict || isNear))
    if (context.length > 0 && !hasSubject) return isOfContext && (kind === undefined || fits > 0 || !kind.isRequired)
    return hasSubject && share >= getThreshold()
  }

  function getThreshold(): number {
    if (isCounted) return enoughIfCounted
    if (!givesReason(kind)) return enough
    return givesReasons.test(fold(sentence.source.title)) ? enoughInReasons : enoughIfReason
  }
}

function givesReason(kind: Question['kind']): boolean {
  return kind?.name === 'why' || kind?.name === 'how'
}

const givesReasons = /\b(?:why|how|reason|warum|wieso|weshalb|wie|grund)\b/

function rateKind({ kind, asked, terms }: Question, sentence: Sentence<AnswerSource>, inField: boolean): number {
  if (!kind) return 0
  if (inField) return Math.max(kind.fits(sentence, asked), 0.8)
  if (kind.name === 'name' && terms.some(({ isRequired }) => isRequired) && !namesSubject(terms, sentence.text)) return 0
  const isInReasons = (kind.name === 'why' || kind.name === 'how') && givesReasons.test(fold(sentence.source.title))
  return Math.max(kind.fits(sentence, asked), isInReasons ? 0.4 : 0)
}

/** Such as “my grandmother Irena”. */
function namesSubject(terms: readonly Term[], text: string): boolean {
  return [...text.matchAll(/(?<word>(?<!\p{L})\p{L}{1,30}),? (?:is |was |heißt |hieß |ist |named |called )?(?=\p{Lu})/gu)].some(
    ({ groups }) => terms.some((term) => term.isRequired && matchWords(term, readWords(groups?.word ?? '')) >= sameTopic),
  )
}

function findMatch<T>(term: Term, sentence: Sentence<T>, all: readonly Sentence<T>[]): number {
  const own = matchWords(term, sentence.said)
  if (own >= related) return own
  const title = inTitle * matchWords(term, sentence.title)
  const { place } = sentence
  const beside = [place - 1, place + 1].map((other) => (all[other]?.line === sentence.line ? nextTo : inSource) * matchOther(all[other]))
  const around = [place - 3, place - 2, place + 2, place + 3].map((other) => inSource * matchOther(all[other]))
  return Math.max(own, title, ...beside, ...around)

  function matchOther(other: Sentence<T> | undefined): number {
    return other ? matchWords(term, other.said) : 0
  }
}

const known = new WeakMap<Words, Map<Term, number>>()

function matchWords(term: Term, said: Words): number {
  const matches = known.get(said) ?? new Map<Term, number>()
  known.set(said, matches)
  const match = matches.get(term) ?? measureMatch(term, said)
  matches.set(term, match)
  return match
}

export function measureMatch({ word, stems, topics }: Term, said: Words): number {
  if (stems.some((stem) => said.stems.has(stem))) return 1
  for (const topic of topics) if (said.topics.has(topic)) return sameTopic
  for (const other of said.stems) if (stems.some((stem) => isRelated(stem, other))) return related
  for (const other of said.tokens) if (isRelated(word, other)) return related
  return 0
}

/** Project descriptions and first sentences define a thing. */
function rateDefinition({ terms }: Question, { source, place }: Sentence<AnswerSource>): number {
  if (place > 0) return 0
  const inTitle = findContentWords(source.title)
  const isSubject = inTitle.length > 0 && inTitle.every((word) => terms.some((term) => matchWords(term, readWords(word)) >= related))
  return isSubject || (source.kind === 'profile' && source.title === 'Project') ? 1 : 0.5
}

/** Such as “13 forms”, unlike “the 20 most used forms”. */
function countsSubject({ terms }: Question, { folded, said }: Sentence<AnswerSource>): boolean {
  const [counted] = terms
  if (!counted || matchWords(counted, said) < related) return false
  const words = folded.match(/[\p{L}\p{N}.,]+/gu) ?? []
  return words.some((word, index) => {
    const isNumber = /\d/.test(word) || numberWord.test(word)
    return isNumber && [1, 2].some((distance) => matchWords(counted, readWords(words[index + distance] ?? '')) >= sameTopic)
  })
}

const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|vierzehn)$/
