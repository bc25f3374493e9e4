import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { toStorableJson } from '../../platform/text/storableJson.ts'
import { findOwn, type Importer, toOwnId } from './ownEntries.ts'
import type { QueuedRow } from './rows.ts'

interface QueuedRows {
  readonly added: readonly QueuedRow[]
  readonly knownCount: number
  readonly leftOutCount: number
}

/** Skips conversations of earlier imports, whose queued messages may have been sent since. */
export async function findAddedQueued(
  tx: Transaction,
  { importId, importer }: { importId: string; importer: Importer },
  rows: readonly QueuedRow[],
): Promise<QueuedRows> {
  const threadIds = rows.map(({ threadId }) => threadId)
  const own = await findOwn(tx, 'thread', importer, threadIds)
  const ofImport = await tx.thread.findMany({ where: { importId, id: { in: [...own.values()] } }, select: { id: true } })
  const isOfImport = new Set(ofImport.map(({ id }) => id))
  const added = rows.filter(({ threadId }) => isOfImport.has(own.get(threadId) ?? ''))
  const leftOutCount = threadIds.filter((id) => !own.has(id)).length
  return { added, knownCount: rows.length - added.length - leftOutCount, leftOutCount }
}

/** Held until the owner sends them. Their files are already uploaded. */
export async function writeQueued(tx: Transaction, importer: Importer, rows: readonly QueuedRow[]): Promise<void> {
  const { userId } = importer
  const fileIds = rows.flatMap(({ elementIds }) => elementIds.map((id) => toOwnId(importer, id)))
  const files = await tx.element.findMany({ where: { id: { in: fileIds }, userId, stepId: null }, select: { id: true } })
  const isUploaded = new Set(files.map(({ id }) => id))
  const data = rows.map(({ threadId, references, ...row }) => ({
    ...row,
    id: toOwnId(importer, row.id),
    threadId: toOwnId(importer, threadId),
    userId,
    elementIds: row.elementIds.map((id) => toOwnId(importer, id)).filter((id) => isUploaded.has(id)),
    references: toJson(references.map((one) => ({ ...one, id: toOwnId(importer, one.id) }))),
    state: 'held' as const,
  }))
  await tx.queuedMessage.createMany({ data, skipDuplicates: true })
}

function toJson(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(toStorableJson(value)) as Prisma.InputJsonValue
}
