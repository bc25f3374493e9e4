import type { Database, Transaction } from '../platform/database/database.ts'
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
  if (words.length === 0) return { terms: [], total: null }
  const guess = await languageOf(text.slice(0, maxLength))
  const rows = await db.$queryRaw<Stemmed[]>`
    WITH RECURSIVE written AS (
      (SELECT language FROM passages WHERE owner_id = ${ownerId}::uuid ORDER BY language LIMIT 1)
      UNION ALL
      SELECT (SELECT passages.language FROM passages WHERE owner_id = ${ownerId}::uuid AND passages.language > written.language
        ORDER BY passages.language LIMIT 1) FROM written WHERE written.language IS NOT NULL
    ), languages AS (SELECT language FROM written WHERE language IS NOT NULL UNION SELECT ${guess})
    SELECT word, language, tsvector_to_array(CASE WHEN length(stems) > 0 THEN stems || stemmed(language, unaccented) ELSE stems END) AS stems
    FROM languages, unnest(${words}::text[], ${words.map(withoutAccents)}::text[]) WITH ORDINALITY AS asked(word, unaccented, place),
      LATERAL (SELECT stemmed(language, word) AS stems) AS own
    ORDER BY language, place`
  const language = languageAsked(rows, guess)
  const stopWords = new Set(rows.filter((row) => row.language === language && row.stems.length === 0).map(({ word }) => word))
  const terms = words
    .filter((word) => !stopWords.has(word))
    .map((word): Term => {
      const stems = rows.filter((row) => row.word === word).flatMap((row) => row.stems)
      return { word, stems: [...new Set(stems)], passages: null }
    })
    .filter(({ stems }) => stems.length > 0)
  return { terms: longestOf(terms), total: null }
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
