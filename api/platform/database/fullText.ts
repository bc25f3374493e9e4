import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'

/** From this likeness on, 1 being the same, two words are taken for one with a typing error. */
const minLikeness = 0.45
const maxWords = 32
/** This much of a longer word finds it as well. */
const maxWordLength = 64
/** How far into a query its words are looked for. */
const maxQueryLength = 4000

/** The words of what somebody typed into a search: letters and digits alone, so that nothing in them can be an operator. */
export function wordsOf(query: string): string[] {
  const words = query.slice(0, maxQueryLength).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.slice(0, maxWords).map((word) => Array.from(word).slice(0, maxWordLength).join(''))
}

/** Finds the beginnings of the query's words: all of them (`&`), or any (`|`). */
export function prefixQuery(query: string, operator: '&' | '|'): RawBuilder<unknown> {
  const words = wordsOf(query).map((word) => `${word}:*`)
  return sql`to_tsquery('public.twain', ${words.join(` ${operator} `)})`
}

export function matches(search: Expression<unknown>, query: Expression<unknown>): RawBuilder<SqlBool> {
  return sql`${search} @@ ${query}`
}

/** For these words typing errors are looked for: the longest, where they are likeliest. */
const maxLikeWords = 6
/** PostgreSQL takes time that grows with the square of a text to compare it with a word. */
const maxLikeLength = 1000

/** How alike the beginning of a text is to the query's words in spite of typing errors, 0 and up. */
export function likeness(query: string, text: Expression<string>): RawBuilder<number> {
  const words = [...new Set(wordsOf(query))].toSorted((a, b) => b.length - a.length).slice(0, maxLikeWords)
  return sql`(SELECT coalesce(sum(s) FILTER (WHERE s >= ${minLikeness}), 0)
    FROM unnest(${words}::text[]) AS word, LATERAL (SELECT strict_word_similarity(word, left(${text}, ${maxLikeLength})) AS s) AS similarity)`
}

/** For LIKE and ILIKE, where these characters would stand for others. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
