import { normalizeSpelling, withoutSalutation } from '../models/builtIn/questions/spelling.ts'
import { lightWeight, listTerms } from '../models/builtIn/questions/terms.ts'
import { listStems } from '../platform/language/wordForms.ts'
import { findContentWords, isGeneric, tokenize } from '../platform/language/words.ts'

export interface AskedQuestion {
  readonly text: string
  readonly conversationId: string
  readonly askedAt: Date
  readonly isUnanswered: boolean
  readonly rating: 'good' | 'bad' | null
  readonly itemId: string | null
}

export interface Topic {
  readonly words: readonly string[]
  readonly questionCount: number
  readonly unansweredCount: number
  readonly goodCount: number
  readonly badCount: number
  readonly lastAskedAt: Date
  readonly questions: readonly AskedQuestion[]
}

interface Word {
  readonly shown: string
  /** Not a verb, such as “do” or “machen”, and not a word that many questions contain, such as “long”. */
  readonly isThing: boolean
  readonly stems: readonly string[]
}

interface Worded extends AskedQuestion {
  readonly words: readonly Word[]
  readonly stems: ReadonlySet<string>
}

/** Minimum share of the words of the shorter question that the other contains. */
const enough = 0.5
const maxTopics = 20
const maxQuestions = 3
const maxWords = 3

/** Questions share a topic if they share words or the first cited item. @param names of the owner, which many questions contain */
export function groupByTopic(asked: readonly AskedQuestion[], names: readonly string[]): Topic[] {
  const nameTokens = new Set(names.flatMap(tokenize))
  const worded = asked.map((question): Worded => {
    const words = listWords(question.text, nameTokens)
    return { ...question, words, stems: new Set(words.flatMap(({ stems }) => stems)) }
  })
  const groups: [Worded, ...Worded[]][] = []
  // The shortest question comes first, so that the order of arrival does not matter.
  for (const question of worded.toSorted((one, other) => one.words.length - other.words.length || compareTimes(one, other))) {
    const group = findGroup(groups, question)
    if (group) group.push(question)
    else groups.push([question])
  }
  return groups
    .map(toTopic)
    .toSorted(
      (one, other) =>
        other.unansweredCount - one.unansweredCount ||
        other.questionCount - one.questionCount ||
        other.lastAskedAt.getTime() - one.lastAskedAt.getTime(),
    )
    .slice(0, maxTopics)
}

function findGroup<Group extends readonly [Worded, ...Worded[]]>(groups: readonly Group[], question: Worded): Group | undefined {
  const shares = groups.map(([first]) => measureShare(first, question))
  const most = Math.max(0, ...shares)
  if (most >= enough) return groups[shares.indexOf(most)]
  return question.itemId === null ? undefined : groups.find((group) => group.some(({ itemId }) => itemId === question.itemId))
}

function measureShare({ words }: Worded, { stems }: Worded): number {
  return words.filter((word) => word.stems.some((stem) => stems.has(stem))).length / Math.max(1, words.length)
}

function toTopic(group: [Worded, ...Worded[]]): Topic {
  const newest = group.toSorted((one, other) => compareTimes(other, one))
  const count = (matches: (question: Worded) => boolean) => group.filter(matches).length
  return {
    words: pickWords(group),
    questionCount: group.length,
    unansweredCount: count(({ isUnanswered }) => isUnanswered),
    goodCount: count(({ rating }) => rating === 'good'),
    badCount: count(({ rating }) => rating === 'bad'),
    lastAskedAt: newest[0]?.askedAt ?? group[0].askedAt,
    questions: newest.slice(0, maxQuestions),
  }
}

/** Things that most of the questions name, most frequent first. */
function pickWords(group: readonly Worded[]): string[] {
  const byStem = Map.groupBy(
    group.flatMap(({ words }) => words.filter(({ isThing }) => isThing)),
    ({ stems }) => stems[0],
  )
  return [...byStem.values()]
    .filter((same) => same.length > group.length / 2)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, maxWords)
    .flatMap(([word]) => (word ? [word.shown] : []))
}

/** Keeps the visitor’s spelling. Questions without content words, such as “Who are you?”, keep all words. */
function listWords(text: string, names: ReadonlySet<string>): Word[] {
  const ignored = new Set([...names].flatMap(listStems))
  const terms = listTerms(withoutSalutation(normalizeSpelling(text), names), names).filter(({ weight }) => weight > lightWeight)
  const things = new Set(terms.flatMap(({ word, isVerb }) => (isVerb || isGeneric(word) ? [] : [word])))
  const shown = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? []
  const listWith = (find: (word: string) => string[]) => {
    const words = shown.flatMap((word): Word[] => {
      const found = find(word)
      const stems = found.flatMap(listStems)
      const isThing = found.some((token) => things.has(token))
      return stems.length === 0 || stems.some((stem) => ignored.has(stem)) ? [] : [{ shown: word, isThing, stems }]
    })
    return [...new Map(words.map((word) => [word.stems[0], word])).values()]
  }
  const telling = new Set(terms.map(({ word }) => word))
  const ways = [(word: string) => findContentWords(word).filter((token) => telling.has(token)), findContentWords, tokenize]
  return ways.map(listWith).find((words) => words.length > 0) ?? []
}

function compareTimes(one: AskedQuestion, other: AskedQuestion): number {
  return one.askedAt.getTime() - other.askedAt.getTime()
}
