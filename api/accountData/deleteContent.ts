import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { anyOf, countChanged, queryRows } from '../platform/database/sql/typedSql.ts'

/** Conversations of other users with the deleted user’s twin. */
interface Visit {
  readonly id: string
  readonly userId: string
}

/** Each statement blocks other users of the embedded database. */
const rowsAtOnce = 200
const threadsAtOnce = 50

/** Deletes in batches, and yields after each. */
export async function* deleteContent(db: Database, userId: string): AsyncGenerator<readonly Visit[]> {
  for (const column of ['user_id', 'twin_owner_id']) {
    for (;;) {
      const found = sql<{ id: string }>`SELECT id FROM threads WHERE ${sql.ref(column)} = ${userId}::uuid LIMIT ${threadsAtOnce}`
      const threads = await queryRows(db, found)
      if (threads.length === 0) break
      const ids = anyOf(
        threads.map(({ id }) => id),
        'uuid',
      )
      for await (const _ of deleteWhere(db, 'steps', sql`thread_id = ${ids}`)) yield []
      const deleted = sql<{ id: string; userId: string | null }>`DELETE FROM threads WHERE id = ${ids} RETURNING id, user_id`
      yield (await queryRows(db, deleted)).flatMap((one) =>
        one.userId && one.userId !== userId ? [{ id: one.id, userId: one.userId }] : [],
      )
    }
  }
  const ofImports = sql`import_id IN (SELECT id FROM conversation_imports WHERE user_id = ${userId}::uuid)`
  for await (const _ of deleteWhere(db, 'imported_entries', ofImports)) yield []
  for (const { table, column } of await listTables(db)) {
    for await (const _ of deleteWhere(db, table, sql`${sql.ref(column)} = ${userId}::uuid`)) yield []
  }
}

async function* deleteWhere(db: Database, table: string, condition: ReturnType<typeof sql>): AsyncGenerator<void> {
  const some = sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${rowsAtOnce}))`
  for (let count = rowsAtOnce; count === rowsAtOnce;) {
    count = await countChanged(db, some)
    yield
  }
}

/** Their rows are deleted with the user, in one statement. */
async function listTables(db: Database): Promise<{ table: string; column: string }[]> {
  return queryRows(
    db,
    sql<{ table: string; column: string }>`
      SELECT relname AS "table", attname AS "column" FROM pg_constraint
      JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confdeltype = 'c' AND confrelid = 'users'::regclass AND cardinality(conkey) = 1
      ORDER BY relname, attname`,
  )
}
