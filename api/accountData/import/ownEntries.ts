import type { ImportedKind } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { anyOf, countChanged, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { deriveUuid, nilUuid, readUuidTime } from '../../platform/text/ids.ts'

/** Stays the same for every import of an entry, also through other accounts. */
export function toOwnId({ userId, origins }: Pick<Importer, 'userId' | 'origins'>, id: string): string {
  return deriveOwnId(userId, origins.get(id) ?? id)
}

function deriveOwnId(userId: string, originId: string): string {
  return deriveUuid(readUuidTime(originId), `${userId} ${originId}`)
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

/** Typed with the columns that all of these tables share. */
function selectOwn(kind: keyof typeof tables, userId: string) {
  const owner = kind === 'twin_check' ? 'ownerId' : 'userId'
  return kysely
    .selectFrom(tables[kind] as 'memories')
    .select('id')
    .where(owner as 'userId', '=', userId)
}

export interface Importer {
  readonly userId: string
  /** The account that was exported; null in files of earlier versions. */
  readonly exporterId: string | null
  /** IDs in the accounts where entries were created, by their ID in the file; only of entries that the exported account had imported. */
  readonly origins: ReadonlyMap<string, string>
}

/** IDs of the owner’s entries by their ID in the file. Entries of the same server keep theirs. */
export async function findOwn(
  tx: Transaction,
  kind: keyof typeof tables,
  { userId, exporterId, origins }: Importer,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = ids.flatMap((id) => (id === null ? [] : [{ id, candidates: listCandidates(userId, origins.get(id) ?? id, id) }]))
  if (wanted.length === 0) return new Map()
  const rows = await queryRows(
    tx,
    selectOwn(kind, userId).where(
      'id',
      '=',
      anyOf(
        wanted.flatMap(({ candidates }) => candidates),
        'uuid',
      ),
    ),
  )
  const found = new Set(rows.map(({ id }) => id))
  const known = new Map(
    wanted.flatMap(({ id, candidates }) =>
      toPair(
        id,
        candidates.find((own) => found.has(own)),
      ),
    ),
  )
  const others = wanted.flatMap(({ id }) => (known.has(id) || exporterId === null ? [] : [id]))
  if (others.length === 0 || exporterId === null) return known
  // Entries that the exported account had imported from this one without a record. Their IDs begin with the same time.
  const times = [...new Set(others.map((id) => id.slice(0, timeLength)))]
  const near = selectOwn(kind, userId)
    .where((eb) =>
      eb.or(times.map((time) => eb.between('id', `${time}${nilUuid.slice(timeLength)}`, `${time}${maxUuid.slice(timeLength)}`))),
    )
    .limit(maxNear)
  const originals = new Map((await queryRows(tx, near)).map(({ id }) => [deriveOwnId(exporterId, id), id]))
  return new Map([...known, ...others.flatMap((id) => toPair(id, originals.get(id)))])
}

/** The last two are IDs of imports before origins were recorded. */
function listCandidates(userId: string, originId: string, id: string): string[] {
  return [...new Set([deriveOwnId(userId, originId), originId, deriveOwnId(userId, id), id])]
}

const timeLength = '01a220fc-d87b'.length
/** Only crafted files have more entries of the same milliseconds. */
const maxNear = 1000
const maxUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

function toPair(id: string, own: string | undefined): [string, string][] {
  return own === undefined ? [] : [[id, own]]
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
    let unchanged = selectOwn(kind, userId).where('id', '=', anyOf(ids, 'uuid'))
    if (withChanges.has(kind)) unchanged = unchanged.where('updatedAt', '<=', createdAt)
    if (kind === 'scheduled_task') unchanged = unchanged.where('status' as 'content', '<>', 'active')
    await countChanged(tx, kysely.deleteFrom(tables[kind] as 'memories').where('id', 'in', unchanged))
    await tx.importedEntry.deleteMany({ where: { importId, kind, entryId: { in: ids } } })
  }
  return entries.length > 0
}
