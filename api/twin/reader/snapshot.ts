import { parseMessages, type Snapshot } from '../../chat/sharing/sharing.service.ts'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { kysely, queryFirstRow } from '../../platform/database/sql/typedSql.ts'
import type { TwinTransaction } from '../../platform/database/twinRole.ts'

interface StoredSnapshot extends Omit<Snapshot, 'messages'> {
  readonly id: string
  readonly messages: Prisma.JsonValue
}

const snapshots = kysely.withTables<{ publicSnapshots: StoredSnapshot }>().selectFrom('publicSnapshots')

/** The policy admits only the one of the reading. */
export async function readSnapshot(tx: TwinTransaction): Promise<Snapshot | null> {
  const found = await queryFirstRow(tx, snapshots.select(['ownerName', 'messages', 'sharedAt']))
  return found && { ...found, messages: parseMessages(found.messages) }
}
