import { sql, type SqlBool } from 'kysely'
import type { Run } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { anyOf, listColumns, kysely, prepareStatement } from '../../platform/database/sql/typedSql.ts'

export interface RunStopper {
  stop(runId: string): Promise<void>
}

export const isActiveRun = sql<SqlBool>`${sql.ref('runs.status')} in ('queued', 'running')`

/** A literal status, so that PostgreSQL uses the partial index. */
export async function findActiveRuns(db: Database | Transaction, threadIds: readonly string[]): Promise<(Run | null)[]> {
  const runs = await activeRuns(db, { threadIds: [...threadIds] })
  const byThread = new Map(runs.map((run) => [run.threadId, run]))
  return threadIds.map((id) => byThread.get(id) ?? null)
}

const activeRuns = prepareStatement<{ threadIds: string[] }, Run>((arg) =>
  kysely
    .selectFrom('runs')
    .select(listColumns('runs'))
    .where('threadId', '=', anyOf(arg('threadIds'), 'uuid'))
    .where(isActiveRun),
)

export async function findActiveRun(db: Database | Transaction, threadId: string): Promise<Run | null> {
  const [run] = await findActiveRuns(db, [threadId])
  return run ?? null
}
