import { evidence, fold } from './evidence.ts'
import { adaptToOwner, type AnswerSource, describeProject, lightest } from './ownerContext.ts'
import { coversPeriod } from './trustAspects.ts'
import { givesReasons, prependName, appendReason } from './neighborSentences.ts'
import { type Question, relationStatement } from './question.ts'
import type { Term } from './terms.ts'
import { type Sentence, splitSource } from './sentences.ts'
import { countsSubject, locatesOther, namesLanguages, namesSubject, pricesRepair, pricesService, rateDefinition } from './subjectMatches.ts'
import { isAboutPast, type Kind } from './kinds.ts'
import { findMatch, inSource, matchWords, nextTo, related, sameTopic } from './termMatches.ts'

export type { AnswerSource }

export interface FoundAnswer<T> {
  source: T
  sentence: string
}

export interface FindOptions<T> {
  isCited?(source: T): boolean
  isQuoted?(sentence: string): boolean
  /** Set for questions that the owner suggests. */
  acceptsBest?: boolean
}

/** “Who sold it?” is not who bought it. */
const needsVerb = new Set(['who', 'count', 'moment', 'name', 'where'])

const needsFact = new Set<Kind['name']>(['who', 'count', 'moment', 'where', 'duration', 'requirement', 'why'])

/** Demotes the previous answer, which follow-ups seldom ask for again. */
const repeated = 0.5

/** In characters. Later sentences seldom name the project. */
const shortProject = 200

/** Minimum share of the terms covered. */
const enough = 0.5
const enoughWithoutVerb = 0.75
const enoughOfEvent = 0.55
const enoughOfAspect = 0.5
const enoughIfCounted = 0.45
/** “I don't do corporate days.” */
const enoughIfDenied = 0.38
const enoughIfReason = 0.5
const enoughInReasons = 0.35
const enoughIfSuggested = 0.2
const enoughIfClear = 0.36

/** In points of the score. */
const clearLead = 0.45

interface Scored<T> {
  sentence: Sentence<T>
  score: number
  isSure: boolean
  share: number
  /** How well it is of the kind asked for, from 0 to 1. */
  fits: number
  /** Has a word of the question, or its title has. */
  isNear: boolean
}

/** Best first; lists such as awards have several. */
export function findAnswer<T extends AnswerSource>(
  question: Question,
  sources: readonly T[],
  { isCited = () => false, isQuoted = () => false, acceptsBest = false }: FindOptions<T> = {},
): FoundAnswer<T>[] {
  const bySource = sources.map((source, rank) => splitSource(source, rank, describeProject(source, sources)))
  const asked = adaptToOwner(question, sources, bySource.flat())
  const scored = bySource
    .flatMap((sentences) => sentences.map((sentence) => rate(asked, sentence, sentences, isCited(sentence.source), acceptsBest)))
    .filter((one) => one !== null)
    .map((one) =>
      isQuoted(one.sentence.text) ? { ...one, score: one.score - (isFollowUpAnswer(question, one.sentence) ? 0 : repeated) } : one,
    )
    .toSorted((one, other) => other.score - one.score)
  const best = scored.find(({ isSure }) => isSure) ?? findClearBest(asked, scored)
  if (!best && (question.aspect?.isPeriod || question.otherAspect)) {
    const other = { ...question, kind: undefined, aspect: question.otherAspect, otherAspect: undefined }
    return findAnswer(other, sources, { isCited, isQuoted, acceptsBest })
  }
  if (!best) return question.kind?.name === 'why' ? findWhatFollows(asked, bySource) : []
  const { aspect } = question
  const isShortProject =
    best.sentence.source.title === 'Project' && best.sentence.source.kind === 'profile' && best.sentence.source.text.length <= shortProject
  if (isShortProject && !aspect?.isList) return [{ source: best.sentence.source, sentence: best.sentence.source.text }]
  const isWholeField = isField(question, best.sentence.source) && (aspect?.isList || best.sentence.source.title !== 'About')
  if (!isWholeField)
    return [
      {
        source: best.sentence.source,
        sentence: prependName(question, best.sentence, bySource) ?? appendReason(question, best.sentence, bySource),
      },
    ]
  const whole = sources.filter((source) => (aspect?.isList ? isField(question, source) : source === best.sentence.source))
  return [best.sentence.source, ...whole.filter((source) => source !== best.sentence.source)].map((source) => ({
    source,
    sentence: source.text,
  }))
}

/** Few of the words, but the only sentence near them that says when, who or how many. */
function findClearBest<T>({ kind, aspect }: Question, [best, next]: readonly Scored<T>[]): Scored<T> | undefined {
  if (
    !best ||
    aspect ||
    !kind ||
    !needsFact.has(kind.name) ||
    best.fits < 1 ||
    (!best.isNear && best.share < enoughWithoutVerb) ||
    best.share < enoughIfClear
  )
    return undefined
  return best.score - (next?.score ?? 0) >= clearLead ? best : undefined
}

/** “We meet on Tuesdays in the harbour” answers “and where?” again. */
function isFollowUpAnswer({ kind, aspect, terms, asked }: Question, sentence: Sentence<AnswerSource>): boolean {
  if (['else', 'other', 'another', 'noch', 'sonst', 'weitere'].some((word) => asked.has(word))) return false
  if (aspect?.isStrict && terms.length === 0) return aspect.statement?.test(sentence.folded) ?? false
  return (
    kind !== undefined && needsFact.has(kind.name) && terms.every(({ weight }) => weight <= lightest) && kind.fits(sentence, asked) === 1
  )
}

/** Reasons often follow what happened, without a “because”. */
function findWhatFollows<T extends AnswerSource>(question: Question, all: readonly Sentence<T>[][]): FoundAnswer<T>[] {
  const event = all
    .flatMap((sentences) => sentences.map((sentence) => rate({ ...question, kind: undefined }, sentence, sentences, false, false)))
    .filter((one) => one !== null && one.isSure && one.share >= enoughOfEvent)
    .toSorted((one, other) => (other?.score ?? 0) - (one?.score ?? 0))[0]
  if (!event || event.sentence.source.kind === 'profile') return []
  if (evidence.softReason.test(event.sentence.folded)) return [{ source: event.sentence.source, sentence: event.sentence.text }]
  const sentence = appendReason(question, event.sentence, all)
  return sentence === event.sentence.text ? [] : [{ source: event.sentence.source, sentence }]
}

/** Fields whose words name things without describing them. */
function isList({ kind, title }: AnswerSource): boolean {
  return kind === 'profile' && (title === 'Skills' || title === 'Interests' || title === 'Name')
}

const closedQuestion =
  /^(?:are|do|does|did|has|have|can|could|will|would) (?:you|she|he|they|i|we)$|^\w{3,20} (?:du|ihr|sie|er|man|ich|wir)$/

const openWords =
  /^(?:which|what|who|how|when|where|why|welche[rsnm]?|was|wer|wie|wann|wo|woher|warum|wieso|weshalb|womit|wof[uü]r|woran|worauf|wodurch|wozu)$/

function isOpenQuestion({ asked }: Question): boolean {
  return [...asked].some((word) => openWords.test(word))
}

function tells({ aspect }: Question, { folded, title }: Sentence<AnswerSource>): boolean {
  if (!aspect) return false
  if (aspect.statement?.test(folded)) return true
  return (aspect.titled?.test(folded) ?? false) && aspect.topics.slice(0, 1).some((topic) => title.topics.has(topic))
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
  const isTold = (!isList(sentence.source) || aspect?.name === 'languages') && tells(question, sentence)
  if (aspect && !inField && !isTold && !acceptsBest) return null
  if (aspect?.isAboutOwner && !terms.some(({ isRequired }) => isRequired) && isAboutRelative(sentence.folded)) return null
  if (aspect?.name === 'languages' && !namesLanguages(terms, sentence.folded)) return null
  if (pricesService(terms, sentence.folded) || pricesRepair(question, sentence.folded)) return null
  if (aspect?.name === 'premises' && !inField && locatesOther(question, sentence.folded)) return null
  if (aspect?.isPeriod && !coversPeriod(sentence.folded, question.asked)) return null
  if (isList(sentence.source) && !inField && isOpenQuestion(question) && terms.some(({ word }) => sentence.said.tokens.has(word)))
    return null
  if (isList(sentence.source) && !inField && kind?.name === 'permission') return null
  if (givesReason(kind) && sentence.source.kind === 'profile' && sentence.source.title === 'Job title') return null
  if (kind?.name === 'who' && sentence.source.kind === 'profile' && sentence.source.title === 'Location') return null
  const fits = rateKind(question, sentence, inField)
  if (kind?.isRequired && fits === 0 && !acceptsBest) return null
  const matches = terms.map((term) => findMatch(term, sentence, all))
  if (terms.some(({ isRequired }, index) => isRequired && (matches[index] ?? 0) < sameTopic)) return null
  const hinted = hints.reduce((sum, term) => sum + term.weight * findMatch(term, sentence, all), 0)
  const weight = terms.reduce(
    (sum, term, index) => sum + ((term.weight > lightest && !term.isTold) || (matches[index] ?? 0) > 0 ? term.weight : 0),
    0,
  )
  const covered = terms.reduce((sum, term, index) => sum + term.weight * (matches[index] ?? 0), 0)
  const ranked = terms.reduce((sum, term, index) => sum + term.weight * (term.rarity ?? 1) * (matches[index] ?? 0), 0)
  const share = weight === 0 ? 0 : covered / weight
  const near = context.length === 0 ? 0 : Math.max(...context.map((term) => findMatch(term, sentence, all)))
  const isOfContext = isCited || near >= nextTo
  const isCounted = kind?.name === 'count' && countsSubject(question, sentence)
  const hasSubject = terms.some((term) => term.weight > 0.5)
  const isNear = terms.some(({ weight: of }, index) => of > lightest && (matches[index] ?? 0) > nextTo)
  const lacksVerb =
    kind !== undefined &&
    needsVerb.has(kind.name) &&
    context.length === 0 &&
    !terms.some(({ isTold }, index) => isTold && (matches[index] ?? 0) > 0) &&
    terms.some(({ isVerb, weight: of }, index) => isVerb && of > lightest && (matches[index] ?? 0) <= inSource)
  const isDenied =
    evidence.denial.test(sentence.folded) &&
    closedQuestion.test([...question.asked].slice(0, 2).join(' ')) &&
    terms.some((term) => !term.isVerb && term.weight > 0.5 && matchWords(term, sentence.said) >= related)
  const isSure = isSufficient()
  const score =
    ranked +
    share +
    (aspect && (isTold || inField) ? (inField || aspect.statement?.test(sentence.folded) ? 1 : 0.5) : 0) +
    (aspect?.prefersFields && inField ? (sentence.source.title === 'Job title' ? 1.4 : 1) : 0) +
    (aspect?.prefersStatements && !inField ? 1.5 : 0) +
    (question.otherAspect?.statement?.test(sentence.folded) ? 0.5 : 0) +
    hinted +
    (aspect && isTold && aspect.topics.slice(0, 1).some((topic) => sentence.title.topics.has(topic)) ? 0.3 : 0) +
    (aspect?.measure && isTold ? aspect.measure(sentence.folded, question.asked) : 0) +
    fits +
    (kind?.name === 'requirement' && fits > 0 ? 0.6 : 0) +
    (kind?.name === 'duration' && isAboutPast(question.asked) && past.test(sentence.folded) ? 0.5 : 0) +
    (kind?.name === 'definition' ? rateDefinition(question, sentence) : 0) +
    (isCounted ? 1.5 : 0) +
    (kind?.name === 'how' && givesReasons.test(fold(sentence.source.title)) ? 1.6 : 0) +
    (context.length > 0 ? 0.6 * near + (isCited ? 0.6 : 0) : 0) -
    (sentence.source.kind === 'profile' && sentence.source.title === 'About' ? 0.1 : 0) -
    0.02 * sentence.rank -
    0.01 * Math.min(sentence.place, 10)
  return { sentence, score, isSure, share, fits, isNear }

  function isSufficient(): boolean {
    if (acceptsBest) return share >= enoughIfSuggested || (aspect !== undefined && (isTold || inField))
    if (kind?.name === 'requirement' && kind.isRequired && !aspect && !isNear) return false
    if (context.length > 0 && !isOfContext) return false
    if (kind?.name === 'count' && terms.some(({ isCounted: of }, index) => of && isBeside(matches[index] ?? 0))) return false
    if (inField && terms.some(({ isName }, index) => isName && (matches[index] ?? 0) < related)) return false
    if (aspect) return !hasSubject || aspect.isBroad || (share >= enoughOfAspect && (!aspect.isStrict || isNear))
    if (context.length > 0 && !hasSubject) return isOfContext && (kind === undefined || fits > 0 || !kind.isRequired)
    if (kind?.name === 'name' && !terms.some(({ weight: of }, index) => of > lightest && (matches[index] ?? 0) >= related)) return false
    const isNoun = (term: Term) => !term.isVerb && term.weight > 0.5
    if (terms.some(isNoun) && !terms.some((term, index) => isNoun(term) && (matches[index] ?? 0) >= inSource * sameTopic)) return false
    return hasSubject && share >= (lacksVerb ? Math.max(enoughWithoutVerb, getThreshold()) : getThreshold())
  }

  function getThreshold(): number {
    if (isCounted || kind?.name === 'size') return enoughIfCounted
    if (isDenied) return enoughIfDenied
    if (!givesReason(kind)) return enough
    return givesReasons.test(fold(sentence.source.title)) ? enoughInReasons : enoughIfReason
  }
}

/** In another sentence, without a pronoun for it. */
function isBeside(match: number): boolean {
  return match > 0 && match <= nextTo
}

/** “My daughter studies in Kiel”, unlike “My aunt taught me”. */
function isAboutRelative(folded: string): boolean {
  return (
    /^(?:my|our|meine?|unsere?) /.test(folded) && relationStatement.test(folded) && !/\b(?:i|me|we|us|ich|mich|mir|wir|uns)\b/.test(folded)
  )
}

function givesReason(kind: Question['kind']): boolean {
  return kind?.name === 'why' || kind?.name === 'how'
}

const past = /\b(?:took|spent|stayed|lasted|needed|brauchte\w*|dauerte\w*|gedauert|gebraucht|gearbeitet|worked (?:on|for))\b/

function rateKind({ kind, asked, terms }: Question, sentence: Sentence<AnswerSource>, inField: boolean): number {
  if (!kind) return 0
  if (inField) return Math.max(kind.fits(sentence, asked), 0.8)
  if (kind.name === 'name' && terms.some(({ isRequired }) => isRequired) && !namesSubject(terms, sentence.text)) return 0
  const isInReasons = (kind.name === 'why' || kind.name === 'how') && givesReasons.test(fold(sentence.source.title))
  return Math.max(kind.fits(sentence, asked), isInReasons ? 0.4 : 0)
}
