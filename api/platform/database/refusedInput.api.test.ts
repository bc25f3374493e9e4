import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'
import { InputError } from '../errors.ts'
import { toRefusedInput } from './refusedInput.ts'

const app = await testApp()
const { db } = app.platform
const unknownUserId = '00000000-0000-0000-0000-000000000000'

test.each([
  ['NUL in a text', () => db.$queryRaw`SELECT ${'a\0'}::text`],
  ['NUL in JSON', () => db.$queryRaw`SELECT ${'{"a":"\\u0000"}'}::jsonb`],
  ['an invalid UUID', () => db.$queryRaw`SELECT ${'x'}::uuid`],
  ['a number out of range', () => db.$queryRaw`SELECT ${'99999999999'}::int`],
  ['a time out of range', () => db.$queryRaw`SELECT ${'0000-01-01T00:00:00Z'}::timestamptz`],
  ['NUL in a column', () => db.user.findMany({ where: { username: '\0' } })],
  ['half a surrogate pair', () => db.profile.update({ where: { userId: unknownUserId }, data: { skills: ['a\udc00b'] } })],
])('reports %s, rejected by the database, as an input error', async (_, work) => {
  const error = await work().catch((thrown: unknown) => thrown)
  expect(toRefusedInput(error), String(error)).toBeInstanceOf(InputError)
})

test('other database errors stay internal errors', async () => {
  const failure = async (work: Promise<unknown>) => toRefusedInput(await work.catch((thrown: unknown) => thrown))
  expect(await failure(db.$queryRaw`SELECT * FROM no_such_table`)).toBeNull()
  expect(await failure(db.user.update({ where: { id: unknownUserId }, data: { name: 'Ada' } }))).toBeNull()
  expect(toRefusedInput(new Error('"originalCode":"22021"'))).toBeNull()
})

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const wide = JSON.stringify(Array.from({ length: 100_000 }, () => ({})))
const many = JSON.stringify(Array.from({ length: 900 }, () => [0, 0, 0]))
test.each([
  ['nested', deep, 'The input is nested more than 64 levels deep.'],
  ['long', wide, 'A list has more than 1000 items. Send fewer at a time.'],
  ['full', many, 'The input has more than 2,000 values.'],
])('both APIs quickly refuse a %s input', async (_, value, message) => {
  const { client } = await createPerson(app)
  const headers = { 'content-type': 'application/json' }
  const query = 'mutation ($posts: [PostInput!]) { updateProfile(input: { posts: $posts }) { __typename } }'
  const sent = [
    ['PUT', '/api/v1/profile', `{"posts":${value}}`],
    ['PUT', '/api/v1/profile', `{"public_fields":${value}}`],
    ['PUT', '/api/v1/profile', `{"twin_metadata":{"a":${value}}}`],
    ['POST', '/api/v1/chat/stream', `{"input":"Hello","elements":${value}}`],
    ['POST', '/graphql', `{"query":${JSON.stringify(query)},"variables":{"posts":${value}}}`],
    ['POST', '/graphql', `{"query":"{ __typename }","extensions":${value}}`],
  ] as const
  for (const [method, path, body] of sent) {
    const response = await client.fetch(path, { method, headers, body })
    expect(response.status, path).toBe(400)
    expect(await response.text(), path).toContain(`"message":"${message}"`)
  }
})

test('refuses unstorable text and invalid JSON', async () => {
  const { client } = await createPerson(app)
  const fields = await client.rest('PUT', '/api/v1/profile', { public_fields: [{ toString: 1 }] })
  expect(fields).toMatchObject({ status: 400, body: { error: { message: 'public_fields must be a list' } } })
  const broken = await client.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{\0"' })
  expect(await broken.json()).toMatchObject({ errors: [{ message: 'POST body sent invalid JSON.', extensions: { code: 'BAD_REQUEST' } }] })
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  for (const [path, init] of [
    ['/graphql?query={__typename}&variables=[', undefined],
    ['/graphql?query={__typename}&extensions=%ff', undefined],
    ['/graphql', { ...form, body: 'query={__typename}&variables={' }],
  ] as const) {
    const response = await client.fetch(path, init)
    expect(response.status, path).toBe(400)
    expect(await response.json(), path).toMatchObject({ errors: [{ extensions: { code: 'VARIABLES_NOT_JSON' } }] })
  }
})

test('removes NUL, lone surrogates and bidirectional controls', async () => {
  const { client } = await createPerson(app)
  const profile = {
    display_name: 'Ada\u202egnp',
    title: 'a\0\nb',
    location: '\u2066Here\u0007',
    interests: ['bo\ud800ats', '\u200b\0x'],
    bio: 'עב \u202bx\u202c',
  }
  const { status, body } = await client.rest<Record<string, unknown>>('PUT', '/api/v1/profile', profile)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({
    display_name: 'Adagnp',
    title: 'a b',
    location: 'Here',
    interests: ['bo\ufffdats', '\u200bx'],
    bio: profile.bio,
  })
  const nothing = await client.rest('PUT', '/api/v1/profile', { interests: ['\u200b\u202e'] })
  expect(nothing).toMatchObject({ status: 400, body: { error: { message: 'An interest cannot be empty' } } })

  const variables = { interest: 'bo\0ats', id: 'a\0b' }
  const found = await client.graphqlText('query ($interest: String) { discover(interest: $interest) { __typename } }', variables)
  expect(found.body.errors).toBeUndefined()
  const sent = await client.graphqlText(
    'mutation ($id: String!) { sendMessage(input: { text: "Hi\\u0000", clientMessageId: $id }) { __typename } }',
    variables,
  )
  expect(sent.body).toMatchObject({ data: { sendMessage: { __typename: 'SendMessagePayload' } } })
})

test.each(['UTC\0', '0000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', 'yesterday'])(
  '%j is no DateTime, which the caller is told',
  async (from) => {
    const { client } = await createPerson(app)
    const asked = 'query ($from: DateTime) { viewer { threads(filter: { from: $from }) { __typename } } }'
    const written = `{ viewer { threads(filter: { from: ${JSON.stringify(from)} }) { __typename } } }`
    expect((await client.graphqlText(asked, { from })).body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    expect((await client.graphqlText(written)).body.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED')
  },
)
