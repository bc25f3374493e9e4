import { examples } from '../../platform/language/lexicon.ts'
import { isTopicWord } from '../../platform/language/topics.ts'
import { findContentWords, listMeanings, tokenize } from '../../platform/language/words.ts'
import type { NumberedPassage } from '../agent/twinKnowledge.ts'

export interface SharedSubject {
  text: string
  /** Numbers of the sources, from both people. */
  numbers: number[]
}

export const maxSubjects = 5
const lists = new Set(['interests', 'skills'])
const termFields = new Set([...lists, 'location', 'title', 'display_name'])
const concrete = ['animal', 'instrument', 'sport', 'food', 'genre', 'software', 'programming'] as const
const concreteWords = new Set(concrete.flatMap((kind) => listMeanings(examples[kind]?.[1] ?? '')))

/** Capitalized in German or by custom, without being a subject. */
const generic = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember sommer winter herbst fruhling
jahr jahre jahren tag tage tagen mal zeiten mensch menschen leute leben welt spass freude freund freunde freunden dinge dingen ding thema themen teil teile
ende anfang ort orte orten schritt losung losungen moglichkeit bereich leidenschaft beispiel art weise sache sachen wissen hobby hobbys interesse
projekt projekte projekten erfahrung erfahrungen idee ideen grund stunden minuten woche wochen monat monate monaten`.split(/\s+/),
)

interface Subject {
  text: string
  key: string
  number: number
}

interface Text {
  words: string
  /** Separated and surrounded by spaces, in the order of the text. */
  meanings: string
  number: number
}

/** Ranked: shared terms of profile fields, then terms found in the other’s texts, then names and concrete things in both texts. */
export function findSharedSubjects(first: readonly NumberedPassage[], second: readonly NumberedPassage[]): SharedSubject[] {
  const [terms, otherTerms] = [listTerms(first), listTerms(second)]
  const [texts, otherTexts] = [listTexts(first), listTexts(second)]
  const found = new Map<string, SharedSubject>()
  const add = ({ text, key }: Pick<Subject, 'text' | 'key'>, numbers: number[]) => {
    // “Porto” adds nothing to “University of Porto”.
    if ([...found.keys()].some((other) => ` ${other} `.includes(` ${key} `))) return
    found.set(key, { text, numbers })
  }
  for (const term of terms) {
    const same = otherTerms.find(({ key }) => key === term.key)
    if (same) add(term, [term.number, same.number])
  }
  for (const term of terms) for (const { number } of otherTexts.filter(mentions(term))) add(term, [term.number, number])
  for (const term of otherTerms) for (const { number } of texts.filter(mentions(term))) add(term, [number, term.number])
  const otherNames = otherTexts.flatMap(listNames)
  for (const name of texts.flatMap(listNames).toSorted((one, other) => other.key.split(' ').length - one.key.split(' ').length)) {
    const same = otherNames.find(({ key, isMarked }) => key === name.key && (isMarked || name.isMarked))
    if (same) add(name, [name.number, same.number])
  }
  const otherThings = otherTexts.flatMap(listThings)
  for (const thing of texts.flatMap(listThings)) {
    const same = otherThings.find(({ key }) => key === thing.key)
    if (same) add(thing, [thing.number, same.number])
  }
  return [...found.values()].slice(0, maxSubjects)
}

function listTerms(passages: readonly NumberedPassage[]): Subject[] {
  return passages.flatMap(({ kind, sourceId, text, number }) =>
    (kind === 'profile' ? splitTerms(sourceId, text) : [])
      .map((term) => ({ text: term, key: listMeanings(term).join(' '), number }))
      .filter(({ key }) => key !== ''),
  )
}

function splitTerms(sourceId: string, text: string): string[] {
  if (lists.has(sourceId)) return text.split(', ')
  if (sourceId === 'location') return text.split(/, | \/ /)
  if (sourceId === 'title') return text.split(/, | [@|–] | (?:at|for|bei|beim|für) /i)
  if (sourceId === 'projects')
    return text
      .split(': ')
      .slice(0, 1)
      .filter((title) => isName(title.split(/\s+/)))
  return []
}

function listTexts(passages: readonly NumberedPassage[]): Text[] {
  return passages
    .filter(({ kind, sourceId }) => kind === 'item' || !termFields.has(sourceId))
    .map(({ kind, title, text, number }) => {
      const words = kind === 'item' ? `${title}\n${text}` : text
      return { words, meanings: ` ${listMeanings(words).join(' ')} `, number }
    })
}

/** Matches words in order. “running” must not match “ran a bakery”, nor “reading” “read the letter”. */
function mentions({ text: term, key }: Subject): (text: Text) => boolean {
  const isActivity = /^\p{L}+ing$/iu.test(term)
  return ({ meanings, words }) => meanings.includes(` ${key} `) && (!isActivity || tokenize(words).includes(term.toLowerCase()))
}

const mostWords = 5
const name = /\p{Lu}[\p{L}\p{N}’'&+#-]*(?: (?:(?:of|the|de|da|do|von|der|des|für|and|und|&) )?\p{Lu}[\p{L}\p{N}’'&+#-]*){0,7}/gu

interface Name extends Subject {
  /** The capital letter does not come from the beginning of a sentence. */
  isMarked: boolean
}

/** Each name, also as a part of a longer one. */
function listNames({ words: text, number }: Text): Name[] {
  const [title = ''] = text.split('\n')
  return [...text.matchAll(name)].flatMap(({ 0: found, index }) => {
    const isInTitle = index < title.length && title.length < text.length
    const before = text
      .slice(Math.max(0, index - 4), index)
      .replaceAll(' ', '')
      .at(-1)
    const isFirst = before === undefined || /[.!?:;\n•*"“„(–-]/u.test(before)
    const words = found.split(' ')
    return words.flatMap((_, start) =>
      words.slice(start, start + mostWords).flatMap((__, length): Name[] => {
        const part = words.slice(start, start + length + 1)
        const isWhole = [part[0], part.at(-1)].every((word = '') => /^\p{Lu}/u.test(word))
        if (!isWhole || !isName(part)) return []
        return [
          { text: part.join(' '), key: listMeanings(part.join(' ')).join(' '), number, isMarked: !isInTitle && (start > 0 || !isFirst) },
        ]
      }),
    )
  })
}

function isName(words: readonly string[]): boolean {
  const content = findContentWords(words.join(' ')).filter((word) => word.length > 2 && !generic.has(word))
  return (
    content.length > 0 &&
    (words.length === 1 ? !isTopicWord(content[0] ?? '') : content.length === findContentWords(words.join(' ')).length)
  )
}

function listThings({ words, number }: Text): Subject[] {
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const key = listMeanings(word).join(' ')
    return concreteWords.has(key) ? [{ text: word, key, number }] : []
  })
}
