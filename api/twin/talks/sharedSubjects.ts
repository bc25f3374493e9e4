import { findContentWords, isGeneric, listMeanings } from '../../platform/language/words.ts'
import type { NumberedPassage } from '../agent/twinKnowledge.ts'

export interface SharedSubject {
  text: string
  /** Numbers of the sources, from both people. */
  numbers: number[]
}

export const maxSubjects = 5
const maxWords = 3
/** Shorter words rarely name a subject. */
const minWordLength = 5
const lists = new Set(['interests', 'skills'])

interface Subject {
  text: string
  key: string
  number: number
}

/** Ranked: shared interests, skills and places, then interests found in the other’s texts, then words in both texts. */
export function findSharedSubjects(first: readonly NumberedPassage[], second: readonly NumberedPassage[]): SharedSubject[] {
  const [terms, otherTerms] = [listTerms(first), listTerms(second)]
  const [texts, otherTexts] = [listTexts(first), listTexts(second)]
  const found = new Map<string, SharedSubject>()
  const add = ({ text, key }: Pick<Subject, 'text' | 'key'>, numbers: number[]) => {
    if (!found.has(key)) found.set(key, { text, numbers })
  }
  for (const term of terms) {
    const same = otherTerms.find(({ key }) => key === term.key)
    if (same) add(term, [term.number, same.number])
  }
  for (const term of terms) for (const { number } of otherTexts.filter(mentions(term))) add(term, [term.number, number])
  for (const term of otherTerms) for (const { number } of texts.filter(mentions(term))) add(term, [number, term.number])
  const otherWords = new Map(otherTexts.flatMap(listWords).map((word) => [word.key, word.number]))
  const known = new Set([...found.keys()].flatMap((key) => key.split(' ')))
  const words = texts.flatMap(listWords).filter(({ key }) => otherWords.has(key) && !known.has(key))
  for (const word of [...new Map(words.map((word) => [word.key, word])).values()].slice(0, maxWords)) {
    add(word, [word.number, otherWords.get(word.key) ?? 0])
  }
  return [...found.values()].slice(0, maxSubjects)
}

function listTerms(passages: readonly NumberedPassage[]): Subject[] {
  return passages.flatMap(({ kind, sourceId, text, number }) => {
    if (kind !== 'profile' || !(lists.has(sourceId) || sourceId === 'location')) return []
    const terms = lists.has(sourceId) ? text.split(', ') : [text]
    return terms.map((term) => ({ text: term, key: listMeanings(term).join(' '), number })).filter(({ key }) => key !== '')
  })
}

interface Text {
  words: string
  meanings: Set<string>
  number: number
}

function listTexts(passages: readonly NumberedPassage[]): Text[] {
  return passages
    .filter(({ kind, sourceId }) => kind === 'item' || !(lists.has(sourceId) || sourceId === 'location' || sourceId === 'display_name'))
    .map(({ kind, title, text, number }) => {
      const words = kind === 'item' ? `${title} ${text}` : text
      return { words, meanings: new Set(listMeanings(words)), number }
    })
}

function mentions({ key }: Subject): (text: Text) => boolean {
  const meanings = key.split(' ')
  return (text) => meanings.every((meaning) => text.meanings.has(meaning))
}

function listWords({ words, number }: Text): Subject[] {
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    if (word.length < minWordLength || isGeneric(word.toLowerCase()) || findContentWords(word).length === 0) return []
    return { text: word, key: listMeanings(word).join(' '), number }
  })
}
