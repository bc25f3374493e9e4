import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'

/** With fewer passages every word is counted when it is searched for. */
const countedFrom = 4000
/** A stem that fewer passages have is counted when it is searched for. */
const commonFrom = 500
/** How many passages of an owner are read; of more, they are a random part, which tells how common a word is within a few percent. */
const sample = 10_000

/**
 * Counts the common stems of owners with many passages, again whenever a fifth has come or gone, so that a search need not read all the
 * passages of a common word to know that it is common.
 */
export function createWordCounts({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): void {
  jobs.define('count-words', { schema: z.object({}), cron: '*/10 * * * *' }, () => countCommonWords(db))
}

export async function countCommonWords(db: Database, { from = countedFrom, common = commonFrom } = {}): Promise<void> {
  const owners = await db.$queryRaw<{ id: string; passages: number }[]>`
    SELECT owned.owner_id AS id, owned.passages::int AS passages FROM (SELECT owner_id, count(*) AS passages FROM passages GROUP BY owner_id) AS owned
      LEFT JOIN word_counts ON word_counts.owner_id = owned.owner_id AND word_counts.stem = ''
    WHERE CASE WHEN word_counts.passages IS NULL THEN owned.passages >= ${from}::bigint
      ELSE abs(owned.passages - word_counts.passages) * 5 > word_counts.passages END`
  for (const { id, passages } of owners) {
    if (passages < from) {
      await db.wordCount.deleteMany({ where: { ownerId: id } })
      continue
    }
    const part = Math.min(1, sample / passages)
    await db.$executeRaw`
      WITH counted AS MATERIALIZED (
        SELECT word AS stem, round(ndoc / ${part}::float8)::int AS passages
        FROM ts_stat(format('SELECT stems FROM passages WHERE owner_id = %L AND random() < %s', ${id}::uuid, ${part}::float8))
        WHERE ndoc >= ${common}::float8 * ${part}::float8
        UNION ALL SELECT '', ${passages}::int
      ), gone AS (
        DELETE FROM word_counts WHERE owner_id = ${id}::uuid AND stem NOT IN (SELECT stem FROM counted)
      )
      INSERT INTO word_counts (owner_id, stem, passages) SELECT ${id}::uuid, stem, passages FROM counted
      ON CONFLICT (owner_id, stem) DO UPDATE SET passages = excluded.passages`
  }
}
