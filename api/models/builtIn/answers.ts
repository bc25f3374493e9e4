import { findSentenceRanges } from '../../platform/text/sentences.ts'
import { toPlainLine } from '../../platform/text/plainWords.ts'
import { isSameWord } from '../../platform/language/sameWord.ts'
import { isGeneric, listMeanings, findSubjects, tokenize } from '../../platform/language/words.ts'

export interface Text {
  title: string
  text: string
}

export interface Answer<T extends Text> {
  source: T
  sentence: string
  /** Share of the question covered, 0 to 1. Rare words count most. */
  share: number
  score: number
}

export interface Answers<T extends Text> {
  answers: Answer<T>[]
  support: number
}

export const mayAnswer = 0.32
/** Minimum support without a caveat. */
export const answersWell = 0.6
export const mostQuoted = 3
export const comparable = 0.65

interface Sentence<T> {
  source: T
  place: number
  sentence: string
  isHeading: boolean
  said: Set<string>
  title: Set<string>
  rank: number
}

// Weights tuned on English and German questions.

/** Weight of words in the title or an adjacent sentence. */
const beside = 0.5
const around = 0.4
const fewSentences = 6
const fitWeight = 0.25
const unfitPenalty = 0.1
/** In inverse document frequency. */
const leastWeight = 1
/** A few sentences alone don't tell which words are rare. */
const fewOthers = 10
const rankWeight = 0.02
const longestSentence = 600

export function findAnswers<T extends Text>(question: string, sources: readonly T[], limit: number): Answers<T> {
  const asked = findSubjects(question)
  const sentences = sources.flatMap((source, rank) => splitSource(source, rank))
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
  const fits = findFit(question)
  const findSpoken = (index: number, word: number) => {
    if (found[index]?.said[word]) return 1
    const isBeside = (distance: number) => [index - distance, index + distance].some((other) => isSaidIn(other, index, word))
    if (found[index]?.title[word] || isBeside(1)) return beside
    return Array.from({ length: fewSentences - 1 }, (_, further) => further + 2).some(isBeside) ? around : 0
  }
  const isSaidIn = (other: number, index: number, word: number) =>
    sentences[other]?.source === sentences[index]?.source && found[other]?.said[word]
  const own = new Set(tokenize(question))
  const scored = sentences.map((sentence, index) => {
    const spoken = weights.reduce((sum, weight, word) => sum + findSpoken(index, word) * weight, 0)
    const share = spoken / all
    const isFit = fits?.(sentence.sentence, own)
    const score = share + (isFit ? fitWeight * share : 0) - rankWeight * sentence.rank
    return {
      source: sentence.source,
      sentence: sentence.sentence,
      isHeading: sentence.isHeading,
      share: isFit === false ? Math.max(0, share - unfitPenalty) : share,
      score,
    }
  })
  const seen = new Set<string>()
  const statements = scored.filter(({ isHeading }) => !isHeading)
  const answers = (statements.some(({ share }) => share >= mayAnswer) ? statements : scored)
    .toSorted((one, other) => other.score - one.score)
    .filter(({ sentence }) => seen.size < seen.add(sentence.toLowerCase()).size)
    .slice(0, limit)
    .map(({ source, sentence, share, score }) => ({ source, sentence, share, score }))
  return { answers, support: answers[0]?.share ?? 0 }
}

function splitSource<T extends Text>(source: T, rank: number): Sentence<T>[] {
  const title = new Set(listMeanings(source.title))
  return source.text.split('\n').flatMap((written) => {
    const line = toPlainLine(written)
    const isHeading = /^\s*#{1,6}\s/.test(written) && !/:\s+\S/.test(line)
    return findSentenceRanges(line).flatMap(({ start, end }, place) => {
      const sentence = line.slice(start, Math.min(end, start + longestSentence)).trim()
      return sentence.length < 4 ? [] : [{ source, place, sentence, isHeading, said: new Set(listMeanings(sentence)), title, rank }]
    })
  })
}

function has(said: ReadonlySet<string>, word: string): boolean {
  if (said.has(word)) return true
  for (const other of said) if (isRelated(word, other)) return true
  return false
}

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
  (sentence.slice(1).match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu) ?? []).some((name) => !own.has(tokenize(name)[0] ?? ''))

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

function findFit(question: string): Fit | undefined {
  return kinds.find(([pattern]) => pattern.test(question))?.[1]
}
