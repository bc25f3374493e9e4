import { encodeGlobalID } from '@pothos/plugin-relay'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, createAccessToken } from '../../testing/people.ts'

const app = await testApp()
const { client } = await createPerson(app)

const [graphqlResponse, json] = ['application/graphql-response+json', 'application/json']

interface Body {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: unknown[]; extensions?: Record<string, unknown> }[]
}

async function post(body: unknown, headers: Record<string, string> = {}, sender = client) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await sender.fetch('/graphql', { method: 'POST', body: text, headers: { 'content-type': json, ...headers } })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}

test.each([
  ['a page that is too large', 'viewer { field: threads(first: 101) { pageInfo { hasNextPage } } }', 'PAGE_SIZE_OUT_OF_RANGE'],
  ['a cursor of another list', 'viewer { field: knowledge(after: "x") { pageInfo { hasNextPage } } }', 'INVALID_CURSOR'],
  ['a day that is none', 'viewer { field: usage(from: "x") { __typename } }', 'INVALID_DAY'],
])('an argument error (%s) nulls only its field, with status 200', async (_, field, code) => {
  for (const accept of [graphqlResponse, json]) {
    const { status, body } = await post({ query: `{ plans { key } ${field.replace('{', '{ user { id }')} }` }, { accept })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { plans: [{}], viewer: { user: {}, field: null } } })
    expect(body.errors).toMatchObject([{ path: ['viewer', 'field'], extensions: { code } }])
  }
})

test.each([
  ['a syntax error', { query: '{' }],
  ['an unknown field', { query: '{ nothing }' }],
  ['a document that is too long', { query: `{ ${'a'.repeat(100_001)} }` }],
  ['a wrong variable', { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: {} } }],
  ['no such operation', { query: 'query A { __typename }', operationName: 'B' }],
  ['an unknown persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }],
  [
    'too high a cost',
    {
      query: `{ ${Array.from({ length: 9 }, (_, n) => `a${n}: viewer { threads(first: 100) { edges { node { steps(last: 100) { edges { node { id input output } } } } } } }`).join(' ')} }`,
    },
  ],
])('a response without data (%s) has status 400', async (_, body) => {
  const answer = await post(body, { accept: graphqlResponse })
  expect([answer.status, 'data' in answer.body]).toEqual([400, false])
  // Such clients can’t tell our error status from a proxy’s.
  expect((await post(body, { accept: json })).status).toBe(200)
})

test('a subscription that is refused has the status of its error', async () => {
  const body = { query: 'subscription { viewerEvents { __typename } }' }
  const answer = await post(body, { accept: graphqlResponse }, app.anyone())
  expect(answer).toMatchObject({ status: 401, body: { errors: [{ extensions: { code: 'UNAUTHORIZED' } }] } })
})

test.each([
  ['an empty object', {}],
  ['an empty query', { query: '' }],
  ['variables alone', { variables: {} }],
])('refuses a body with %s with status 400', async (_, body) => {
  for (const accept of [graphqlResponse, json]) {
    expect(await post(body, { accept })).toMatchObject({ status: 400, body: { errors: [{ message: 'Must provide query string.' }] } })
  }
})

test.each(['null', '[]', '7', '"{ __typename }"'])('refuses the body %s with status 400', async (body) => {
  expect((await post(body)).status).toBe(400)
})

test('unknown parameters of the body are ignored', async () => {
  const { status, body } = await post({ query: '{ __typename }', operationType: 'query', debugName: 'x', id: null, __proto__: 1 })
  expect([status, body.data]).toEqual([200, { __typename: 'Query' }])
})

test('an invalid bearer token is refused as by REST', async () => {
  const { program, accessToken } = await createAccessToken(app, client)
  const query = '{ viewer { user { id } } }'
  expect((await post({ query }, {}, program)).body.data?.viewer).not.toBeNull()
  const id = encodeGlobalID('AccessToken', accessToken)
  await client.graphqlText('mutation ($id: ID!) { revokeAccessToken(input: { accessTokenId: $id }) { __typename } }', { id })
  const unknown = app.anyone({ authorization: 'Bearer nothing' })
  for (const sender of [program, unknown]) {
    for (const accept of [graphqlResponse, json]) {
      const overGraphql = await post({ query }, { accept }, sender)
      const overRest = await sender.rest<{ error: { code: string } }>('GET', '/api/v1/profile')
      expect(overGraphql.status).toBe(overRest.status)
      expect(overGraphql.headers.get('www-authenticate')).toBe(overRest.headers.get('www-authenticate'))
      expect(overGraphql.body.errors).toMatchObject([{ extensions: { code: overRest.body.error.code.toUpperCase() } }])
      expect(overGraphql.body).not.toHaveProperty('data')
    }
  }
  expect((await post({ query }, {}, app.anyone())).body.data).toEqual({ viewer: null })
})

test('refuses an unsupported media type with a message', async () => {
  const answer = await post('{ __typename }', { 'content-type': 'text/plain' })
  expect(answer).toMatchObject({ status: 415, body: { errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] } })
})

test('refuses a mutation with an unacceptable response type and does not execute it', async () => {
  const query = 'mutation { startThread(input: {}) { __typename } }'
  const countThreads = () => app.platform.db.thread.count()
  const before = await countThreads()
  const answer = await post({ query }, { accept: 'image/png' })
  expect(answer).toMatchObject({ status: 406, body: { errors: [{ extensions: { code: 'NOT_ACCEPTABLE' } }] } })
  expect(await countThreads()).toBe(before)
})

test('refuses a subscription without an event stream and closes its source', async () => {
  const query = 'subscription { viewerEvents { __typename } }'
  for (let count = 0; count < 60; count += 1) {
    const answer = await post({ query }, { accept: json })
    expect(answer).toMatchObject({
      status: 406,
      body: { errors: [{ extensions: { code: 'NOT_ACCEPTABLE', params: { types: /event-stream/ } } }] },
    })
  }
})
