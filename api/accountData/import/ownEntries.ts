import type { ImportedKind } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { among, changedBy, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { deriveUuid, readUuidTime } from '../../platform/text/ids.ts'

/** The same for each import of an entry, so that a repeated one finds it. */
export function toOwnId(userId: string, id: string): string {
  return deriveUuid(readUuidTime(id), `${userId} ${id}`)
}

const tables = {
  item: 'knowledgeItems',
  project: 'projects',
  saved_prompt: 'savedPrompts',
  memory: 'memories',
  memory_rule: 'memoryRules',
  profile_proposal: 'profileProposals',
  twin_check: 'twinChecks',
  scheduled_task: 'scheduledTasks',
  memory_proposal: 'memoryProposals',
  thread: 'threads',
} as const satisfies Record<ImportedKind | 'thread', string>

/** With the table’s columns in common. */
function selectOwn(kind: keyof typeof tables, userId: string) {
  const owner = kind === 'twin_check' ? 'ownerId' : 'userId'
  return kysely
    .selectFrom(tables[kind] as 'memories')
    .select('id')
    .where(owner as 'userId', '=', userId)
}

/** IDs of the owner’s entries by their ID in the file. Entries of the same server keep theirs. */
export async function findOwn(
  tx: Transaction,
  kind: keyof typeof tables,
  userId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = ids.flatMap((id) => (id === null ? [] : [[id, toOwnId(userId, id)] as const]))
  if (wanted.length === 0) return new Map()
  const rows = await queryRows(tx, selectOwn(kind, userId).where('id', '=', among(wanted.flat(), 'uuid')))
  const found = new Set(rows.map(({ id }) => id))
  return new Map(wanted.flatMap(([id, own]) => (found.has(own) ? [[id, own]] : found.has(id) ? [[id, id]] : [])))
}

const deletedAtOnce = 100
const withChanges = new Set<ImportedKind>(['item', 'project', 'saved_prompt', 'memory'])

/** Keeps what the owner has changed since. Returns false once nothing is left. */
export async function removeImported(
  tx: Transaction,
  { id: importId, userId, createdAt }: { id: string; userId: string; createdAt: Date },
): Promise<boolean> {
  const entries = await tx.importedEntry.findMany({
    where: { importId },
    take: deletedAtOnce,
    orderBy: [{ kind: 'asc' }, { entryId: 'asc' }],
  })
  for (const [kind, some] of Map.groupBy(entries, (entry) => entry.kind)) {
    const ids = some.map(({ entryId }) => entryId)
    let unchanged = selectOwn(kind, userId).where('id', '=', among(ids, 'uuid'))
    if (withChanges.has(kind)) unchanged = unchanged.where('updatedAt', '<=', createdAt)
    if (kind === 'scheduled_task') unchanged = unchanged.where('status' as 'content', '<>', 'active')
    await changedBy(tx, kysely.deleteFrom(tables[kind] as 'memories').where('id', 'in', unchanged))
    await tx.importedEntry.deleteMany({ where: { importId, kind, entryId: { in: ids } } })
  }
  return entries.length > 0
}
