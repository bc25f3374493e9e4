import type { Memory } from '../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../platform/database/database.ts'
import { queryFirstRow, kysely, castValue } from '../platform/database/sql/typedSql.ts'
import { indexSource, removePassages, type Source } from '../retrieval/passageWriter.ts'
import { toClaim, contradicts, hashWords } from './extraction/claims.ts'

type Claimed = Pick<Memory, 'subjectHash' | 'valueHash' | 'isDenial'>

export function hashClaim(content: string) {
  const { subject, value, isDenial } = toClaim(content)
  return { subjectHash: hashWords(subject), valueHash: hashWords(value), isDenial } satisfies Claimed
}

export function hasSameMeaning(one: Claimed, other: Claimed): boolean {
  return one.subjectHash === other.subjectHash && one.valueHash === other.valueHash && one.isDenial === other.isDenial
}

/** Older memories have no claims and contradict nothing. */
export function isContradicted(one: Claimed, by: Claimed): boolean {
  return one.subjectHash !== null && contradicts(toHashedClaim(one), toHashedClaim(by))
}

function toHashedClaim({ subjectHash, valueHash, isDenial }: Claimed) {
  return { subject: subjectHash ?? '', value: valueHash ?? '', isDenial }
}

/** Serializes changes to a user’s memories. Returns whether memories are enabled. */
export async function lockRemembering(tx: Transaction, userId: string): Promise<boolean> {
  const user = await queryFirstRow(
    tx,
    kysely.selectFrom('users').select('remembersFromConversations').where('id', '=', castValue(userId, 'uuid')).forNoKeyUpdate(),
  )
  return user?.remembersFromConversations ?? false
}

type IndexedMemory = Pick<Memory, 'id' | 'userId' | 'content'>

export function toMemorySource({ id, userId, content }: IndexedMemory): Source {
  return { kind: 'memory', id, ownerId: userId, title: '', text: content, audience: 'private' }
}

export function indexMemory(tx: Transaction, memory: IndexedMemory): Promise<void> {
  return indexSource(tx, toMemorySource(memory))
}

/** Superseded memories are excluded from search. */
export async function supersede(tx: Transaction, memories: readonly Pick<Memory, 'id'>[], supersededById: string): Promise<void> {
  const ids = memories.map(({ id }) => id)
  await tx.memory.updateMany({ where: { supersededById: { in: ids } }, data: { supersededById } })
  await tx.memory.updateMany({ where: { id: { in: ids } }, data: { supersededById, supersededAt: new Date() } })
  for (const id of ids) await removePassages(tx, { kind: 'memory', id })
  await tx.pendingPassages.deleteMany({ where: { sourceKind: 'memory', sourceId: { in: ids } } })
}

/** Older ones stay attached to the restored ones. */
export async function restoreEarlier(tx: Transaction, supersededById: string): Promise<string[]> {
  const earlier = await tx.memory.findMany({ where: { supersededById }, orderBy: [{ supersededAt: 'desc' }, { id: 'asc' }] })
  const last = earlier[0]
  if (!last) return []
  const back = earlier.filter(({ supersededAt }) => supersededAt?.getTime() === last.supersededAt?.getTime())
  const ids = back.map(({ id }) => id)
  await tx.memory.updateMany({ where: { id: { in: ids } }, data: { supersededById: null, supersededAt: null } })
  await tx.memory.updateMany({ where: { supersededById }, data: { supersededById: last.id } })
  for (const memory of back) await indexMemory(tx, memory)
  return ids
}
