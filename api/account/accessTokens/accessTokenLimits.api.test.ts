import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db, config } = app.platform

interface Created {
  secret: string
  access_token: { requests_per_minute: number | null; messages_per_day: number | null; messages_today: number }
}

async function createLimitedToken(owner: Client, limits: object) {
  const { body } = await owner.rest<Created>('POST', '/api/v1/account/access-tokens', { name: 'Script', ...limits })
  return { ...body, program: app.anyone({ authorization: `Bearer ${body.secret}` }) }
}
const readTokens = async (owner: Client) =>
  (await owner.rest<{ access_tokens: Created['access_token'][] }>('GET', '/api/v1/account/access-tokens')).body.access_tokens

const send = graphql(`mutation SendWithToken($id: String!) {
  sendMessage(input: { text: "Hello", clientMessageId: $id }) {
    __typename ... on SendMessagePayload { run { id thread { uuid } } } ... on RateLimitError { code message retryAfterSeconds }
  }
}`)

async function stream(client: Client) {
  const body = JSON.stringify({ input: 'Hello', client_id: randomUUID() })
  const response = await client.fetch('/api/v1/chat/stream', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const text = await response.text()
  return { status: response.status, headers: response.headers, error: response.status === 200 ? null : (JSON.parse(text) as object) }
}

test('both APIs refuse requests over the limit of the token, in all processes', async () => {
  const { client } = await createPerson(app)
  const { program, secret } = await createLimitedToken(client, { requests_per_minute: 2 })
  const readLimit = ({ headers }: Response) => `${headers.get('ratelimit')?.replace(/t=\d+/, 't=…')} ${headers.get('ratelimit-policy')}`
  for (const left of [1, 0]) {
    const answer = await program.fetch('/api/v1/auth/me')
    expect([answer.status, readLimit(answer)]).toEqual([200, `"requests";r=${left};t=… "requests";q=2;w=60`])
  }
  const refused = await program.fetch('/api/v1/auth/me')
  expect([refused.status, readLimit(refused)]).toEqual([429, '"requests";r=0;t=… "requests";q=2;w=60'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    error: {
      code: 'access_token_requests_used_up',
      message: 'This access token allows 2 requests a minute. Try again in a moment.',
      params: { limit: 2 },
    },
  })
  const { body } = await program.graphqlText('{ viewer { id } }')
  expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'ACCESS_TOKEN_REQUESTS_USED_UP' } })
  expect((await client.rest('GET', '/api/v1/auth/me')).status).toBe(200)
  if (!config.redisUrl) return
  const second = await testApp({ DATA_DIR: config.dataDir }, { keepsData: true })
  expect((await second.anyone({ authorization: `Bearer ${secret}` }).rest('GET', '/api/v1/auth/me')).status).toBe(429)
})

test('both APIs refuse messages over the limit of the token until the next day', async () => {
  const { client, id } = await createPerson(app)
  const { program, access_token: token } = await createLimitedToken(client, { messages_per_day: 2 })
  expect(token).toMatchObject({ requests_per_minute: null, messages_per_day: 2, messages_today: 0 })
  const first = await program.ask(send, { id: 'one' })
  expect((await stream(program)).status).toBe(200)
  expect(await program.ask(send, { id: 'one' })).toEqual(first)
  expect((await readTokens(client))[0]).toMatchObject({ messages_today: 2 })

  const words = /^This access token allows 2 messages a day\. The limit resets in \d+ (hours?|minutes?), at 00:00 UTC\.$/
  const refused = await stream(program)
  expect(refused).toMatchObject({
    status: 429,
    error: { error: { code: 'access_token_messages_used_up', message: expect.stringMatching(words) } },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await program.ask(send, { id: 'two' })).toMatchObject({
    sendMessage: { __typename: 'RateLimitError', code: 'ACCESS_TOKEN_MESSAGES_USED_UP', message: expect.stringMatching(words) },
  })
  expect((await stream(client)).status).toBe(200)
  await db.$executeRaw`UPDATE access_tokens SET message_day = message_day - 1 WHERE user_id = ${id}::uuid`
  expect((await readTokens(client))[0]).toMatchObject({ messages_today: 0 })
  expect((await stream(program)).status).toBe(200)
  expect((await readTokens(client))[0]).toMatchObject({ messages_today: 1 })
})
