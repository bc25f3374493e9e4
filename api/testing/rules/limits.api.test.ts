import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { graphql } from '../__generated__/gql.ts'
import { testApp } from '../app.ts'
import { createPerson } from '../people.ts'

const app = await testApp({ REQUESTS_PER_MINUTE: '40' })
const me = graphql(`query User { viewer { user { username } } }`)

function failure({ status, headers, body }: { status: number; headers: Headers; body: unknown }) {
  const { error, errors } = body as { error?: Failure; errors?: { message: string; extensions: Failure }[] }
  const { message, code } = error ?? { message: errors?.[0]?.message, code: errors?.[0]?.extensions.code.toLowerCase() }
  return { status, message, code, mayTryAgain: headers.has('retry-after') }
}
interface Failure {
  message: string
  code: string
}

test('both APIs rate-limit a user with Retry-After', async () => {
  const { client } = await createPerson(app)
  for (let count = 0; count < 20; count += 1) {
    expect((await client.graphql(me)).status).toBe(200)
    expect((await client.rest('GET', '/api/v1/auth/me')).status).toBe(200)
  }
  const refused = { status: 429, message: 'Too many requests. Try again in a moment.', code: 'too_many_requests', mayTryAgain: true }
  expect(failure(await client.rest('GET', '/api/v1/auth/me'))).toEqual(refused)
  expect(failure(await client.graphql(me))).toEqual(refused)

  const { client: somebodyElse } = await createPerson(app)
  expect((await somebodyElse.graphql(me)).status).toBe(200)
})

test('both APIs refuse oversized bodies', async () => {
  const { client } = await createPerson(app)
  const refused = { status: 413, message: 'The request is too large.', code: 'too_large', mayTryAgain: false }
  const large = 'x'.repeat(2_000_001)
  expect(failure(await client.rest('PUT', '/api/v1/profile', { bio: large }))).toEqual(refused)
  expect(failure(await client.graphqlText('{ __typename }', { large }))).toEqual(refused)
})

test('both APIs refuse compressed bodies and say which encoding they accept', async () => {
  const { client } = await createPerson(app)
  const refused = {
    status: 415,
    message: 'Request bodies must not be compressed.',
    code: 'unsupported_content_encoding',
    mayTryAgain: false,
  }
  for (const [method, path, type, body] of [
    ['PUT', '/api/v1/profile', 'application/json', '{"bio":"Hi"}'],
    ['POST', '/api/v1/upload/files', 'multipart/form-data; boundary=b', '--b--'],
    ['POST', '/graphql', 'application/json', '{"query":"{ __typename }"}'],
  ] as const) {
    const send = (encoding: string) => client.fetch(path, { method, body, headers: { 'content-type': type, 'content-encoding': encoding } })
    const response = await send('gzip')
    expect(failure({ status: response.status, headers: response.headers, body: await response.json() }), path).toEqual(refused)
    expect(response.headers.get('accept-encoding')).toBe('identity')
    expect((await send('identity')).status).not.toBe(415)
  }
})

test('counts a body without Content-Length while it arrives', async () => {
  for (const [method, path, type] of [
    ['POST', '/api/v1/auth/login', 'application/json'],
    ['POST', '/graphql', 'application/json'],
    ['POST', '/graphql', 'application/graphql'],
    ['POST', '/graphql', 'application/x-www-form-urlencoded'],
  ] as const) {
    const request = http.request(app.url + path, { method, headers: { 'content-type': type } })
    const answer = once(request, 'response')
    request.on('error', () => {}).write('{"query":"')
    request.end(`${'x'.repeat(2_000_001)}"}`)
    const [{ statusCode }] = (await answer) as [http.IncomingMessage]
    expect(`${path} ${statusCode}`).toBe(`${path} 413`)
    request.destroy()
  }
})

test.each([
  ['an upload by a guest', '/api/v1/upload/files', 'multipart/form-data; boundary=b', 401],
  ['JSON past the limit', '/api/v1/auth/login', 'application/json', 413],
  ['GraphQL past the limit', '/graphql', 'application/json', 413],
  ['GraphQL of an unsupported type', '/graphql', 'text/plain', 415],
])('answers %s before its body ends, and the client can finish sending', async (_, path, type, expected) => {
  for (const connection of ['close', 'keep-alive']) {
    const request = http.request(app.url + path, { method: 'POST', agent: false, headers: { 'content-type': type, connection } })
    const sent = once(request, 'finish')
    request.write('x'.repeat(2_000_001))
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    for (let part = 0; part < 20; part += 1) request.write('x'.repeat(100_000))
    request.end()
    const [, body] = await Promise.all([sent, text(response)])
    expect(response.statusCode).toBe(expected)
    expect(body).toContain('"message"')
    if (connection === 'close') await once(request, 'close')
    request.destroy()
  }
})

const fields = (count: number, field: (index: number) => string) => Array.from({ length: count }, (_, index) => field(index)).join(' ')
test.each([
  ['deep', `{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} }'.repeat(5)} } } }`, 'introspection query is too large'],
  ['long', `{ ${fields(3000, () => 'viewer __typename')} }`, 'more than 5000 tokens'],
  ['with many aliases', `{ ${fields(101, (index) => `a${index}: __typename`)} }`, 'more than 100 aliases'],
  [
    'costly',
    `{ viewer { threads(first: 100) { edges { node { steps(last: 100) { edges { node { id input output } } } } } } } }`,
    'too expensive (complexity)',
  ],
])('refuses an operation that is %s with a clear message', async (_, query, message) => {
  const { client } = await createPerson(app)
  const { body } = await client.graphqlText(query)
  expect(body.errors?.[0]?.message).toContain(message)
})
