import DataLoader from 'dataloader'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { threadTypesThat } from '../../agents/registry.ts'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { listColumns, kysely, prepared } from '../../platform/database/sql/typedSql.ts'
import { isActiveRun } from './activeRuns.ts'
import { openedThreadId, profilePal } from './openedThread.ts'

export type ListedThread = Thread & { readonly isAnswering: boolean }

interface Page {
  userId: string
  limit: number
}

const listedApart = threadTypesThat(({ isListedApart }) => isListedApart)

export function selectThreads(userId: string | RawBuilder<string>, { isAnyType }: { isAnyType: boolean }) {
  return kysely
    .selectFrom('threads')
    .select(listColumns('threads'))
    .select((eb) =>
      eb
        .exists(eb.selectFrom('runs').select('runs.id').whereRef('runs.threadId', '=', 'threads.id').where(isActiveRun))
        .$castTo<boolean>()
        .as('isAnswering'),
    )
    .where('userId', '=', userId)
    .$if(!isAnyType, (some) => some.where('threadType', 'not in', listedApart))
}

function orderByNewest<DB, From extends keyof DB, Row>(threads: SelectQueryBuilder<DB, From, Row>) {
  return threads.orderBy(sql.ref('updatedAt'), 'desc').orderBy(sql.ref('id'), 'desc')
}

export const findNewestOfAnyType = prepared<Page, ListedThread>((arg) =>
  selectThreads(arg('userId'), { isAnyType: true }).$call(orderByNewest).limit(arg('limit')),
)

const findNewestAndApart = prepared<Page & { apartId: string }, ListedThread>((arg) => {
  const apart = selectThreads(arg('userId'), { isAnyType: true }).where('id', '=', arg('apartId'))
  const newest = selectThreads(arg('userId'), { isAnyType: false }).$call(orderByNewest).limit(arg('limit'))
  const threads = apart.unionAll(kysely.selectFrom(newest.as('chats')).selectAll())
  return kysely.selectFrom(threads.as('threads')).selectAll().$call(orderByNewest)
})

/** Screens request the newest threads and Profile Pal's at once. */
export function createFirstPage(db: Database) {
  const threads = new DataLoader<Page, ListedThread[]>(
    async (pages) => {
      const found = new Map<string, Promise<ListedThread[]>>()
      for (const [userId, ofUser] of Map.groupBy(pages, (page) => page.userId)) {
        const limit = Math.max(...ofUser.map((page) => page.limit))
        found.set(userId, findNewestAndApart(db, { userId, limit, apartId: openedThreadId(userId, profilePal) }))
      }
      return Promise.all(pages.map(async ({ userId }) => (await found.get(userId)) ?? []))
    },
    { cache: false },
  )
  return {
    async findNewest(page: Page): Promise<ListedThread[]> {
      const found = await threads.load(page)
      return found.filter(({ threadType }) => !listedApart.includes(threadType)).slice(0, page.limit)
    },
    async findProfilePal(userId: string): Promise<ListedThread | null> {
      const found = await threads.load({ userId, limit: 0 })
      return found.find(({ id }) => id === openedThreadId(userId, profilePal)) ?? null
    },
  }
}
