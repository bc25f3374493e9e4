import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { ThreadPageQuery } from '../../testing/__generated__/graphql.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'
import { type ThreadRow, listThreads, start, openThreads } from '../../testing/subjects/threads.ts'

const { app, db, aHistory } = await openThreads()
const globalId = (type: string, uuid: string) => Buffer.from(`${type}:${uuid}`).toString('base64')

test('each agent has its thread type; unknown agents are refused', async () => {
  const { client } = await createPerson(app)
  const types = []
  for (const agent of [undefined, 'testing', 'twin', 'profile_pal']) types.push((await start(client, agent)).thread_type)
  expect(types).toEqual(['private_chat', 'testing', 'self_twin_chat', 'profile_onboarding'])
  expect((await client.rest('POST', '/api/v1/chat/threads', { agent_type: 'oracle' })).status).toBe(400)
})

test('users have one Profile Pal thread, even when started concurrently', async () => {
  const { client } = await createPerson(app)
  const started = await Promise.all(
    [1, 2, 3].map(async () => (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/profile-pal')).body.thread_id),
  )
  expect(new Set([...started, (await start(client, 'profile_pal')).id]).size).toBe(1)
  expect((await listThreads(client)).threads).toMatchObject([{ name: 'Profile Pal', agent_type: 'profile_pal' }])
  expect((await client.rest('PATCH', `/api/v1/chat/threads/${started[0]}`, { name: 'Mine' })).status).toBe(400)
})

test('POST /chat/start starts a private chat', async () => {
  const { client } = await createPerson(app)
  const { body } = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  expect((await listThreads(client)).threads).toMatchObject([
    { id: body.thread_id, agent_type: 'private_brain', name: null, step_count: 0 },
  ])
})

test('both APIs page through the same list, newest first, without duplicates or gaps', async () => {
  const person = await createPerson(app)
  const newestFirst = (await aHistory(person, 7)).toReversed()
  const overRest: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const page = await listThreads(person.client, `?limit=3${next && `&after=${encodeURIComponent(next)}`}`)
    overRest.push(...page.threads.map(({ id }) => id))
    next = page.next
  }
  expect(overRest).toEqual(newestFirst)

  const query = graphql(`query ThreadPage($after: String) {
    viewer { threads(first: 3, after: $after) { edges { cursor node { uuid } } pageInfo { endCursor hasNextPage } } }
  }`)
  const overGraphql: string[] = []
  const cursors: string[] = []
  for (let after: string | null | undefined = null, more: boolean | undefined = true; more;) {
    const { viewer }: ThreadPageQuery = await person.client.ask(query, { after })
    overGraphql.push(...(viewer?.threads?.edges ?? []).map(({ node }) => node.uuid))
    cursors.push(...(viewer?.threads?.edges ?? []).map(({ cursor }) => cursor))
    after = viewer?.threads?.pageInfo.endCursor
    more = viewer?.threads?.pageInfo.hasNextPage
  }
  expect(overGraphql).toEqual(newestFirst)
  expect(cursors).toEqual(cursors.toSorted().toReversed())
})

test('pages backwards through the list', async () => {
  const person = await createPerson(app)
  const [oldest, second] = await aHistory(person, 5)
  const query = graphql(`query LastThreads {
    viewer { threads(last: 2) { edges { node { uuid } } pageInfo { hasPreviousPage hasNextPage } } }
  }`)
  expect((await person.client.ask(query)).viewer?.threads).toEqual({
    edges: [{ node: { uuid: second } }, { node: { uuid: oldest } }],
    pageInfo: { hasPreviousPage: true, hasNextPage: false },
  })
})

test('keeps names chosen by the owner and refuses blank names', async () => {
  const { client } = await createPerson(app)
  const { id } = await start(client)
  const { body } = await client.rest<ThreadRow>('PATCH', `/api/v1/chat/threads/${id}`, { name: '  Bikes ' })
  expect(body.name).toBe('Bikes')
  for await (const _ of client.sse(`/api/v1/chat/stream?input=Hello&thread_id=${id}`)) void _
  expect((await listThreads(client)).threads[0]?.name).toBe('Bikes')
  const refused = await client.rest<{ detail: string }>('PATCH', `/api/v1/chat/threads/${id}`, { name: ' ' })
  expect([refused.status, refused.body.detail]).toEqual([400, 'Enter a name for the conversation'])
})

test('deleting a thread during an answer deletes everything', async () => {
  const { client, id: userId } = await createPerson(app)
  for await (const { data } of client.sse('/api/v1/chat/stream?input=Slowly+%5B%5Binterval:20%5D%5D+%5B%5Btokens:200%5D%5D')) {
    const { run } = JSON.parse(data) as { run?: { thread_id: string } }
    if (run) await client.rest('DELETE', `/api/v1/chat/threads/${run.thread_id}`)
  }
  expect((await listThreads(client)).threads).toEqual([])
  expect(await db.step.count({ where: { userId } })).toBe(0)
})

test('only viewing a thread marks its answers as seen', async () => {
  const person = await createPerson(app)
  const [id] = await aHistory(person, 1, 2)
  const viewed = async () => {
    const { body } = await person.client.rest<{ steps: { viewed_at: string | null }[] }>(
      'GET',
      `/api/v1/chat/threads/${id}/history?limit=5`,
    )
    return body.steps.map(({ viewed_at }) => viewed_at !== null)
  }
  expect(await viewed()).toEqual([false, false, false, false])
  await person.client.rest('POST', `/api/v1/chat/threads/${id}/viewed`)
  expect(await viewed()).toEqual([false, true, false, true])
})

test('history returns the latest steps, or those from an offset or around a position', async () => {
  const person = await createPerson(app)
  const [id] = await aHistory(person, 1, 60)
  const page = async (query: string) => {
    const { body } = await person.client.rest<{ steps: { position: number }[]; has_more: boolean; has_newer: boolean }>(
      'GET',
      `/api/v1/chat/threads/${id}/history${query}`,
    )
    return [body.steps[0]?.position, body.steps.at(-1)?.position, body.has_more, body.has_newer]
  }
  expect(await page('')).toEqual([20, 119, true, false])
  expect(await page('?limit=5')).toEqual([115, 119, true, false])
  expect(await page('?limit=20&offset=0')).toEqual([0, 19, false, true])
  expect(await page('?limit=20&offset=100')).toEqual([100, 119, true, false])
  expect(await page('?limit=20&offset=500')).toEqual([undefined, undefined, true, false])
  expect(await page('?limit=20&around=50')).toEqual([40, 59, true, true])
  expect(await page('?limit=20&around=3')).toEqual([0, 19, false, true])
  expect(await page('?limit=20&around=115')).toEqual([100, 119, true, false])
  expect(await page('?limit=20&around=5000')).toEqual([100, 119, true, false])
  expect((await person.client.rest('GET', `/api/v1/chat/threads/${id}/history?around=5&offset=5`)).body).toMatchObject({
    error: { message: 'Use either offset or around, not both', field: 'around' },
  })
})

test("search matches word prefixes in the owner's names and messages, ignoring accents", async () => {
  const person = await createPerson(app)
  const { client: stranger } = await createPerson(app)
  const [named, said] = await aHistory(person, 3, 1)
  await db.thread.update({ where: { id: named }, data: { name: 'Café crème' } })
  await db.step.updateMany({ where: { threadId: said, position: 1 }, data: { output: 'The cafeteria opens at nine.' } })
  const search = async (client: Client, q: string) =>
    (
      await client.rest<{ results: { id: string; snippet: string | null }[] }>(
        'GET',
        `/api/v1/chat/threads/search?q=${encodeURIComponent(q)}`,
      )
    ).body.results
  expect(await search(person.client, 'cafe')).toEqual([
    expect.objectContaining({ id: named, snippet: null }),
    expect.objectContaining({ id: said, snippet: expect.stringContaining('cafeteria') }),
  ])
  await db.step.updateMany({
    where: { threadId: said, position: 1 },
    data: { output: `${'So it goes on. '.repeat(40)}It runs on node.js 24.1.` },
  })
  for (const typed of ['node.js', 'node.js 24.1', 'node'])
    expect(await search(person.client, typed), typed).toMatchObject([{ id: said, snippet: expect.stringContaining('node.js') }])
  expect(await search(person.client, 'js')).toMatchObject([{ id: said }])
  const plant = '- It is a **Monstera adansonii**, `easy` to grow, and 2 * 3 leaves are new.'
  await db.step.updateMany({ where: { threadId: said, position: 1 }, data: { output: plant } })
  expect(await search(person.client, 'monstera')).toMatchObject([{ snippet: 'Monstera adansonii, easy to grow, and 2 * 3 leaves' }])
  expect(await search(person.client, 'c')).toEqual([])
  expect(await search(person.client, `'; DROP TABLE threads --`)).toEqual([])
  expect(await search(stranger, 'cafe')).toEqual([])
})

test('search returns the position and matching words, also for typing errors, punctuation and words of the name', async () => {
  const person = await createPerson(app)
  const [lisbon, older, newer] = await aHistory(person, 3, 3)
  await db.thread.update({ where: { id: lisbon }, data: { name: 'Lisbon' } })
  const say = (threadId: string | undefined, output: string) => db.step.updateMany({ where: { threadId, position: 3 }, data: { output } })
  await say(lisbon, 'We took a hotel by the harbour.')
  await say(older, 'That would cost $500 in C++ country.')
  await say(newer, 'Room 500 is on the fifth floor, section C.')
  const search = async (q: string) =>
    (await app.services.search.searchThreads({ userId: person.id, sessionId: person.id }, { query: q, limit: 5 })).map(
      ({ thread, message }) => [thread.id, message?.position, message?.found],
    )
  expect(await search('harb hotel')).toEqual([[lisbon, 3, ['hotel', 'harbour']]])
  expect(await search('lisbon hotel')).toEqual([[lisbon, 3, ['hotel']]])
  expect((await search('$500')).map(([id]) => id)).toEqual([older, newer])
  expect((await search('500')).map(([id]) => id)).toEqual([newer, older])
  await app.services.pendingPassages.write()
  expect(await search('hotle harbuor')).toEqual([[lisbon, 3, ['hotel', 'harbour']]])
  expect(await search('hovercraft')).toEqual([])
})

test('hides conversations of other users', async () => {
  const person = await createPerson(app)
  const [id = ''] = await aHistory(person, 1, 1)
  const { client: stranger } = await createPerson(app)
  const answers = await Promise.all([
    stranger.rest('GET', `/api/v1/chat/threads/${id}/history`),
    stranger.rest('GET', `/api/v1/chat/threads/${id}/count`),
    stranger.rest('PATCH', `/api/v1/chat/threads/${id}`, { name: 'Mine' }),
    stranger.rest('POST', `/api/v1/chat/threads/${id}/viewed`),
    stranger.rest('DELETE', `/api/v1/chat/threads/${id}`),
    stranger.rest('GET', '/api/v1/chat/threads/nonsense/history'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  const step = await db.step.findFirstOrThrow({ where: { threadId: id } })
  const nodes = { ids: [globalId('Thread', id), globalId('Step', step.id), globalId('Thread', 'nonsense')] }
  expect(await stranger.ask(graphql(`query Nodes($ids: [ID!]!) { nodes(ids: $ids) { id } }`), nodes)).toEqual({ nodes: [null, null, null] })
  expect(await stranger.ask(graphql(`query ThreadId($uuid: String!) { viewer { thread(uuid: $uuid) { id } } }`), { uuid: id })).toEqual({
    viewer: { thread: null },
  })
})

const previews = graphql(`query ThreadPreviews {
  viewer { threads(first: 50) { edges { node { id name lastMessagePreview activeRun { id status } } } } } }`)
const pageOfHistory = graphql(`query PageOfHistory($uuid: String!) {
  viewer { thread(uuid: $uuid) { activeRun { id } steps(last: 50) { edges { node {
    id input output errors { message } run { id status } agentModel elements { uuid } toolCallSession { toolCalls { name } } } } } } } }`)

test.each([
  ['the list', 'threads', (client: Client) => client.ask(previews)],
  ['a page of history', 'steps', (client: Client, uuid: string) => client.ask(pageOfHistory, { uuid })],
])('%s uses the same number of statements for any length', async (_, kind, work) => {
  const counts = await Promise.all(
    [2, 40].map(async (size) => {
      const person = await createPerson(app)
      const [uuid = ''] = kind === 'threads' ? await aHistory(person, size, 1) : await aHistory(person, 1, size / 2)
      return { person, uuid }
    }),
  )
  const statements: number[] = []
  for (const { person, uuid } of counts) {
    await work(person.client, uuid)
    statements.push((await app.countStatements(() => work(person.client, uuid))).length)
  }
  expect(statements[0]).toBe(statements[1])
  expect(statements[0]).toBeLessThanOrEqual(8)
})

test('a list without active answers does not query runs', async () => {
  const person = await createPerson(app)
  await aHistory(person, 3, 1)
  const read = () => person.client.ask(previews)
  expect((await read()).viewer?.threads?.edges.map(({ node }) => node.activeRun)).toEqual([null, null, null])
  const runsAskedFor = async () =>
    (await app.countStatements(read)).filter((sql) => /from "runs" where "thread_id" = any/i.test(sql)).length
  expect(await runsAskedFor()).toBe(0)
  const [question, answer] = await db.step.findMany({ where: { userId: person.id }, orderBy: [{ threadId: 'asc' }, { position: 'asc' }] })
  if (!question || !answer) throw new Error('There is no history.')
  const { threadId } = question
  const steps = { userStepId: question.id, assistantStepId: answer.id }
  const lease = { status: 'running', leaseExpiresAt: new Date(Date.now() + 60_000) } as const
  await db.run.create({ data: { threadId, userId: person.id, ...steps, clientMessageId: 'one', ...lease } })
  const active = (await read()).viewer?.threads?.edges.filter(({ node }) => node.activeRun)
  expect(active?.map(({ node }) => node.id)).toEqual([globalId('Thread', threadId)])
  expect(await runsAskedFor()).toBe(1)
})
