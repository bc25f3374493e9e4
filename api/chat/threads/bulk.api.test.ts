import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { ThreadFilter } from '../../testing/__generated__/graphql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { followEvents } from '../../testing/following.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

const globalId = (uuid: string) => Buffer.from(`Thread:${uuid}`).toString('base64')

interface Given {
  name: string
  threadType?: 'private_chat' | 'self_twin_chat' | 'profile_onboarding'
  day?: number
  says?: string
}

async function createThreads({ id: userId }: Person, given: Given[]): Promise<string[]> {
  const ids = given.map(() => crypto.randomUUID())
  await db.thread.createMany({
    data: given.map(({ name, threadType = 'private_chat', day = 1 }, index) => ({
      id: ids[index],
      userId,
      name,
      threadType,
      ...(threadType === 'self_twin_chat' ? { agentType: 'twin' as const, twinOwnerId: userId } : {}),
      updatedAt: new Date(Date.UTC(2026, 0, day, index)),
    })),
  })
  await db.step.createMany({
    data: given.flatMap(({ says }, index) =>
      says
        ? [{ threadId: ids[index] ?? '', userId, position: 0, stepType: 'user_message' as const, status: 'sent' as const, input: says }]
        : [],
    ),
  })
  return ids
}

const filtered = graphql(`query FilteredThreads($filter: ThreadFilter, $first: Int, $after: String) {
  viewer { threads(filter: $filter, first: $first, after: $after) { edges { cursor node { name } } } } }`)
const list = async (client: Client, filter: ThreadFilter, page: { first?: number; after?: string } = { first: 20 }) =>
  (await client.ask(filtered, { filter, ...page })).viewer?.threads?.edges ?? []
const listNames = async (client: Client, filter: ThreadFilter) => (await list(client, filter)).map(({ node }) => node.name)

const deletion = graphql(`mutation DeleteThreads($threadIds: [ID!]!) { deleteThreads(input: { threadIds: $threadIds }) {
  __typename ... on DeleteThreadsPayload { deletedThreadIds } ... on UserError { message } } }`)
const deleteThreads = async (client: Client, uuids: string[]) =>
  (await client.ask(deletion, { threadIds: uuids.map(globalId) })).deleteThreads

test('filters threads by type, time and text, separately and combined', async () => {
  const ada = await createPerson(app)
  await createThreads(ada, [
    { name: 'Bees', day: 1 },
    { name: 'Lighthouse', day: 2, says: 'How tall is the tower of the bees?' },
    { name: 'My twin', day: 3, threadType: 'self_twin_chat', says: 'Who are you?' },
    { name: 'Profile Pal', day: 4, threadType: 'profile_onboarding' },
  ])
  expect(await listNames(ada.client, {})).toEqual(['My twin', 'Lighthouse', 'Bees'])
  expect(await listNames(ada.client, { query: 'bee' })).toEqual(['Lighthouse', 'Bees'])
  expect(await listNames(ada.client, { query: ' b ' })).toHaveLength(3)
  expect(await listNames(ada.client, { types: ['SELF_TWIN_CHAT', 'PROFILE_ONBOARDING'] })).toEqual(['Profile Pal', 'My twin'])
  expect(await listNames(ada.client, { types: [] })).toHaveLength(3)
  expect(await listNames(ada.client, { from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' })).toEqual(['Lighthouse'])
  expect(await listNames(ada.client, { query: 'bees', types: ['PRIVATE_CHAT'], to: '2026-01-02T00:00:00Z' })).toEqual(['Bees'])
  expect(await listNames((await createPerson(app)).client, { query: 'bees' })).toEqual([])
})

test('pages through filtered threads', async () => {
  const ada = await createPerson(app)
  await createThreads(
    ada,
    Array.from({ length: 5 }, (_, index) => ({ name: index % 2 ? 'Other' : `Bees ${index}` })),
  )
  const [first] = await list(ada.client, { query: 'bees' }, { first: 1 })
  const rest = await list(ada.client, { query: 'bees' }, { first: 5, after: first?.cursor })
  expect([first, ...rest].map((edge) => edge?.node.name)).toEqual(['Bees 4', 'Bees 2', 'Bees 0'])
})

test.each([
  [{ from: '0001-01-01T00:00:00Z' }, 'DATE_TOO_EARLY'],
  [{ to: '+275760-09-13T00:00:00Z' }, 'INVALID_DATE_TIME'],
  [{ query: 'x'.repeat(201) }, 'TEXT_TOO_LONG'],
])('refuses %o with a clear error', async (filter, code) => {
  const { client } = await createPerson(app)
  const { body } = await client.graphql(filtered, { filter })
  expect(body.errors?.[0]).toMatchObject({ extensions: { code } })
})

test('deletes several threads and notifies open screens of each', async () => {
  const ada = await createPerson(app)
  const [one = '', two = '', kept = ''] = await createThreads(ada, [{ name: 'One' }, { name: 'Two' }, { name: 'Kept' }])
  const live = ada.client.subscribe(graphql(`subscription DeletedThreads { viewerEvents { ... on ThreadDeleted { deletedThreadId } } }`))
  const { first } = await followEvents(app, ada.id, live)

  expect(await deleteThreads(ada.client, [one, two, one])).toMatchObject({ __typename: 'DeleteThreadsPayload' })

  expect(await db.thread.findMany({ where: { userId: ada.id }, select: { id: true } })).toEqual([{ id: kept }])
  const received = [await first, await live.next()].map(({ value }) => value)
  expect(received).toEqual([one, two].map((id) => ({ data: { viewerEvents: { deletedThreadId: globalId(id) } } })))
  await live.return(undefined)
})

test('stops active answers in deleted threads', async () => {
  const ada = await createPerson(app)
  for await (const { data } of ada.client.sse('/api/v1/chat/stream?input=Slowly+%5B%5Binterval:20%5D%5D+%5B%5Btokens:200%5D%5D')) {
    const { run } = JSON.parse(data) as { run?: { thread_id: string } }
    if (run) expect(await deleteThreads(ada.client, [run.thread_id])).toMatchObject({ __typename: 'DeleteThreadsPayload' })
  }
  expect(await db.run.count({ where: { userId: ada.id } })).toBe(0)
  expect(await db.step.count({ where: { userId: ada.id } })).toBe(0)
})

test('deletes none if one is missing or belongs to another user', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const [mine = ''] = await createThreads(ada, [{ name: 'Mine' }])
  const [his = ''] = await createThreads(bob, [{ name: 'His' }])
  const refused = { __typename: 'NotFoundError', message: 'One of these conversations no longer exists. Nothing was deleted.' }
  expect(await deleteThreads(ada.client, [mine, his])).toEqual(refused)
  expect(await deleteThreads(ada.client, [mine, crypto.randomUUID()])).toEqual(refused)
  expect(await db.thread.count({ where: { id: { in: [mine, his] } } })).toBe(2)
})

test('refuses empty and oversized selections', async () => {
  const { client } = await createPerson(app)
  const many = Array.from({ length: 101 }, () => crypto.randomUUID())
  expect(await deleteThreads(client, many)).toEqual({ __typename: 'InputError', message: 'Delete at most 100 conversations at once' })
  expect(await deleteThreads(client, [])).toEqual({ __typename: 'InputError', message: 'Choose a conversation first' })
})

test('uses the same number of statements for more threads', async () => {
  const ada = await createPerson(app)
  await ada.client.rest('GET', '/api/v1/auth/me')
  const measureCost = async (count: number) => {
    const ids = await createThreads(
      ada,
      Array.from({ length: count }, () => ({ name: 'Bees', says: 'Bees' })),
    )
    const listing = await app.countStatements(() => list(ada.client, { query: 'bees', types: ['PRIVATE_CHAT'] }))
    const deleting = await app.countStatements(() => deleteThreads(ada.client, ids))
    return [listing.length, deleting.length]
  }
  expect(await measureCost(2)).toEqual(await measureCost(40))
})
