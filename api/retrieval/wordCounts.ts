import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import { countChanged, kysely, queryRows, castValue } from '../platform/database/sql/typedSql.ts'
import type { Platform } from '../platform/platform.ts'

/** Minimum passages of an owner. */
const countedFrom = 4000
/** Rarer stems are counted when searching. */
const commonFrom = 500
/** Random; accurate within a few percent. */
const sample = 10_000

/** Share of changed passages that causes a recount. */
export function createWordCounts({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): void {
  jobs.define('count-words', { schema: z.object({}), cron: '*/10 * * * *' }, () => countCommonWords(db))
}

export async function countCommonWords(db: Database, { from = countedFrom, common = commonFrom } = {}): Promise<void> {
  const owned = kysely
    .selectFrom('passages')
    .select(['ownerId', sql<number>`count(*)::int`.as('passages')])
    .groupBy('ownerId')
  const owners = await queryRows(
    db,
    kysely
      .selectFrom(owned.as('owned'))
      .leftJoin('wordCounts', (join) => join.onRef('wordCounts.ownerId', '=', 'owned.ownerId').on('wordCounts.stem', '=', ''))
      .select(['owned.ownerId as id', 'owned.passages'])
      .where(({ ref }) => {
        const [passages, known] = [ref('owned.passages'), ref('wordCounts.passages')]
        return sql<SqlBool>`CASE WHEN ${known} IS NULL THEN ${passages} >= ${from}::int ELSE abs(${passages} - ${known}) * 5 > ${known} END`
      }),
  )
  for (const { id, passages } of owners) {
    if (passages < from) {
      await db.wordCount.deleteMany({ where: { ownerId: id } })
      continue
    }
    const part = Math.min(1, sample / passages)
    const statistics = sql<{ word: string; ndoc: number }>`ts_stat(
      format('SELECT stems FROM passages WHERE owner_id = %L AND random() < %s', ${id}::uuid, ${part}::float8))`
    await countChanged(
      db,
      kysely
        .with(
          (cte) => cte('counted').materialized(),
          (stems) =>
            stems
              .selectFrom(statistics.as('statistics'))
              .select(['word as stem', sql<number>`round(ndoc / ${part}::float8)::int`.as('passages')])
              .where('ndoc', '>=', sql<number>`${common * part}::float8`)
              .unionAll(stems.selectNoFrom([sql<string>`''`.as('stem'), castValue(passages, 'int').as('passages')])),
        )
        .with('gone', (counts) =>
          counts
            .deleteFrom('wordCounts')
            .where('ownerId', '=', id)
            .where('stem', 'not in', (from) => from.selectFrom('counted').select('counted.stem')),
        )
        .insertInto('wordCounts')
        .columns(['ownerId', 'stem', 'passages'])
        .expression((eb) => eb.selectFrom('counted').select([castValue(id, 'uuid').as('ownerId'), 'stem', 'passages']))
        .onConflict((oc) => oc.columns(['ownerId', 'stem']).doUpdateSet(({ ref }) => ({ passages: ref('excluded.passages') }))),
    )
  }
}
