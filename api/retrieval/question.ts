import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { queryRows, selectDistinct } from '../platform/database/sql/typedSql.ts'
import { detectTextLanguage } from './languages.ts'
import { removeAccents } from './passageWriter.ts'

export interface Term {
  word: string
  stems: string[]
  /** Passages with the word; null if not precomputed. */
  passages: number | null
}

/** `total` counts all passages of the owner; null if not precomputed. */
export interface Question {
  terms: Term[]
  language: string
  total: number | null
}

const maxLength = 4000
const maxWords = 64
const maxWordLength = 64
const maxTerms = 32

interface Stemmed {
  word: string
  language: string
  stems: string[]
}

export async function analyzeQuestion(db: Database | Transaction, ownerId: string, text: string): Promise<Question> {
  const words = splitQuestionWords(text)
  if (words.length === 0) return { terms: [], total: null, language: 'simple' }
  const guess = await detectTextLanguage(text.slice(0, maxLength))
  const rows = await queryRows(
    db,
    sql<Stemmed>`
    WITH languages AS (
      SELECT value AS language FROM ${selectDistinct('passages', 'language', sql`owner_id = ${ownerId}::uuid`)} AS written UNION SELECT ${guess}
    )
    SELECT word, language, tsvector_to_array(CASE WHEN length(stems) > 0 THEN stems || stemmed(language, unaccented) ELSE stems END) AS stems
    FROM languages, unnest(${words}::text[], ${words.map(removeAccents)}::text[]) WITH ORDINALITY AS asked(word, unaccented, place),
      LATERAL (SELECT stemmed(language, word) AS stems) AS own
    ORDER BY language, place`,
  )
  const language = detectQuestionLanguage(rows, guess)
  const stopWords = new Set(rows.filter((row) => row.language === language && row.stems.length === 0).map(({ word }) => word))
  const terms = words
    .filter((word) => !stopWords.has(word))
    .map((word): Term => {
      const stems = rows.filter((row) => row.word === word).flatMap((row) => row.stems)
      return { word, stems: [...new Set(stems)], passages: null }
    })
    .filter(({ stems }) => stems.length > 0)
  return { terms: pickLongest(terms), total: null, language }
}

/** Only owners with many passages have precomputed counts. */
export async function addPassageCounts(db: Database | Transaction, ownerId: string, { terms, language }: Question): Promise<Question> {
  const stems = [...new Set(terms.flatMap((term) => term.stems))]
  const rows = await db.wordCount.findMany({ where: { ownerId, stem: { in: ['', ...stems] } } })
  const counts = new Map(rows.map(({ stem, passages }) => [stem, passages]))
  const listCounts = (term: Term) => term.stems.map((stem) => counts.get(stem)).filter((count) => count !== undefined)
  return {
    terms: terms.map((term) => ({ ...term, passages: listCounts(term).length > 0 ? Math.max(...listCounts(term)) : null })),
    total: counts.get('') ?? null,
    language,
  }
}

/** Passages to rank, each of which must be read. */
const enough = 1000
/** Estimate for words without precomputed counts. */
const rarely = 100
const mostPaired = 8

interface Common {
  query: string
  passages: number
}

/** Matches a rare word or two less common ones, so that few passages are ranked. */
export function toCandidateQuery({ terms, total }: Omit<Question, 'language'>): string {
  const toQuery = ({ stems }: Term) => `(${matchAny(stems)})`
  const rare = terms.filter(({ passages }) => passages === null).map(toQuery)
  const common = terms
    .flatMap((term): Common[] => (term.passages === null ? [] : [{ query: toQuery(term), passages: term.passages }]))
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
  const paired = fitting(findPairs(common.slice(alone.length, alone.length + mostPaired), total))
  const chosen = [...alone, ...paired].map(({ query }) => query)
  if (chosen.length === 0 && common.length > 0) chosen.push(pickRarest(common, total))
  return [...rare, ...chosen].join(' | ')
}

function findPairs(words: readonly Common[], total: number): Common[] {
  const pairs = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .map((other) => ({ query: `(${one.query} & ${other.query})`, passages: (one.passages * other.passages) / total })),
  )
  return pairs.toSorted((one, other) => one.passages - other.passages)
}

function pickRarest(words: readonly Common[], total: number): string {
  let expected = total
  const needed = words.filter(({ passages }, index) => {
    const isNeeded = index === 0 || expected > enough
    if (isNeeded) expected *= passages / total
    return isNeeded
  })
  return `(${needed.map(({ query }) => query).join(' & ')})`
}

export function splitQuestionWords(text: string): string[] {
  const all =
    text
      .slice(0, maxLength)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = all.map((word) => Array.from(word).slice(0, maxWordLength).join(''))
  return [...new Set(words)].slice(0, maxWords)
}

function detectQuestionLanguage(rows: Stemmed[], guess: string): string {
  const stopWords = new Map<string, number>()
  for (const { language, stems } of rows)
    stopWords.set(language, (stopWords.get(language) ?? (language === guess ? 0.5 : 0)) + (stems.length === 0 ? 1 : 0))
  return [...stopWords].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? guess
}

function pickLongest(terms: Term[]): Term[] {
  if (terms.length <= maxTerms) return terms
  return terms.toSorted((one, other) => other.word.length - one.word.length).slice(0, maxTerms)
}

/** Quotes the stems for tsquery. */
export function matchAny(stems: readonly string[]): string {
  return stems.map((stem) => `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ')
}
