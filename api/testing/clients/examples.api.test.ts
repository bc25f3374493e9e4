import { expect, test, vi } from 'vitest'
import { errorText, isAuthenticationFailure } from '../../../docs/examples/errorText.ts'
import { GraphqlClient } from '../../../docs/examples/graphqlClient.ts'
import { RestClient } from '../../../docs/examples/restClient.ts'
import { testApp } from '../app.ts'
import { createPerson } from '../people.ts'

const app = await testApp()
const answered = 'tok0 tok1 tok2 tok3 tok4 '

async function last<T>(values: AsyncIterable<T>): Promise<T | undefined> {
  let newest: T | undefined
  for await (const value of values) newest = value
  return newest
}

test('the GraphQL example signs in, sends, streams the answer and lists the conversation', async () => {
  const { email, password } = await createPerson(app)
  const token = await new GraphqlClient(app.url).signIn(email, password)
  const client = new GraphqlClient(app.url, token)
  const threadId = await client.send('Hello.')
  expect(await last(client.answer(threadId))).toBe(answered)
  expect((await client.threads())?.edges.map(({ node }) => node.id)).toEqual([threadId])
  await expect(client.send(' ')).rejects.toThrow('Write a message first')
  await expect(new GraphqlClient(app.url).threads()).rejects.toThrow('Not authenticated')
})

test('the REST example does the same', async () => {
  const { email, password, username } = await createPerson(app)
  const token = await new RestClient(app.url).signIn(email, password)
  const client = new RestClient(app.url, token)
  expect((await client.me()).username).toBe(username)
  expect(await last(client.send('Hello.'))).toBe(answered)
  const [thread, ...others] = await client.threads()
  expect(others).toEqual([])
  expect(await client.count(thread?.id ?? '')).toBe(2)
  expect(await client.hasNews(thread?.id ?? '')).toBe(true)
  await expect(last(client.send(' '))).rejects.toThrow('Write a message first')
  await expect(client.publicProfile('nobody')).rejects.toMatchObject({ status: 404 })
  await expect(new RestClient(app.url).threads()).rejects.toThrow('Authentication required - redirecting to login')
})

test('falls back to counting the history when the count fails', async () => {
  const { token } = await createPerson(app)
  const client = new RestClient(app.url, token)
  await last(client.send('Hello.'))
  const [thread] = await client.threads()
  const failing = vi.spyOn(app.services.threads, 'get').mockRejectedValue(new Error('broken'))
  expect(await client.count(thread?.id ?? '')).toBe(2)
  failing.mockRestore()
})

test('the avatar of a profile must be a URL', async () => {
  const { token, username } = await createPerson(app)
  const client = new RestClient(app.url, token)
  expect(await client.profile()).toMatchObject({ username, avatar_url: null, interests: [] })
  const profile = { username, interests: [], public: false, public_fields: [] }
  vi.stubGlobal('fetch', async () => Response.json({ ...profile, avatar_url: 'not an address' }))
  await expect(client.profile()).rejects.toThrow('avatar_url')
  vi.unstubAllGlobals()
})

test.each([
  ['cannot be opened', [], 'Failed to create streaming connection: fetch failed'],
  ['sends invalid data', ['data: {"type"\n\n'], 'Failed to parse streaming response'],
  ['disconnects and cannot be resumed', ['id: 1:1\ndata: {"type":"run"}\n\n'], 'Streaming connection failed. Please try again.'],
])('reports a stream that %s', async (_, [body], text) => {
  const fetch = vi.fn().mockRejectedValue(new TypeError('fetch failed'))
  vi.stubGlobal('fetch', body === undefined ? fetch : fetch.mockResolvedValueOnce(new Response(body)))
  await expect(last(new RestClient(app.url, 'token').send('Hello.'))).rejects.toThrow(text)
  vi.unstubAllGlobals()
})

test.each([
  [{ error: { message: 'An error', code: 'X' }, detail: 'A detail' }, 'An error'],
  [{ detail: 'A detail' }, 'A detail'],
  [{ detail: [{ msg: 'First' }, { msg: 'Second' }] }, 'First, Second'],
  [{ message: 'A message' }, 'A message'],
  [{ error: 'An error string' }, 'An error string'],
  [[{ message: 'In a list' }], 'In a list'],
  ['[{"message":"In a JSON string"}]', 'In a JSON string'],
  [{ detail: [] }, 'An unknown error occurred'],
  ['<html>', 'An unknown error occurred'],
  [null, 'An unknown error occurred'],
])('reports %j as “%s”', (body, text) => {
  expect(errorText(body)).toBe(text)
})

test('recognizes an ended session by status or message', () => {
  expect(isAuthenticationFailure(401, null)).toBe(true)
  expect(isAuthenticationFailure(400, { detail: 'Token has expired' })).toBe(true)
  expect(isAuthenticationFailure(400, { error: { message: 'Invalid email or password' } })).toBe(false)
})
