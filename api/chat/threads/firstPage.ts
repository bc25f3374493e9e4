import DataLoader from 'dataloader'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { threadTypesThat } from '../../agents/registry.ts'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { listColumns, kysely, prepared } from '../../platform/database/sql/typedSql.ts'
import { isActiveRun } from './activeRuns.ts'

/** Includes `isAnswering` so that most threads need no further query. */
export type ListedThread = Thread & { readonly isAnswering: boolean }

const listedApart = threadTypesThat(({ isListedApart }) => isListedApart)

function listedThreads(userId: string | RawBuilder<string>) {
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
}

/** Threads of the types that lists show by default. */
export function selectThreads(userId: string | RawBuilder<string>, { isAnyType }: { isAnyType: boolean }) {
  return listedThreads(userId).$if(!isAnyType, (some) => some.where('threadType', 'not in', listedApart))
}

/** Same order as `pageOf` on further pages. */
function inOrder<DB, From extends keyof DB, Row>(threads: SelectQueryBuilder<DB, From, Row>) {
  return threads.orderBy(sql.ref('updatedAt'), 'desc').orderBy(sql.ref('id'), 'desc')
}

interface Page {
  userId: string
  limit: number
}

interface Apart {
  userId: string
  apartId: string
}

type Argument = <Name extends keyof Page>(name: Name) => RawBuilder<Page[Name]>

const newestFirst = (arg: Argument, { isAnyType }: { isAnyType: boolean }) =>
  selectThreads(arg('userId'), { isAnyType }).$call(inOrder).limit(arg('limit'))

export const findNewestOfAnyType = prepared<Page, ListedThread>((arg) => newestFirst(arg, { isAnyType: true }))
const newestChats = prepared<Page, ListedThread>((arg) => newestFirst(arg, { isAnyType: false }))
const threadApart = prepared<Apart, ListedThread>((arg) => listedThreads(arg('userId')).where('id', '=', arg('apartId')))
const newestAndApart = prepared<Page & Apart, ListedThread>((arg) => {
  const apart = listedThreads(arg('userId')).where('id', '=', arg('apartId'))
  const chats = kysely.selectFrom(newestFirst(arg, { isAnyType: false }).as('chats')).selectAll()
  return kysely.selectFrom(apart.unionAll(chats).as('threads')).selectAll().$call(inOrder)
})

/**
 * Loads a user's newest threads and a thread that is listed apart. Every screen requests both at once, so they are batched into one
 * statement.
 */
export function createFirstPage(db: Database) {
  const asked = new DataLoader<Partial<Page & Apart> & { userId: string }, ListedThread[]>(
    async (wishes) => {
      const found = new Map<string, Promise<ListedThread[]>>()
      for (const [userId, ofPerson] of Map.groupBy(wishes, (wish) => wish.userId)) {
        const limit = Math.max(...ofPerson.map((wish) => wish.limit ?? 0))
        const apartId = ofPerson.find((wish) => wish.apartId)?.apartId
        if (!apartId) found.set(userId, newestChats(db, { userId, limit }))
        else found.set(userId, limit > 0 ? newestAndApart(db, { userId, limit, apartId }) : threadApart(db, { userId, apartId }))
      }
      return Promise.all(
        wishes.map(async ({ userId, limit, apartId }) => {
          const threads = (await found.get(userId)) ?? []
          return apartId ? threads.filter(({ id }) => id === apartId) : threads.filter(isListed).slice(0, limit)
        }),
      )
    },
    { cache: false },
  )
  return {
    newestChats: (page: Page): Promise<ListedThread[]> => asked.load(page),
    /** Null if it does not exist. */
    async apart(wish: Apart): Promise<ListedThread | null> {
      const [thread] = await asked.load(wish)
      return thread ?? null
    },
  }
}

function isListed({ threadType }: Thread): boolean {
  return !listedApart.includes(threadType)
}
