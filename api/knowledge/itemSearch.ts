import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { escapeLike, matches, toPrefixQuery, splitQueryWords } from '../platform/database/fullText.ts'
import { kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { findPlainExcerpt } from './excerpts.ts'
import type { KnowledgeItem, KnowledgeMatch } from './knowledge.service.ts'

const maxCandidates = 500
/** Length of text searched for the literal query, which no index covers. */
const literalLength = 20_000

export async function findItems(
  db: Database,
  {
    userId,
    every,
    some,
    literal,
    limit,
  }: { userId: string; every: RawBuilder<unknown>; some: RawBuilder<unknown>; literal: string; limit: number },
): Promise<KnowledgeItem[]> {
  const found = await queryRows(
    db,
    kysely
      .with('early', (items) =>
        items
          .selectFrom('knowledgeItems')
          .select('id')
          .where('userId', '=', userId)
          .where(({ ref }) => matches(ref('search'), some))
          .orderBy('updatedAt', 'desc')
          .limit(maxCandidates),
      )
      // The literals must match the index expression.
      .with('late', (passages) =>
        passages
          .selectFrom((from) =>
            from
              .selectFrom('passages')
              .select('sourceId')
              .where('ownerId', '=', userId)
              .where('sourceKind', '=', sql.lit('item'))
              .where('endOffset', '>', sql.lit(15_000))
              .where(({ ref }) => matches(ref('words'), every))
              .limit(maxCandidates)
              .as('ofLongTexts'),
          )
          .select('sourceId as id')
          .distinct(),
      )
      .selectFrom('knowledgeItems')
      .select('id')
      .where('userId', '=', userId)
      .where('id', 'in', (from) => from.selectFrom('early').select('early.id').union(from.selectFrom('late').select('late.id')))
      .orderBy((eb) => eb.or([matches(eb.ref('search'), every), eb('id', 'in', eb.selectFrom('late').select('late.id'))]), 'desc')
      .orderBy(
        ({ ref }) => sql`left(${ref('title')} || ' ' || ${ref('content')}, ${literalLength}) ILIKE ${`%${escapeLike(literal)}%`}`,
        'desc',
      )
      .orderBy(({ ref }) => sql`ts_rank(${ref('search')}, ${some})`, 'desc')
      .orderBy('updatedAt', 'desc')
      .limit(limit),
  )
  const items = await db.knowledgeItem.findMany({ where: { id: { in: found.map(({ id }) => id) }, userId } })
  const byId = new Map(items.map((item) => [item.id, item]))
  return found.flatMap(({ id }) => byId.get(id) ?? [])
}

export async function findInDocuments(
  db: Database,
  { userId, query, limit }: { userId: string; query: string; limit: number },
): Promise<KnowledgeMatch[]> {
  if (splitQueryWords(query).length === 0) return []
  const columns = ['sourceId', 'text', 'ordinal', 'page'] as const
  const candidates = kysely
    .selectFrom('passages')
    .select(columns)
    .where('ownerId', '=', userId)
    .where('sourceKind', '=', sql.lit('item'))
    .where(({ ref }) => matches(ref('words'), toPrefixQuery(query, '&')))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('documents').select('documents.itemId').whereRef('documents.itemId', '=', 'passages.sourceId')),
    )
    .limit(maxCandidates)
  const found = await queryRows(
    db,
    kysely.selectFrom(candidates.as('candidates')).distinctOn('sourceId').select(columns).orderBy('sourceId').orderBy('ordinal'),
  )
  const items = await db.knowledgeItem.findMany({
    where: { id: { in: found.map(({ sourceId }) => sourceId) }, userId },
    orderBy: { updatedAt: 'desc' },
    take: limit,
  })
  return items.flatMap((item) => {
    const passage = found.find(({ sourceId }) => sourceId === item.id)
    return passage
      ? [{ item, passage: findPlainExcerpt(query, passage.text), place: { ordinal: passage.ordinal, page: passage.page } }]
      : []
  })
}
