import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'
import { selectCursors, selectPage } from '../../platform/database/keysetPages.ts'
import { openThreads, start, listThreads } from '../../testing/subjects/threads.ts'
import { selectThreads } from './firstPage.ts'
import { readFilter } from './threadFilter.ts'
import { threadOrders } from './threads.service.ts'

const { app, db, aHistory } = await openThreads()

const listed = async (client: Client, query = '') => (await listThreads(client, query)).threads.map(({ id }) => id)
const change = (client: Client, id: string, changes: object) => client.rest<object>('PATCH', `/api/v1/chat/threads/${id}`, changes)

async function three() {
  const { client, ...person } = await createPerson(app)
  const ids = (await aHistory({ client, ...person }, 3, 1)) as [string, string, string]
  return { client, ids }
}

test('lists pinned conversations apart, whatever their age', async () => {
  const { client, ids } = await three()
  const [oldest] = ids
  expect((await change(client, oldest, { is_pinned: true })).body).toMatchObject({ is_pinned: true, is_archived: false })
  const query = graphql(`query PinnedThreads {
    viewer {
      pinned: threads(first: 5, filter: { isPinned: true }) { edges { node { uuid isPinned } } }
      newest: threads(first: 2) { edges { node { uuid } } }
    }
  }`)
  const { viewer } = await client.ask(query)
  expect(viewer?.pinned?.edges).toEqual([{ node: { uuid: oldest, isPinned: true } }])
  expect(viewer?.newest?.edges.map(({ node }) => node.uuid)).toEqual([ids[2], ids[1]])
  expect(await listed(client)).toEqual(ids.toReversed())
  expect(await listed(client, '?pinned=true')).toEqual([oldest])
  expect(await listed(client, '?pinned=false')).toEqual([ids[2], ids[1]])
  expect(await listed(client, '?pinned=true&include_profile_pal=false&sort=name')).toEqual([oldest])
  await change(client, oldest, { is_pinned: false })
  expect(await listed(client, '?pinned=true&include_profile_pal=false')).toEqual([])
})

test('archiving unpins and hides from lists, but not from search; pinning restores', async () => {
  const { client, ids } = await three()
  const [oldest, middle, newest] = ids
  await change(client, middle, { is_pinned: true })
  expect((await change(client, middle, { is_archived: true })).body).toMatchObject({ is_pinned: false, is_archived: true })
  expect(await listed(client)).toEqual([newest, oldest])
  expect(await listed(client, '?include_profile_pal=false')).toEqual([newest, oldest])
  expect(await listed(client, '?q=thread')).toEqual([newest, oldest])
  expect(await listed(client, '?archived=true')).toEqual([middle])
  expect(await listed(client, '?archived=true&q=thread&include_profile_pal=false')).toEqual([middle])
  const { body } = await client.rest<{ results: { id: string }[] }>('GET', '/api/v1/chat/threads/search?q=Thread+1')
  expect(body.results).toMatchObject([{ id: middle }])
  expect((await change(client, middle, { is_pinned: true })).body).toMatchObject({ is_pinned: true, is_archived: false })
  await change(client, newest, { is_archived: true })
  await change(client, newest, { is_archived: false })
  expect(await listed(client)).toEqual(ids.toReversed())
})

test('a new message restores an archived conversation', async () => {
  const { client } = await createPerson(app)
  const { id } = await start(client)
  await change(client, id, { is_archived: true, name: 'Bikes' })
  for await (const _ of client.sse(`/api/v1/chat/stream?input=Hello&thread_id=${id}`)) void _
  expect((await listThreads(client)).threads).toMatchObject([{ id, name: 'Bikes', is_archived: false }])
})

test('refuses empty changes, Profile Pal, guests and other users', async () => {
  const { client, ids } = await three()
  const pal = await start(client, 'profile_pal')
  const { client: stranger } = await createPerson(app)
  const answers = [
    await change(client, ids[0], {}),
    await change(client, pal.id, { is_archived: true }),
    await change(stranger, ids[0], { is_pinned: true }),
    await change(app.anyone(), ids[0], { is_archived: true }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 404, 401])
  expect(await db.thread.count({ where: { id: { in: [...ids, pal.id] }, pinnedAt: null, archivedAt: null } })).toBe(4)
})

test('exports contain both values', async () => {
  const { client, ids } = await three()
  await change(client, ids[0], { is_pinned: true })
  const response = await client.fetch(`/api/v1/chat/threads/${ids[0]}/export?format=json`)
  expect(await response.json()).toMatchObject({ thread: { is_pinned: true, is_archived: false } })
})

const orders = threadOrders.columns.flatMap((field) =>
  (['asc', 'desc'] as const).flatMap((direction) => [false, true].map((isArchived) => [field, direction, isArchived] as const)),
)

/** Makes the planner sort only where no index has the order, as it does with many rows. */
async function explain({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<string> {
  return db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL enable_sort = off')
    return JSON.stringify(await tx.$queryRawUnsafe(`EXPLAIN ${sql}`, ...parameters))
  })
}

test.each(orders)('reads lists by %s %s, archived: %s, in the order of an index', async (field, direction, isArchived) => {
  const { id: userId } = await createPerson(app)
  const order = { field, direction }
  const after = selectCursors(threadOrders.usual, order)({ id: userId, name: 'Boat', createdAt: new Date(), updatedAt: new Date() })
  const threads = selectThreads(userId, { isAnyType: false, isArchived })
  for (const page of [{ order }, { order, after }]) {
    const plan = await explain(selectPage(threads, 'threads', threadOrders.usual, { limit: 21, ...page }).compile())
    expect(plan).not.toContain('Sort')
  }
})

test.each([
  ['pinned conversations', { isPinned: true }, 'threads_pinned_idx'],
  ['conversations of rare types', { types: ['testing'] }, 'threads_other_types_idx'],
] as const)('reads %s in the order of their index', async (_, filter, index) => {
  const { id: userId } = await createPerson(app)
  await db.$executeRaw`INSERT INTO threads (id, user_id) SELECT gen_random_uuid(), ${userId}::uuid FROM generate_series(1, 1000)`
  await db.$executeRaw`ANALYZE threads`
  const threads = selectThreads(userId, { isAnyType: true }).where(readFilter(filter).matchesFields)
  expect(await explain(selectPage(threads, 'threads', threadOrders.usual, { limit: 21 }).compile())).toContain(index)
})
