import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { StreamSubscription } from '../../testing/__generated__/graphql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client, ServerEvent } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const slowly = 'Slowly [[interval:30]] [[tokens:40]]'
const whole = Array.from({ length: 40 }, (_, index) => `tok${index} `).join('')

interface Event {
  type: string
  delta?: string
  reasoning_delta?: string
  run?: { id: string; thread_id: string }
  snapshot?: { text: string }
  assistant_step?: { output: string; status: string; reasoning: string }
}

const parse = ({ data }: ServerEvent) => JSON.parse(data) as Event
const eventSource = { accept: 'text/event-stream' }

function joinText(events: Event[], before = '') {
  return events.reduce((text, { snapshot, delta }) => snapshot?.text ?? text + (delta ?? ''), before)
}

async function readAll(client: Client, path: string, headers: Record<string, string> = {}) {
  const events: ServerEvent[] = []
  for await (const event of client.sse(path, { headers })) events.push(event)
  return events
}

async function readSome(client: Client, path: string) {
  const events: ServerEvent[] = []
  for await (const event of client.sse(path)) {
    events.push(event)
    if (events.filter((read) => parse(read).type === 'delta').length === 5) break
  }
  const run = events.map(parse).find(({ type }) => type === 'run')?.run
  if (!run) throw new Error('There was no run.')
  return { run, text: joinText(events.map(parse)), lastId: events.at(-1)?.id ?? '' }
}

const sendPath = `/api/v1/chat/stream?input=${encodeURIComponent(slowly)}`

test('a reconnecting reader receives the missed events and sends nothing', async () => {
  const { client } = await createPerson(app)
  const { run, text, lastId } = await readSome(client, sendPath)
  const rest = (await readAll(client, sendPath + `&thread_id=${run.thread_id}`, { 'last-event-id': lastId })).map(parse)
  expect(rest.some(({ type }) => type === 'snapshot' || type === 'run')).toBe(false)
  expect(joinText(rest, text)).toBe(whole)
  const { body } = await client.rest<{ count: number }>('GET', `/api/v1/chat/threads/${run.thread_id}/count`)
  expect(body.count).toBe(2)
})

test('a reader that reconnects to the URL that started a conversation resumes its answer', async () => {
  const { client } = await createPerson(app)
  const { run, text, lastId } = await readSome(client, sendPath)
  const rest = (await readAll(client, sendPath, { 'last-event-id': lastId })).map(parse)
  expect(joinText(rest, text)).toBe(whole)
  const { body } = await client.rest<{ threads: { id: string }[] }>('GET', '/api/v1/chat/threads')
  expect(body.threads.map(({ id }) => id)).toEqual([run.thread_id])
  const { client: other } = await createPerson(app)
  const refused = await other.fetch(sendPath, { headers: { ...eventSource, 'last-event-id': lastId } })
  expect(refused.status).toBe(400)
})

test('a second reader starts with a snapshot, and both read the whole answer', async () => {
  const { client } = await createPerson(app)
  const { run, text, lastId } = await readSome(client, sendPath)
  const path = `/api/v1/chat/stream?thread_id=${run.thread_id}`
  const [first, second] = await Promise.all([readAll(client, path, { 'last-event-id': lastId }), readAll(client, path)])
  expect(joinText(first.map(parse), text)).toBe(whole)
  expect(parse(second[0] ?? { data: '{}' }).type).toBe('snapshot')
  expect(joinText(second.map(parse))).toBe(whole)
  expect(second.at(-1)?.id).toBe(first.at(-1)?.id)
})

test('returns 204 after the end and in threads without answers', async () => {
  const { client } = await createPerson(app)
  const events = await readAll(client, '/api/v1/chat/stream?input=Hello')
  const threadId = events.map(parse).find(({ run }) => run)?.run?.thread_id
  const headers = { ...eventSource, 'last-event-id': events.at(-1)?.id ?? '' }
  expect((await client.fetch(`/api/v1/chat/stream?thread_id=${threadId}`, { headers })).status).toBe(204)
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/chat/threads')
  expect((await client.fetch(`/api/v1/chat/stream?thread_id=${body.id}`, { headers: eventSource })).status).toBe(204)
})

test('reads the ending from the database if the log is gone', async () => {
  const { client } = await createPerson(app)
  const { run } = await readSome(client, sendPath)
  const before = await readAll(client, `/api/v1/chat/stream?thread_id=${run.thread_id}`)
  await app.platform.eventLog.drop(`run:${run.id}:1`)
  const events = await readAll(client, `/api/v1/chat/stream?thread_id=${run.thread_id}`)
  expect(events.map((event) => parse(event).type)).toEqual(['snapshot', 'assistant_step', 'done'])
  expect(events.map(parse)[1]?.assistant_step).toMatchObject({ output: whole, status: 'completed' })
  expect(events.at(-1)?.id).toBe(before.at(-1)?.id)
})

test('the first bytes are an ID, so that clients reconnect as readers', async () => {
  const { client } = await createPerson(app)
  const response = await client.fetch('/api/v1/chat/stream?input=Hello', { headers: eventSource })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(value).toMatch(/^id: 1:0:[0-9a-f]{12}\n\n/)
  await reader?.cancel()
})

test.each([
  ['a link or the address bar', { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' }],
  ['an image', { accept: 'image/*,*/*' }],
  ['a navigation that asks for a stream', { accept: 'text/event-stream', 'sec-fetch-dest': 'iframe' }],
])('refuses the writing GET for %s', async (_, headers) => {
  const { client } = await createPerson(app)
  const response = await client.fetch('/api/v1/chat/stream?input=Hello', { headers })
  expect(response.status).toBe(406)
  expect((await client.rest<{ threads: [] }>('GET', '/api/v1/chat/threads')).body.threads).toEqual([])
})

test.each(['*/*', 'application/json, text/*'])('accepts %s with a token but not with a cookie', async (accept) => {
  const { client, token } = await createPerson(app)
  const path = '/api/v1/chat/stream?input=Hello'
  expect((await client.fetch(path, { headers: { accept } })).status).toBe(406)
  const response = await app.anyone({ accept, authorization: `Bearer ${token}` }).fetch(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('"type":"done"')
  const page = await app.anyone({ accept: 'application/json', authorization: `Bearer ${token}` }).fetch(path)
  expect(page.status).toBe(406)
})

test.each([
  ['HEAD', 'HEAD', {}, 405],
  ['a prefetch', 'GET', { 'sec-purpose': 'prefetch' }, 406],
  ['a prefetch of an older browser', 'GET', { purpose: 'prefetch' }, 406],
])('%s writes nothing', async (_, method, headers, status) => {
  const { client } = await createPerson(app)
  const response = await client.fetch('/api/v1/chat/stream?input=Hello', { method, headers: { ...eventSource, ...headers } })
  expect(response.status).toBe(status)
  expect((await client.rest<{ threads: [] }>('GET', '/api/v1/chat/threads')).body.threads).toEqual([])
})

test('streams require their signed-in owner', async () => {
  const { client: owner } = await createPerson(app)
  const { client: stranger } = await createPerson(app)
  const { run } = await readSome(owner, sendPath)
  const path = `/api/v1/chat/stream?thread_id=${run.thread_id}`
  expect((await stranger.fetch(path, { headers: eventSource })).status).toBe(404)
  expect((await app.anyone().fetch(path, { headers: eventSource })).status).toBe(401)
  expect((await owner.fetch('/api/v1/chat/stream?thread_id=nonsense', { headers: eventSource })).status).toBe(404)
  expect((await owner.fetch('/api/v1/chat/stream', { headers: eventSource })).status).toBe(400)
})

const chatStream = graphql(`subscription Stream($thread: ID!, $from: String) { chatStream(threadId: $thread, after: $from) {
  __typename cursor stepId
  ... on ChatSnapshot { text }
  ... on ChatDelta { delta }
  ... on ChatAssistantStep { step { id output status agentModel run { status } } }
  ... on ChatDone { thread { uuid stepCount lastMessagePreview } } } }`)

const globalId = (type: string, uuid: string) => Buffer.from(`${type}:${uuid}`).toString('base64')

test('GraphQL reads the same events with the same cursors', async () => {
  const { client } = await createPerson(app)
  const { run, text, lastId } = await readSome(client, sendPath)
  const events: StreamSubscription['chatStream'][] = []
  const variables = { thread: globalId('Thread', run.thread_id), from: lastId }
  for await (const { data } of client.subscribe(chatStream, variables)) if (data) events.push(data.chatStream)
  expect(text + events.map((event) => ('delta' in event ? event.delta : '')).join('')).toBe(whole)
  expect(events.at(-2)).toMatchObject({ __typename: 'ChatAssistantStep', step: { output: whole, status: 'COMPLETED', agentModel: 'mock' } })
  expect(events.at(-1)).toMatchObject({ __typename: 'ChatDone', thread: { stepCount: 2 } })

  const nothing: unknown[] = []
  for await (const event of client.subscribe(chatStream, { ...variables, from: events.at(-1)?.cursor })) nothing.push(event)
  expect(nothing).toEqual([])
})

test('a subscription to a missing thread reports an error and ends', async () => {
  const { client } = await createPerson(app)
  const answers = []
  const variables = { thread: globalId('Thread', 'c0ffee00-0000-4000-8000-000000000000') }
  for await (const answer of client.subscribe(chatStream, variables)) answers.push(answer)
  expect(answers).toMatchObject([
    { errors: [{ message: 'This conversation does not exist.', extensions: { code: 'NO_SUCH_CONVERSATION' } }] },
  ])
})

test('signing out ends the streams of the session', async () => {
  const { client } = await createPerson(app)
  const types: string[] = []
  for await (const event of client.sse(`/api/v1/chat/stream?input=${encodeURIComponent('Hello [[interval:50]] [[tokens:200]]')}`)) {
    const { type } = parse(event)
    types.push(type)
    if (types.filter((read) => read === 'delta').length === 2) await client.rest('POST', '/api/v1/auth/logout')
  }
  expect(types).not.toContain('done')
})

const viewerEvents = graphql(`subscription Events { viewerEvents { __typename
  ... on ThreadChanged { threadEdge { cursor node { uuid name stepCount } } }
  ... on ThreadDeleted { deletedThreadId } } }`)

test('lists receive new, renamed and deleted threads', async () => {
  const { client } = await createPerson(app)
  const changes: object[] = []
  const started = client.rest<{ id: string }>('POST', '/api/v1/chat/threads')
  const { id } = (await started).body
  setTimeout(() => void client.rest('PATCH', `/api/v1/chat/threads/${id}`, { name: 'Bikes' }), 100)
  for await (const { data } of client.subscribe(viewerEvents)) {
    if (data) changes.push(data.viewerEvents)
    if (changes.length === 1) await client.rest('DELETE', `/api/v1/chat/threads/${id}`)
    if (changes.length === 2) break
  }
  expect(changes).toMatchObject([
    { __typename: 'ThreadChanged', threadEdge: { node: { uuid: id, name: 'Bikes' } } },
    { __typename: 'ThreadDeleted', deletedThreadId: globalId('Thread', id) },
  ])
})

const thinking = `/api/v1/chat/stream?input=${encodeURIComponent('[[mode:echo]]<think>A secret plan.</think>Hello there.')}`

test('reasoning is sent and stored separately from the answer', async () => {
  const { client } = await createPerson(app)
  const events = (await readAll(client, thinking)).map(parse)
  expect(events.map(({ reasoning_delta }) => reasoning_delta ?? '').join('')).toBe('A secret plan.')
  expect(joinText(events)).toBe('Hello there.')
  const completed = events.find(({ type }) => type === 'reasoning_completed')
  expect(completed).toEqual({ type: 'reasoning_completed', reasoning_completed: { duration_ms: expect.any(Number) } })
  const step = events.find(({ type }) => type === 'assistant_step')?.assistant_step
  expect(step).toMatchObject({ output: 'Hello there.', reasoning: 'A secret plan.', reasoning_ms: expect.any(Number) })
})

test('the reasoning of a twin is neither sent nor stored', async () => {
  const { client } = await createPerson(app)
  await client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I sail.' })
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/chat/threads', { agent_type: 'twin' })
  const events = await readAll(client, `${thinking}&thread_id=${body.id}`)
  expect(joinText(events.map(parse))).toBe('Hello there.')
  expect(events.map(({ data }) => data).join('')).not.toContain('"reasoning_delta"')
  expect(events.map(parse).find(({ type }) => type === 'assistant_step')?.assistant_step).toMatchObject({
    reasoning: '',
    reasoning_ms: null,
  })
})

const follow = graphql(`subscription FollowWithdrawal($threadId: ID!) { chatStream(threadId: $threadId) {
  ... on ChatDelta { delta } ... on ChatSnapshot { text } ... on ChatAssistantStep { step { output } } } }`)

test('an open stream stops showing an answer whose source is withdrawn', async () => {
  const [owner, guest] = [await createPerson(app), app.anyone()]
  await owner.client.rest('PUT', '/api/v1/profile', { public: true })
  const note = { kind: 'note', title: 'Birds', content: 'I keep finches on the roof.', is_public: true }
  const { body: item } = await owner.client.rest<{ id: string }>('POST', '/api/v1/knowledge/items', note)
  const input = 'Which birds? [[tool:search_public_knowledge {"query":"finches"}]] [[interval:30]] [[tokens:100]]'
  const { body } = await guest.rest<{ thread_id: string }>('POST', `/api/v1/twin/${owner.username}/chat`, { input })
  const path = `/api/v1/chat/stream?thread_id=${body.thread_id}`
  const ofGraphql: string[] = []
  const reading = (async () => {
    for await (const one of guest.subscribe(follow, { threadId: btoa(`Thread:${body.thread_id}`) }))
      ofGraphql.push(JSON.stringify(one.data))
  })()
  const events: Event[] = []
  for await (const event of guest.sse(path)) {
    events.push(parse(event))
    if (events.filter(({ type }) => type === 'delta').length === 5)
      await owner.client.rest('PATCH', `/api/v1/knowledge/items/${item.id}`, { audience: 'people' })
  }
  await reading
  const last = ['snapshot', 'assistant_step', 'done']
  expect(events.slice(-3)).toMatchObject(
    last.map((type) => ({ type, ...(type === 'snapshot' && { snapshot: { text: expect.not.stringContaining('tok') } }) })),
  )
  expect(events.filter(({ type }) => type === 'delta').length).toBeLessThan(50)
  for (const shown of [events.at(-2)?.assistant_step?.output, ofGraphql.at(-2)]) expect(shown).toContain('Removed: the owner withdrew')
  expect(ofGraphql.filter((one) => one.includes('delta')).length).toBeLessThan(50)
})
