import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/sql/typedSql.ts'
import { languageOf } from './languages.ts'
import { withoutAccents } from './passageWriter.ts'

/** A word of a question, as it is looked for. */
export interface Term {
  word: string
  /** Its stems, in each language that the owner writes. */
  stems: string[]
  /** How many passages have it; null when it is in too few to be counted ahead. */
  passages: number | null
}

/** Of everything that the owner has; null when nothing was counted ahead. */
export interface Question {
  terms: Term[]
  /** What it is asked in, as a text search configuration. */
  language: string
  total: number | null
}

/** How far into a question its words are looked for. */
const maxLength = 4000
const maxWords = 64
const maxWordLength = 64
/** Of those that mean something, the longest are looked for. */
const maxTerms = 32

interface Stemmed {
  word: string
  language: string
  stems: string[]
}

/**
 * The words of a question that mean something. It is asked in the language, of those that its owner writes and the one it looks like, that has
 * most of its words as stop words; those are left out.
 */
export async function understood(db: Database | Transaction, ownerId: string, text: string): Promise<Question> {
  const words = wordsAsked(text)
  if (words.length === 0) return { terms: [], total: null, language: 'simple' }
  const guess = await languageOf(text.slice(0, maxLength))
  const rows = await rowsOf(
    db,
    sql<Stemmed>`
    WITH RECURSIVE written AS (
      (SELECT language FROM passages WHERE owner_id = ${ownerId}::uuid ORDER BY language LIMIT 1)
      UNION ALL
      SELECT (SELECT passages.language FROM passages WHERE owner_id = ${ownerId}::uuid AND passages.language > written.language
        ORDER BY passages.language LIMIT 1) FROM written WHERE written.language IS NOT NULL
    ), languages AS (SELECT language FROM written WHERE language IS NOT NULL UNION SELECT ${guess})
    SELECT word, language, tsvector_to_array(CASE WHEN length(stems) > 0 THEN stems || stemmed(language, unaccented) ELSE stems END) AS stems
    FROM languages, unnest(${words}::text[], ${words.map(withoutAccents)}::text[]) WITH ORDINALITY AS asked(word, unaccented, place),
      LATERAL (SELECT stemmed(language, word) AS stems) AS own
    ORDER BY language, place`,
  )
  const language = languageAsked(rows, guess)
  const stopWords = new Set(rows.filter((row) => row.language === language && row.stems.length === 0).map(({ word }) => word))
  const terms = words
    .filter((word) => !stopWords.has(word))
    .map((word): Term => {
      const stems = rows.filter((row) => row.word === word).flatMap((row) => row.stems)
      return { word, stems: [...new Set(stems)], passages: null }
    })
    .filter(({ stems }) => stems.length > 0)
  return { terms: longestOf(terms), total: null, language }
}

/** With how many passages have each word, where the owner has so many passages that this was counted ahead. */
export async function counted(db: Database | Transaction, ownerId: string, { terms, language }: Question): Promise<Question> {
  const stems = [...new Set(terms.flatMap((term) => term.stems))]
  const rows = await db.wordCount.findMany({ where: { ownerId, stem: { in: ['', ...stems] } } })
  const counts = new Map(rows.map(({ stem, passages }) => [stem, passages]))
  const countOf = (term: Term) => term.stems.map((stem) => counts.get(stem)).filter((count) => count !== undefined)
  return {
    terms: terms.map((term) => ({ ...term, passages: countOf(term).length > 0 ? Math.max(...countOf(term)) : null })),
    total: counts.get('') ?? null,
    language,
  }
}

/** About so many passages are ranked: each of them is read. */
const enough = 1000
/** How many passages a word is taken to be in that was not counted ahead. */
const rarely = 100
/** Of so many common words, the least common, two are looked for together. */
const mostPaired = 8

interface Common {
  query: string
  passages: number
}

/**
 * What a passage must have to be ranked: a rare word, or two of the less common ones, as many of these as are not too many to rank; of words
 * that are all common, all that it takes to leave few enough. What has none of these can hardly come before what has.
 */
export function candidateQuery({ terms, total }: Omit<Question, 'language'>): string {
  const queryOf = ({ stems }: Term) => `(${anyOf(stems)})`
  const rare = terms.filter(({ passages }) => passages === null).map(queryOf)
  const common = terms
    .flatMap((term): Common[] => (term.passages === null ? [] : [{ query: queryOf(term), passages: term.passages }]))
    .toSorted((one, other) => one.passages - other.passages)
  if (total === null) return [...rare, ...common.map(({ query }) => query)].join(' | ')
  let left = enough - rare.length * rarely
  const fitting = (all: readonly Common[]) =>
    all.filter(({ passages }) => {
      const fits = passages <= left
      if (fits) left -= passages
      return fits
    })
  const alone = fitting(common)
  const paired = fitting(pairsOf(common.slice(alone.length, alone.length + mostPaired), total))
  const chosen = [...alone, ...paired].map(({ query }) => query)
  if (chosen.length === 0 && common.length > 0) chosen.push(fewest(common, total))
  return [...rare, ...chosen].join(' | ')
}

/** Those that are expected to be in the fewest passages first. */
function pairsOf(words: readonly Common[], total: number): Common[] {
  const pairs = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .map((other) => ({ query: `(${one.query} & ${other.query})`, passages: (one.passages * other.passages) / total })),
  )
  return pairs.toSorted((one, other) => one.passages - other.passages)
}

function fewest(words: readonly Common[], total: number): string {
  let expected = total
  const needed = words.filter(({ passages }, index) => {
    const isNeeded = index === 0 || expected > enough
    if (isNeeded) expected *= passages / total
    return isNeeded
  })
  return `(${needed.map(({ query }) => query).join(' & ')})`
}

/** Each once, in lower case. */
export function wordsAsked(text: string): string[] {
  const all =
    text
      .slice(0, maxLength)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = all.map((word) => Array.from(word).slice(0, maxWordLength).join(''))
  return [...new Set(words)].slice(0, maxWords)
}

function languageAsked(rows: Stemmed[], guess: string): string {
  const stopWords = new Map<string, number>()
  for (const { language, stems } of rows)
    stopWords.set(language, (stopWords.get(language) ?? (language === guess ? 0.5 : 0)) + (stems.length === 0 ? 1 : 0))
  return [...stopWords].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? guess
}

function longestOf(terms: Term[]): Term[] {
  if (terms.length <= maxTerms) return terms
  return terms.toSorted((one, other) => other.word.length - one.word.length).slice(0, maxTerms)
}

/** For tsquery, where a stem stands in quotes. */
export function anyOf(stems: readonly string[]): string {
  return stems.map((stem) => `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ')
}
