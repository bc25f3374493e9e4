import DataLoader from 'dataloader'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { filterThreadTypes } from '../../agents/registry.ts'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { listColumns, kysely, prepareStatement } from '../../platform/database/sql/typedSql.ts'
import { isActiveRun } from './activeRuns.ts'
import { deriveOpenedThreadId, profilePal } from './openedThread.ts'

export type ListedThread = Thread & { readonly isAnswering: boolean }

interface Page {
  userId: string
  limit: number
}

type AskedPage = Page & { readonly isPinned?: boolean }

export const separatelyListedTypes = filterThreadTypes(({ isListedSeparately }) => isListedSeparately)

interface Listed {
  isAnyType: boolean
  isArchived?: boolean
}

export function selectThreads(userId: string | RawBuilder<string>, { isAnyType, isArchived = false }: Listed) {
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
    .where('archivedAt', isArchived ? 'is not' : 'is', null)
    .where('isTemporary', '=', sql.lit(false))
    .$if(!isAnyType, (some) => some.where('threadType', 'not in', separatelyListedTypes))
}

function orderByNewest<DB, From extends keyof DB, Row>(threads: SelectQueryBuilder<DB, From, Row>) {
  return threads.orderBy(sql.ref('updatedAt'), 'desc').orderBy(sql.ref('id'), 'desc')
}

export const findNewestOfAnyType = prepareStatement<Page, ListedThread>((arg) =>
  selectThreads(arg('userId'), { isAnyType: true }).$call(orderByNewest).limit(arg('limit')),
)

const findSeveral = prepareStatement<Page & { pinnedLimit: number; apartId: string }, ListedThread>((arg) => {
  const apart = selectThreads(arg('userId'), { isAnyType: true }).where('id', '=', arg('apartId'))
  const listed = selectThreads(arg('userId'), { isAnyType: false }).$call(orderByNewest)
  const newest = listed.limit(arg('limit'))
  const pinned = listed.where('pinnedAt', 'is not', null).limit(arg('pinnedLimit'))
  const threads = apart
    .unionAll(kysely.selectFrom(newest.as('newest')).selectAll())
    .unionAll(kysely.selectFrom(pinned.as('pinned')).selectAll())
  return kysely.selectFrom(threads.as('threads')).selectAll().$call(orderByNewest)
})

/** Screens request the newest and pinned threads and Profile Pal's at once. */
export function createFirstPage(db: Database) {
  const threads = new DataLoader<AskedPage, ListedThread[]>(
    async (pages) => {
      const found = new Map<string, Promise<ListedThread[]>>()
      for (const [userId, ofUser] of Map.groupBy(pages, (page) => page.userId)) {
        const getLimit = (pinned: boolean) =>
          Math.max(0, ...ofUser.filter(({ isPinned = false }) => isPinned === pinned).map(({ limit }) => limit))
        const several = { userId, limit: getLimit(false), pinnedLimit: getLimit(true), apartId: deriveOpenedThreadId(userId, profilePal) }
        found.set(userId, findSeveral(db, several))
      }
      return Promise.all(pages.map(async ({ userId }) => (await found.get(userId)) ?? []))
    },
    { cache: false },
  )
  return {
    async findNewest(page: AskedPage): Promise<ListedThread[]> {
      const found = new Map((await threads.load(page)).map((thread) => [thread.id, thread]))
      const isWanted = ({ threadType, pinnedAt }: Thread) =>
        !separatelyListedTypes.includes(threadType) && (!page.isPinned || pinnedAt !== null)
      return [...found.values()].filter(isWanted).slice(0, page.limit)
    },
    async findProfilePal(userId: string): Promise<ListedThread | null> {
      const profilePalId = deriveOpenedThreadId(userId, profilePal)
      const found = await threads.load({ userId, limit: 0 })
      return found.find(({ id }) => id === profilePalId) ?? null
    },
  }
}
