import { expect, test } from 'vitest'
import { graphql } from '../__generated__/gql.ts'
import { testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson } from '../people.ts'

const app = await testApp()
const { db } = app.platform
const { client, id: userId } = await createPerson(app)

const [atFirst, aPage, changes, insertedEachTime, movedEachTime] = [600, 50, 8, 125, 25]
const early = new Date('2026-01-01T00:00:00Z').getTime()

interface List {
  name: string
  insert(times: Date[]): Promise<unknown>
  ids(): Promise<string[]>
  move: ((ids: string[], to: Date) => Promise<unknown>) | null
  rest: { path: string; field: string }
  page(client: Client, after: string | null): Promise<Connection | null | undefined>
}
interface Connection {
  edges: { node: { id: string } }[]
  pageInfo: { endCursor?: string | null; hasNextPage: boolean }
}

const threads = graphql(`query PagesOfThreads($first: Int!, $after: String) {
  viewer { threads(first: $first, after: $after) { edges { node { id } } pageInfo { endCursor hasNextPage } } }
}`)
const items = graphql(`query PagesOfKnowledge($first: Int!, $after: String) {
  viewer { knowledge(first: $first, after: $after) { edges { node { id } } pageInfo { endCursor hasNextPage } } }
}`)
const notifications = graphql(`query PagesOfNotifications($first: Int!, $after: String) {
  viewer { notifications(first: $first, after: $after) { edges { node { id } } pageInfo { endCursor hasNextPage } } }
}`)

const channel = await db.notificationChannel.findFirstOrThrow()
const lists: List[] = [
  {
    name: 'threads',
    insert: (times) => db.thread.createMany({ data: times.map((updatedAt) => ({ userId, updatedAt })) }),
    ids: async () => (await db.thread.findMany({ where: { userId }, select: { id: true } })).map(({ id }) => id),
    move: (ids, updatedAt) => db.thread.updateMany({ where: { id: { in: ids } }, data: { updatedAt } }),
    rest: { path: '/chat/threads', field: 'threads' },
    page: async (client, after) => (await client.ask(threads, { first: aPage, after })).viewer?.threads,
  },
  {
    name: 'knowledge items',
    insert: (times) =>
      db.knowledgeItem.createMany({ data: times.map((updatedAt) => ({ userId, updatedAt, kind: 'note', title: 'A note', content: '' })) }),
    ids: async () => (await db.knowledgeItem.findMany({ where: { userId }, select: { id: true } })).map(({ id }) => id),
    move: (ids, updatedAt) => db.knowledgeItem.updateMany({ where: { id: { in: ids } }, data: { updatedAt } }),
    rest: { path: '/knowledge/items', field: 'items' },
    page: async (client, after) => (await client.ask(items, { first: aPage, after })).viewer?.knowledge,
  },
  {
    name: 'notifications',
    insert: (times) =>
      db.notification.createMany({
        data: times.map((publishedAt) => ({ userId, publishedAt, channelId: channel.id, notificationType: 'info', title: 'News' })),
      }),
    ids: async () => (await db.notification.findMany({ where: { userId }, select: { id: true } })).map(({ id }) => id),
    move: null,
    rest: { path: '/notifications', field: 'notifications' },
    page: async (client, after) => (await client.ask(notifications, { first: aPage, after })).viewer?.notifications,
  },
]

/** Page boundaries fall between equal times. */
const times = (count: number, from: number) => Array.from({ length: count }, (_, index) => new Date(from + Math.floor(index / 3) * 1000))
const toUuid = (globalId: string) => atob(globalId).split(':')[1] ?? ''

test.each(lists)('pages of $name repeat and lose no unmoved row during concurrent changes', async (list) => {
  await list.insert(times(atFirst, early))
  const begun = await list.ids()
  const moved = new Set<string>()
  const [overRest, overGraph]: [string[], string[]] = [[], []]
  let [after, cursor]: [string | null, string | null] = [null, null]
  let page = 0
  for (; page === 0 || after !== null || cursor !== null; page += 1) {
    if (page === 0 || after !== null) {
      const query: string = `limit=${aPage}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`
      const { body }: { body: Record<string, { id: string }[]> } = await client.rest('GET', `/api/v1${list.rest.path}?${query}`)
      overRest.push(...(body[list.rest.field] ?? []).map(({ id }) => id))
      after = (body as { next?: string | null }).next ?? null
    }
    if (page === 0 || cursor !== null) {
      const connection = await list.page(client, cursor)
      overGraph.push(...(connection?.edges ?? []).map(({ node }) => toUuid(node.id)))
      cursor = connection?.pageInfo.hasNextPage ? (connection.pageInfo.endCursor ?? null) : null
    }
    if (page >= changes) continue
    const now = early + 10_000_000 * (page + 1)
    await list.insert(times(insertedEachTime, now))
    const chosen = begun.filter((_, index) => index % (atFirst / movedEachTime) === page)
    if (list.move) await list.move(chosen, new Date(now + 1_000_000))
    for (const id of list.move ? chosen : []) moved.add(id)
  }
  expect(page).toBeGreaterThan(changes)
  for (const read of [overRest, overGraph]) {
    expect(new Set(read).size, 'nothing twice').toBe(read.length)
    expect(
      begun.filter((id) => !moved.has(id) && !read.includes(id)),
      'nothing lost',
    ).toEqual([])
  }
  if (!list.move) return expect(overRest).toHaveLength(atFirst)
  const newest = await client.rest<Record<string, { id: string }[]>>('GET', `/api/v1${list.rest.path}?limit=100`)
  const front = (newest.body[list.rest.field] ?? []).map(({ id }) => id)
  expect(front.filter((id) => moved.has(id)).length).toBeGreaterThanOrEqual(movedEachTime)
})
