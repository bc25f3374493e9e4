import type { Database } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'

export type Extent = 'newest' | 'all'

/**
 * Searched without the text index. For the beginning of a common word, the index reads the messages of all users, which PostgreSQL
 * underestimates.
 */
const newest = { threads: 2000, steps: 5000 }

/** Whether the user has more than the newest. */
export async function findOlderContent(db: Database, userId: string): Promise<{ threads: boolean; steps: boolean }> {
  const threads = kysely.selectFrom('threads').select('updatedAt').where('userId', '=', userId).orderBy('updatedAt', 'desc')
  const steps = kysely.selectFrom('steps').select('createdAt').where('userId', '=', userId).orderBy('createdAt', 'desc')
  const [older] = await queryRows(
    db,
    kysely.selectNoFrom(({ exists }) => [
      exists(threads.offset(newest.threads).limit(1)).as('threads'),
      exists(steps.offset(newest.steps).limit(1)).as('steps'),
    ]),
  )
  return { threads: Boolean(older?.threads), steps: Boolean(older?.steps) }
}

/** The limit keeps PostgreSQL from using the text index. */
export function selectOwnThreads(userId: string, extent: Extent) {
  const all = kysely.selectFrom('threads').selectAll().where('userId', '=', userId)
  return all.$if(extent === 'newest', (one) => one.orderBy('updatedAt', 'desc').limit(newest.threads)).as('threads')
}

export function selectOwnSteps(userId: string, extent: Extent) {
  const all = kysely.selectFrom('steps').selectAll().where('userId', '=', userId)
  return all.$if(extent === 'newest', (one) => one.orderBy('createdAt', 'desc').limit(newest.steps)).as('steps')
}
