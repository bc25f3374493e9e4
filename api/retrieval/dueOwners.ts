import { sql, type SqlBool } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { kysely, queryRows, selectDistinct } from '../platform/database/sql/typedSql.ts'

/** Reads one row per user. */
export async function findDueOwners(db: Database, queue: 'pendingPassages' | 'pendingEmbeddings', now: Date): Promise<string[]> {
  const owners = await queryRows(
    db,
    kysely
      .selectFrom(selectDistinct(queue, 'ownerId').as('owners'))
      .select('owners.value')
      .where(sql<SqlBool>`EXISTS (SELECT FROM ${sql.table(queue)} WHERE owner_id = owners.value AND next_try_at <= ${now})`),
  )
  return owners.map(({ value }) => value)
}
