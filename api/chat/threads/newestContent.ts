import type { Database } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'

export type MessageScope = 'newest' | 'all'

/**
 * Searched without the text index. For the beginning of a common word, the index reads the messages of all users, which PostgreSQL
 * underestimates.
 */
const newest = { threads: 2000, steps: 5000 }

/** Whether the user has more than the newest. */
export async function findOlderContent(db: Database, userId: string): Promise<{ threads: boolean; steps: boolean }> {
  const threads = selectNewestThreads(userId, newest.threads + 1).select('id')
  const steps = kysely.selectFrom('steps').select('createdAt').where('userId', '=', userId).orderBy('createdAt', 'desc')
  const [older] = await queryRows(
    db,
    kysely.selectNoFrom(({ exists }) => [
      exists(threads.offset(newest.threads)).as('threads'),
      exists(steps.offset(newest.steps).limit(1)).as('steps'),
    ]),
  )
  return { threads: Boolean(older?.threads), steps: Boolean(older?.steps) }
}

/** The limit keeps PostgreSQL from using the text index. */
export function selectOwnThreads(userId: string, extent: MessageScope) {
  const all = extent === 'newest' ? selectNewestThreads(userId, newest.threads) : kysely.selectFrom('threads').where('userId', '=', userId)
  return all.selectAll().as('threads')
}

export function selectOwnSteps(userId: string, extent: MessageScope) {
  const all = kysely.selectFrom('steps').selectAll().where('userId', '=', userId)
  return all.$if(extent === 'newest', (one) => one.orderBy('createdAt', 'desc').limit(newest.steps)).as('steps')
}

/** Listed and archived threads have separate indexes. */
function selectNewestThreads(userId: string, limit: number) {
  const select = (isArchived: boolean) => {
    const threads = kysely.selectFrom('threads').selectAll().where('userId', '=', userId)
    const ordered = threads
      .where('archivedAt', isArchived ? 'is not' : 'is', null)
      .orderBy('updatedAt', 'desc')
      .limit(limit)
    return kysely.selectFrom(ordered.as('ordered')).selectAll()
  }
  return kysely
    .selectFrom(select(false).unionAll(select(true)).as('threads'))
    .orderBy('updatedAt', 'desc')
    .limit(limit)
}
