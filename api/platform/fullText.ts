import { Prisma } from './__generated__/prisma/client.ts'

/** From this likeness on, 1 being the same, two words are taken for one with a typing error. */
const minLikeness = 0.45
const maxWords = 32

/** The words of what somebody typed into a search: letters and digits alone, so that nothing in them can be an operator. */
export function wordsOf(query: string): string[] {
  return query.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, maxWords) ?? []
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
