import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'

/** 1 means identical. */
const minLikeness = 0.45
const maxWords = 32
const maxWordLength = 64
const maxQueryLength = 4000

/** Only letters and digits, so no tsquery operators. */
export function splitQueryWords(query: string): string[] {
  const words = query.slice(0, maxQueryLength).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.slice(0, maxWords).map((word) => Array.from(word).slice(0, maxWordLength).join(''))
}

export function toPrefixQuery(query: string, operator: '&' | '|'): RawBuilder<unknown> {
  const words = splitQueryWords(query).map((word) => `${word}:*`)
  return sql`to_tsquery('public.twain', ${words.join(` ${operator} `)})`
}

export function matches(search: Expression<unknown>, query: Expression<unknown>): RawBuilder<SqlBool> {
  return sql`${search} @@ ${query}`
}

/** Typos are most likely in long words. */
const maxLikeWords = 6
/** PostgreSQL compares a word with a text in quadratic time. */
const maxLikeLength = 1000

export function selectLikeness(query: string, text: Expression<string>): RawBuilder<number> {
  const words = [...new Set(splitQueryWords(query))].toSorted((a, b) => b.length - a.length).slice(0, maxLikeWords)
  return sql`(SELECT coalesce(sum(s) FILTER (WHERE s >= ${minLikeness}), 0)
    FROM unnest(${words}::text[]) AS word, LATERAL (SELECT strict_word_similarity(word, left(${text}, ${maxLikeLength})) AS s) AS similarity)`
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
