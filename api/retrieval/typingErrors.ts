import { type RawBuilder, sql } from 'kysely'
import type { PassageSource } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { splitQueryWords } from '../platform/database/fullText.ts'
import { anyOf, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { removeAccents } from './passageWriter.ts'
import { isSameWord } from '../platform/language/sameWord.ts'

/** Owners with more passages get only some corrections. */
const maxPassages = 1000
const maxKnownWords = 20_000
const maxWords = 6
const maxAlternatives = 10
/** Longer queries are probably pasted. */
const maxTyped = 20

export async function addTypingErrors(
  db: Database | Transaction,
  { ownerId, query, kinds }: { ownerId: string; query: string; kinds: readonly PassageSource[] },
): Promise<{ every: RawBuilder<unknown>; some: RawBuilder<unknown> } | null> {
  const words = [...new Set(splitQueryWords(query).map((word) => removeAccents(word.toLowerCase())))]
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, maxWords)
  const lengths = longest.map((word) => word.length)
  if (longest.length === 0 || words.length > maxTyped) return null
  const written = kysely
    .selectFrom('passages')
    .select('words')
    .where('ownerId', '=', ownerId)
    .where('sourceKind', '=', anyOf(kinds, 'passage_source'))
    .limit(maxPassages)
  const said = kysely.selectFrom(written.as('written')).select(sql<string>`unnest(tsvector_to_array(words))`.as('word'))
  const known = await queryRows(
    db,
    kysely
      .selectFrom(said.as('said'))
      .select('word')
      .distinct()
      .where(sql<number>`length(word)`, '>=', Math.min(...lengths) - 2)
      .limit(maxKnownWords),
  )
  const alternatives = words.map((word) => {
    const meant = longest.includes(word) ? known.filter((other) => isMeant(word, other.word)) : []
    return [...new Set([word, ...meant.slice(0, maxAlternatives).flatMap((other) => splitQueryWords(other.word))])]
  })
  if (words.length === 1 && alternatives[0]?.length === 1) return null
  const queries = alternatives.map((all) => `(${all.map((word) => `${word}:*`).join(' | ')})`)
  const toQuery = (operator: '&' | '|') => sql`to_tsquery('public.twain', ${queries.join(` ${operator} `)})`
  return { every: toQuery('&'), some: toQuery('|') }
}

/** The known word may be longer. */
function isMeant(word: string, known: string): boolean {
  if (!known.startsWith(word.charAt(0)) && !word.slice(0, 2).includes(known.charAt(0))) return false
  return isSameWord(word, known) || (known.length > word.length && isSameWord(word, known.slice(0, word.length)))
}
