import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const most = 4
const app = await testApp({ STREAMS_PER_PERSON: String(most) })
const { db } = app.platform
const events = 'subscription { viewerEvents { __typename } }'
const slowly = `/api/v1/chat/stream?input=${encodeURIComponent('Slowly [[interval:50]] [[tokens:400]]')}`

async function createProgram({ client, id }: { client: Client; id: string }): Promise<Client> {
  const create = graphql(`mutation ShortToken { createAccessToken(input: { name: "Short", expiresInDays: 1 }) {
    __typename ... on CreateAccessTokenPayload { secret } } }`)
  const { secret } = await client.mutate(create)
  await db.accessToken.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() + 3000) } })
  return app.anyone({ authorization: `Bearer ${secret}` })
}

async function readTypes(reading: AsyncIterable<{ data: string; event?: string }>): Promise<string> {
  let text = ''
  for await (const { data, event } of reading) text += `${event} ${data}\n`
  return text
}

test('all streams end with their token and send no private data afterwards', async () => {
  const person = await createPerson(app)
  const program = await createProgram(person)
  const { body } = await person.client.rest<{ id: string }>('POST', '/api/v1/chat/threads')
  const threadId = Buffer.from(`Thread:${body.id}`).toString('base64')
  const sent = person.client.fetch(`${slowly}&thread_id=${body.id}`, { headers: { accept: 'text/event-stream' } })
  const post = (query: string) => ({ method: 'POST', body: JSON.stringify({ query }), headers: { 'content-type': 'application/json' } })
  await sent
  const [news, answer, overRest] = await Promise.all([
    readTypes(program.sse('/graphql', post('subscription { viewerEvents { ... on ThreadChanged { threadEdge { node { name } } } } }'))),
    readTypes(program.sse('/graphql', post(`subscription { chatStream(threadId: "${threadId}") { __typename } }`))),
    readTypes(program.sse(`/api/v1/chat/stream?thread_id=${body.id}`)),
  ])
  expect(news).toContain('complete')
  expect(answer).toContain('ChatDelta')
  expect(answer).not.toContain('ChatDone')
  expect(overRest).not.toContain('"done"')
  expect((await program.rest('GET', '/api/v1/auth/me')).status).toBe(401)
  await (await sent).body?.cancel()
})

async function hold(client: Client) {
  const leaving = new AbortController()
  const body = JSON.stringify({ query: events })
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
  const response = await client.fetch('/graphql', { method: 'POST', body, headers, signal: leaving.signal })
  return { status: response.status, response, leave: () => leaving.abort() }
}

test('both APIs refuse a stream over the limit before writing, without affecting other users', async () => {
  const { client } = await createPerson(app)
  const held = await Promise.all(Array.from({ length: most }, () => hold(client)))
  expect(held.map(({ status }) => status)).toEqual(Array(most).fill(200))

  const overGraphql = await hold(client)
  expect(overGraphql.status).toBe(429)
  expect(await overGraphql.response.text()).toContain('TOO_MANY_STREAMS')
  const overRest = await client.fetch(slowly, { headers: { accept: 'text/event-stream' } })
  expect(overRest.status).toBe(429)
  expect(await overRest.json()).toMatchObject({ error: { code: 'too_many_streams' } })
  expect((await client.rest<{ threads: [] }>('GET', '/api/v1/chat/threads')).body.threads).toEqual([])
  const other = await hold((await createPerson(app)).client)
  expect(other.status).toBe(200)
  for (const { leave } of [...held, other]) leave()
})

test('closing a tab frees its stream, so that a reload succeeds', async () => {
  const { client } = await createPerson(app)
  for (let reload = 0; reload < 4; reload += 1) {
    const held = await vi.waitFor(async () => {
      const streams = await Promise.all(Array.from({ length: most }, () => hold(client)))
      const isLetIn = streams.every(({ status }) => status === 200)
      if (!isLetIn) for (const { leave } of streams) leave()
      expect(isLetIn).toBe(true)
      return streams
    })
    for (const { leave } of held) leave()
  }
})

test('a stream is free again when the answer ends', async () => {
  const { client } = await createPerson(app)
  for (let count = 0; count < most + 2; count += 1) {
    const response = await client.fetch('/api/v1/chat/stream?input=Hello', { headers: { accept: 'text/event-stream' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('"done"')
  }
})

test('refuses a flood without a statement per request while serving others', async () => {
  const { client } = await createPerson(app)
  const { client: other } = await createPerson(app)
  const held = await Promise.all(Array.from({ length: most }, () => hold(client)))
  await other.rest('GET', '/api/v1/auth/me')
  const statements = await app.countStatements(async () => {
    for (let batch = 0; batch < 3; batch += 1) {
      const flood = Promise.all(Array.from({ length: 100 }, () => hold(client).then(({ status }) => status)))
      await delay(1)
      expect((await other.rest('GET', '/api/v1/auth/me')).status).toBe(200)
      expect(new Set(await flood)).toEqual(new Set([429]))
    }
  })
  expect(statements.length).toBeLessThan(20)
  for (const { leave } of held) leave()
})
