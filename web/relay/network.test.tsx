import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { Journal } from '../offline/journal.ts'
import { toFailure } from '../stream/chatStream.ts'
import { createNetwork } from './network.ts'
import { isUnreachable } from './reconnection.ts'
import { readRequestError } from './requestError.ts'

const operation = { id: 'abc123', name: 'sessionQuery', operationKind: 'query', text: null, metadata: {} } as RequestParameters
const answerWith = (body: unknown, status = 200) => vi.fn(async () => new Response(JSON.stringify(body), { status }))

let isSignedIn: boolean
const onSessionLost = vi.fn()
const onTwoFactorRequired = vi.fn()
const execute = () =>
  createNetwork({ isSignedIn: () => isSignedIn, onSessionLost, onTwoFactorRequired, userId: () => null, journal: new Journal() })
    .execute(operation, { count: 1 }, {})
    .toPromise() as Promise<GraphQLResponse>

beforeEach(() => {
  isSignedIn = true
  onSessionLost.mockClear()
})

// Later files of the worker share the connection state.
afterAll(async () => {
  vi.stubGlobal('fetch', answerWith({}))
  await vi.waitFor(() => expect(isUnreachable()).toBe(false), 20_000)
  vi.unstubAllGlobals()
})

test('sends an operation’s hash, never its text', async () => {
  const fetch = answerWith({ data: { viewer: {} } })
  vi.stubGlobal('fetch', fetch)
  await execute()
  const [url, { body }] = fetch.mock.calls[0] as unknown as [string, { body: string }]
  expect(url).toBe('/graphql')
  expect(JSON.parse(body)).toEqual({
    operationName: 'sessionQuery',
    variables: { count: 1 },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc123' } },
  })
})

test.each([
  ['a 401', { errors: [{ message: 'no' }] }, 401],
  ['the code UNAUTHORIZED', { errors: [{ message: 'no', extensions: { code: 'UNAUTHORIZED' } }] }, 200],
  ['an expired token', { errors: [{ message: 'Token has expired' }] }, 400],
  ['a null viewer', { data: { viewer: null } }, 200],
])('logs out a signed-in user who gets %s', async (_, body, status) => {
  vi.stubGlobal('fetch', answerWith(body, status))
  await expect(execute()).rejects.toThrow('Authentication required - redirecting to login')
  expect(onSessionLost).toHaveBeenCalledOnce()
})

test('does not log out a visitor without a session', async () => {
  isSignedIn = false
  vi.stubGlobal('fetch', answerWith({ data: { viewer: null } }))
  await expect(execute()).resolves.toEqual({ data: { viewer: null } })
  expect(onSessionLost).not.toHaveBeenCalled()
})

test('passes on the server’s error message', async () => {
  vi.stubGlobal('fetch', answerWith({ errors: [{ message: 'Failed to fetch user (id 7)', extensions: { code: 'INTERNAL' } }] }, 500))
  await expect(execute()).rejects.toMatchObject({ message: 'Failed to fetch user (id 7)', status: 500, code: 'INTERNAL' })
  expect(onSessionLost).not.toHaveBeenCalled()
})

test('times out the current user after 8 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
  await expect(execute()).rejects.toThrow('Request timeout - unable to fetch current user')
  expect(timeout).toHaveBeenCalledWith(8000)
})

test('times out a public profile after 10 seconds and sends no credentials', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  const fetch = vi.fn(async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
  vi.stubGlobal('fetch', fetch)
  const profile = createNetwork({
    isSignedIn: () => true,
    onSessionLost,
    onTwoFactorRequired,
    userId: () => null,
    journal: new Journal(),
  }).execute({ ...operation, name: 'PublicProfileScreenQuery' }, {}, {})
  await expect(profile.toPromise()).rejects.toMatchObject({ message: 'Request timeout - unable to fetch public profile', status: 408 })
  expect(timeout).toHaveBeenCalledWith(10_000)
  expect(fetch.mock.calls[0]?.[1].credentials).toBe('omit')
})

test('explains that a reverse proxy refuses a large file', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 413 }))
  await expect(execute()).rejects.toMatchObject({ message: 'This file is too large to upload.' })
  expect((await readRequestError(await fetch('/api/v1/profile/picture'))).message).toBe('This file is too large to upload.')
})

test.each([
  [200, 'The server’s response was incomplete. Try again.'],
  [429, 'Too many requests. Try again in a moment.'],
  [502, 'The server is unavailable. Try again in a moment.'],
  [500, 'The server answered with status 500.'],
])('explains an answer with status %s that is not from the API', async (status, message) => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status }))
  await expect(execute()).rejects.toMatchObject({ message })
})

test.each([
  ['that is no event stream', 'event: next\ndata: {"data"\n\n', 200, 'Failed to parse streaming response'],
  ['that refuses', '', 503, 'Failed to create streaming connection: The server is unavailable. Try again in a moment.'],
])('reports a stream with an answer %s', async (_, body, status, text) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'text/event-stream' } }))
  const subscription = { ...operation, name: 'chatStreamSubscription', operationKind: 'subscription' } as RequestParameters
  const network = createNetwork({ isSignedIn: () => false, onSessionLost, onTwoFactorRequired, userId: () => null, journal: new Journal() })
  const failure = await network
    .execute(subscription, {}, {})
    .toPromise()
    .catch((error: Error) => toFailure(error))
  expect(failure).toMatchObject({ message: text })
})
