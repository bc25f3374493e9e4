import { Prisma } from './__generated__/prisma/client.ts'

/** From this likeness on, 1 being the same, two words are taken for one with a typing error. */
const minLikeness = 0.45
const maxWords = 32
/** PostgreSQL refuses words of 2 KB in a query; this much of one finds it as well. */
const maxWordLength = 64
/** How far into a query its words are looked for. */
const maxQueryLength = 4000

/** The words of what somebody typed into a search: letters and digits alone, so that nothing in them can be an operator. */
export function wordsOf(query: string): string[] {
  const words = query.slice(0, maxQueryLength).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.slice(0, maxWords).map((word) => Array.from(word).slice(0, maxWordLength).join(''))
}

/** Finds the beginnings of the query's words: all of them (`&`), or any (`|`). */
export function prefixQuery(query: string, operator: '&' | '|'): Prisma.Sql {
  const words = wordsOf(query).map((word) => `${word}:*`)
  return Prisma.sql`to_tsquery('public.twain', ${words.join(` ${operator} `)})`
}

/** How alike the text is to the query's words in spite of typing errors, 0 and up; it reads the whole text of every row. */
export function likeness(query: string, text: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(sum(s) FILTER (WHERE s >= ${minLikeness}), 0)
    FROM unnest(${wordsOf(query)}::text[]) AS word, LATERAL (SELECT strict_word_similarity(word, ${text}) AS s) AS similarity)`
}

/** For LIKE and ILIKE, where these characters would stand for others. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
