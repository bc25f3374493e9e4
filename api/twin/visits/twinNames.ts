import { sql } from 'kysely'
import type { JsonValue } from '../../platform/__generated__/prisma/internal/prismaNamespace.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { countChanged, kysely } from '../../platform/database/sql/typedSql.ts'

export async function renameTwin(tx: Transaction, { ownerId, username }: { ownerId: string; username: string }): Promise<void> {
  const metadata = sql.ref<JsonValue>('threads.metadata')
  await countChanged(
    tx,
    kysely
      .updateTable('threads')
      .set({ metadata: sql<JsonValue>`${metadata} || jsonb_build_object('twin_username', ${username}::text)` })
      .where('twinOwnerId', '=', ownerId)
      .where(sql<string>`${metadata} ->> 'twin_username'`, '<>', username),
  )
}
