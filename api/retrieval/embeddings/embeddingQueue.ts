import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { anyOf, countChanged, kysely, queryFirstRow, queryRows, castValue } from '../../platform/database/sql/typedSql.ts'
import { formatVectors, formatVector } from './nearestPassages.ts'

export interface PendingPassage {
  id: string
  attempts: number
  nextTryAt: Date
  title: string
  text: string
}

export interface PassageVectors {
  whole: number[]
  lines: number[][]
}

interface Model {
  name: string
  dimensions: number
}

const batchSize = 2000
const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export async function markMissing(db: Database, { name, dimensions }: Model, signal: AbortSignal): Promise<void> {
  for (let after: string | null = firstId; after !== null && !signal.aborted;) {
    const noted: { last: string } | null = await queryFirstRow(
      db,
      kysely
        .with(
          (cte) => cte('looked').materialized(),
          (db) => db.selectFrom('passages').select(['id', 'ownerId']).where('id', '>', after).orderBy('id').limit(batchSize).forKeyShare(),
        )
        .with('noted', (db) =>
          db
            .insertInto('pendingEmbeddings')
            .columns(['passageId', 'ownerId', 'nextTryAt'])
            .expression(({ selectFrom }) =>
              selectFrom('looked')
                .select(['looked.id', 'looked.ownerId', sql<Date>`to_timestamp(0)`.as('nextTryAt')])
                .where(({ not, exists, selectFrom }) =>
                  not(
                    exists(
                      selectFrom('passageEmbeddings')
                        .whereRef('passageId', '=', 'looked.id')
                        .where('model', '=', name)
                        .where('dimensions', '=', dimensions)
                        .where('lines', 'is not', null),
                    ),
                  ),
                ),
            )
            .onConflict((oc) => oc.doNothing()),
        )
        .selectFrom('looked')
        .select('id as last')
        .orderBy('id', 'desc')
        .limit(1),
    )
    after = noted?.last ?? null
  }
}

export function findDue(db: Database, ownerId: string, limit: number, now: Date, after?: PendingPassage): Promise<PendingPassage[]> {
  return queryRows(
    db,
    kysely
      .selectFrom('pendingEmbeddings')
      .innerJoin('passages', 'passages.id', 'passageId')
      .select(['passages.id', 'attempts', 'nextTryAt', 'title', 'text'])
      .where('pendingEmbeddings.ownerId', '=', ownerId)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('nextTryAt', 'passageId'), '<', tuple(after?.nextTryAt ?? now, after?.id ?? lastId)))
      .orderBy('nextTryAt', 'desc')
      .orderBy('passageId', 'desc')
      .limit(limit),
  )
}

/** Locked, so that passages cannot become private in between. Changed ones stay pending. */
export async function storeVectors(
  db: Database,
  { name, dimensions }: Model,
  passages: readonly PendingPassage[],
  vectors: readonly PassageVectors[],
): Promise<void> {
  const ids = passages.map(({ id }) => id)
  const passageVectors = vectors.map(({ whole }) => formatVector(whole))
  const lines = vectors.map((vector) => formatVectors(vector.lines))
  const made = sql<{ id: string }>`unnest(${ids}::uuid[], ${passageVectors}::text[], ${lines}::text[])`
  const times = passages.map(({ nextTryAt }) => nextTryAt)
  const read = sql<{ id: string; nextTryAt: Date }>`unnest(${ids}::uuid[], ${times}::timestamptz[])`
  const copied = ['ownerId', 'sourceKind', 'sourceId', 'audience'] as const
  await countChanged(
    db,
    kysely
      .with(
        (cte) => cte('held').materialized(),
        (db) =>
          db
            .selectFrom('passages')
            .select(['id', ...copied])
            .where('id', '=', anyOf(ids, 'uuid'))
            .orderBy('id')
            .forShare(),
      )
      .with('added', (db) =>
        db
          .insertInto('passageEmbeddings')
          .columns(['passageId', ...copied, 'model', 'dimensions', 'embedding', 'lines'])
          .expression(({ selectFrom }) =>
            selectFrom('held')
              .innerJoin(made.as<'made'>(sql`made(id, embedding, lines)`), 'made.id', 'held.id')
              .select(['held.id', ...copied, castValue(name, 'text').as('model'), castValue(dimensions, 'int').as('dimensions')])
              .select([sql`embedding::vector`.as('embedding'), sql`lines::vector[]`.as('lines')]),
          )
          .onConflict((oc) =>
            oc.column('passageId').doUpdateSet(({ ref }) => ({
              audience: ref('excluded.audience'),
              model: ref('excluded.model'),
              dimensions: ref('excluded.dimensions'),
              embedding: ref('excluded.embedding'),
              lines: ref('excluded.lines'),
            })),
          ),
      )
      .deleteFrom('pendingEmbeddings')
      .using(read.as<'read'>(sql`read(id, next_try_at)`))
      .whereRef('passageId', '=', 'read.id')
      .whereRef('pendingEmbeddings.nextTryAt', '=', 'read.nextTryAt'),
  )
}
