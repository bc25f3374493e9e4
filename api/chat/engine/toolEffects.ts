import { createHash } from 'node:crypto'
import type { PrivateTurn } from '../../agents/agent.ts'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { transaction, type Database } from '../../platform/database/database.ts'
import { toStorableJson } from '../../platform/text/storableJson.ts'
import { lockOwnedRun } from './runStore.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'

export class LostRunError extends Error {
  constructor() {
    super('Another process has taken over the run.')
    this.name = 'LostRunError'
  }
}

/** A takeover repeats tool calls. */
export function createOnce(db: Database, run: OwnedRun): PrivateTurn['once'] {
  return <T>(tool: string, args: unknown, change: (tx: Prisma.TransactionClient) => Promise<T>) =>
    transaction(db, async (tx) => {
      if (!(await lockOwnedRun(tx, run))) throw new LostRunError()
      const key = { runId: run.id, tool, argumentsHash: createHash('sha256').update(toCanonicalJson(args)).digest('hex') }
      const earlier = await tx.toolEffect.findUnique({ where: { runId_tool_argumentsHash: key } })
      if (earlier) return (earlier.result as { value: T }).value
      const value = await change(tx)
      await tx.toolEffect.create({ data: { ...key, result: JSON.parse(toStorableJson({ value })) as Prisma.InputJsonValue } })
      return value
    })
}

export function toCanonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'null'
  )
}
