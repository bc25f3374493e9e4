import { sentenceRanges } from '../../retrieval/chunks.ts'
import { isSameWord } from '../../platform/language/sameWord.ts'
import { isGeneric, meaningsOf, subjectsOf, tokens } from '../../platform/language/words.ts'

/** Where an answer may stand, and what it is called. */
export interface Text {
  title: string
  text: string
}

/** A sentence that may answer a question, word for word. */
export interface Answer<T extends Text> {
  source: T
  sentence: string
  /** How much of what is asked is spoken of in it and around it, 0 to 1: rare words count most. */
  share: number
  /** What it is ranked by. */
  score: number
}

export interface Answers<T extends Text> {
  /** The best first. */
  answers: Answer<T>[]
  /** The share of the best one; 0 when there is none. */
  support: number
}

/** From this support on a question is answered, */
export const mayAnswer = 0.32
/** and from this on without a doubt being voiced. */
export const answersWell = 0.6
export const mostQuoted = 3
/** A sentence is quoted beside a better one if its score is this good in comparison. */
export const comparable = 0.65

interface Sentence<T> {
  source: T
  place: number
  sentence: string
  said: Set<string>
  title: Set<string>
  rank: number
}

// The figures below answer the most questions about texts that somebody has, and refuse the most about texts that they lack, in English and German.

/** What is in the title or beside a sentence counts this much of what is in it, */
const beside = 0.5
/** what is a few sentences away this much, */
const around = 0.4
const fewSentences = 6
/** and that it holds what such a question asks for this much of all words of the question. */
const fitWeight = 0.25
/** Without it, this much of the question counts as not spoken of. */
const unfitPenalty = 0.1
/** A word that every sentence has counts this much, in the measure of the rare ones. */
const leastWeight = 1
/** So many sentences without any of the words are counted in, since a few sentences alone do not tell which words are rare. */
const fewOthers = 10
/** The search's first text before its last, in the same measure. */
const rankWeight = 0.02
/** In characters. */
const longestSentence = 600

/** The sentences of what a search found that speak most of a question, and hold the kind of thing that it asks for. */
export function answersTo<T extends Text>(question: string, sources: readonly T[], limit: number): Answers<T> {
  const asked = subjectsOf(question)
  const sentences = sources.flatMap((source, rank) => sentencesOf(source, rank))
  if (asked.length === 0 || sentences.length === 0) return { answers: [], support: 0 }
  const found = sentences.map(({ said, title }) => ({
    said: asked.map((word) => has(said, word)),
    title: asked.map((word) => has(title, word)),
  }))
  const weights = asked.map((word, index) => {
    const count = found.filter(({ said, title }) => said[index] || title[index]).length
    const rarity = Math.log(1 + (sentences.length + fewOthers - count + 0.5) / (count + 0.5)) + leastWeight
    return isGeneric(word) ? rarity / 2 : rarity
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const fits = fitOf(question)
  const spokenOf = (index: number, word: number) => {
    if (found[index]?.said[word]) return 1
    const isBeside = (distance: number) => [index - distance, index + distance].some((other) => isSaidIn(other, index, word))
    if (found[index]?.title[word] || isBeside(1)) return beside
    return Array.from({ length: fewSentences - 1 }, (_, further) => further + 2).some(isBeside) ? around : 0
  }
  const isSaidIn = (other: number, index: number, word: number) =>
    sentences[other]?.source === sentences[index]?.source && found[other]?.said[word]
  const own = new Set(tokens(question))
  const scored = sentences.map((sentence, index) => {
    const spoken = weights.reduce((sum, weight, word) => sum + spokenOf(index, word) * weight, 0)
    const share = spoken / all
    const isFit = fits?.(sentence.sentence, own)
    const score = share + (isFit ? fitWeight * share : 0) - rankWeight * sentence.rank
    return {
      source: sentence.source,
      sentence: sentence.sentence,
      share: isFit === false ? Math.max(0, share - unfitPenalty) : share,
      score,
    }
  })
  const answers = scored.toSorted((one, other) => other.score - one.score).slice(0, limit)
  return { answers, support: answers[0]?.share ?? 0 }
}

function sentencesOf<T extends Text>(source: T, rank: number): Sentence<T>[] {
  const title = new Set(meaningsOf(source.title))
  return source.text.split('\n').flatMap((line) =>
    sentenceRanges(line).flatMap(({ start, end }, place) => {
      const sentence = line.slice(start, Math.min(end, start + longestSentence)).trim()
      return sentence.length < 4 ? [] : [{ source, place, sentence, said: new Set(meaningsOf(sentence)), title, rank }]
    }),
  )
}

function has(said: ReadonlySet<string>, word: string): boolean {
  if (said.has(word)) return true
  for (const other of said) if (isRelated(word, other)) return true
  return false
}

/** Another form of it, a compound with it, or the same with a typing error. With another first letter it is another word: Vater is not water. */
function isRelated(word: string, other: string): boolean {
  const shortest = Math.min(word.length, other.length)
  if (shortest < 5) return false
  const shared = Math.max(5, Math.ceil(0.75 * shortest))
  return (
    word.slice(0, shared) === other.slice(0, shared) ||
    (shortest >= 6 && (word.endsWith(other) || other.endsWith(word))) ||
    (word[0] === other[0] && isSameWord(word, other))
  )
}

const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand|million|billion|half|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|hundert|tausend|millionen|milliarden|hälfte|dozens?|dutzend)\b/iu
const moment =
  /\b\d{4}\b|\d:\d\d|\b\d{1,2}\.|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|spring|summer|autumn|winter|frühling|frühjahr|sommer|herbst|century|jahrhundert|today|yesterday|tomorrow|heute|gestern|morgen|daily|täglich|year|jahr)/iu
const place =
  /\b(?:in|at|near|from|to|on|aus|bei|nach|auf|im|am|an|zwischen|between|under|unter|behind|hinter|upstairs|downstairs|oben|unten)\b/iu

type Fit = (sentence: string, own: ReadonlySet<string>) => boolean
const hasName: Fit = (sentence, own) =>
  (sentence.slice(1).match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu) ?? []).some((name) => !own.has(tokens(name)[0] ?? ''))

const kinds: [RegExp, Fit][] = [
  [
    /\bhow (?:many|much|old|long|far|tall|high|big|large|often)\b|\bwie ?(?:viele?|alt|lange?|weit|hoch|groß|oft)\b|\b(?:number|percent|percentage|prozent|anzahl)\b/iu,
    (sentence) => number.test(sentence),
  ],
  [
    /\bwhen\b|\bwann\b|\b(?:what|which|welche[mnrs]?) (?:year|day|date|month|time|century|decade|jahr|tag|datum|monat|jahrhundert|uhrzeit)\b/iu,
    (sentence) => moment.test(sentence),
  ],
  [/\bwho(?:m|se)?\b|\b(?:wer|wem|wen|wessen)\b/iu, hasName],
  [
    /\bwhere\b|\b(?:wo|wohin|woher)\b|\b(?:what|which|welche[mnrs]?) (?:city|country|place|town|state|stadt|land|ort)\b/iu,
    (sentence, own) => place.test(sentence) && hasName(sentence, own),
  ],
]

/** Whether a sentence holds the kind of thing that the question asks for; undefined when it asks for none in particular. */
function fitOf(question: string): Fit | undefined {
  return kinds.find(([pattern]) => pattern.test(question))?.[1]
}
