import { afterEach, expect, test, vi } from 'vitest'
import { graphql } from '../__generated__/gql.ts'
import { testApp } from '../app.ts'
import { createPerson } from '../people.ts'

const app = await testApp({ LOG_LEVEL: 'silent' })
const { client } = await createPerson(app)
const { account, threads, steps, runs, profile, pictures, storyProposals, twin } = app.services

afterEach(() => vi.restoreAllMocks())

const id = '00000000-0000-4000-8000-000000000000'
const login = { email: 'a@example.org', password: 'a long enough one' }
const text = { input: 'Hello' }
const broken = (method: { mockRejectedValue(error: Error): unknown }) => method.mockRejectedValue(new Error('secret of the database'))

/** Section 8 of the specification. */
const defaults: [text: string, cause: () => unknown, rest: [string, string, object?], graph: string | null][] = [
  [
    'Registration failed',
    () => broken(vi.spyOn(account, 'register')),
    ['POST', '/auth/register', { ...login, username: 'anna' }],
    `mutation { signUp(input: { email: "a@example.org", password: "a long enough one", username: "anna" }) { __typename } }`,
  ],
  [
    'Login failed',
    () => broken(vi.spyOn(account, 'logIn')),
    ['POST', '/auth/login', login],
    'mutation { signIn(input: { email: "a@example.org", password: "x" }) { __typename } }',
  ],
  ['Failed to fetch user', () => broken(vi.spyOn(account, 'getCurrentUser')), ['GET', '/auth/me'], '{ viewer { user { id } } }'],
  [
    'Token refresh failed',
    () => broken(vi.spyOn(account.sessions, 'refresh')),
    ['POST', '/auth/refresh'],
    'mutation { refreshSession { token } }',
  ],
  ['Logout failed', () => broken(vi.spyOn(account.sessions, 'end')), ['POST', '/auth/logout'], 'mutation { signOut { ok } }'],
  [
    'Username check failed',
    () => broken(vi.spyOn(account, 'checkUsername')),
    ['POST', '/auth/check-username', { username: 'anna' }],
    '{ usernameAvailability(username: "anna") { available } }',
  ],
  [
    'Email check failed',
    () => broken(vi.spyOn(account, 'checkEmail')),
    ['POST', '/auth/check-email', { email: 'a@example.org' }],
    '{ emailAvailability(email: "a@example.org") { available } }',
  ],
  [
    'Failed to send reset email',
    () => broken(vi.spyOn(account.passwords, 'requestReset')),
    ['POST', '/auth/forgot-password', { email: 'a@example.org' }],
    'mutation { requestPasswordReset(input: { email: "a@example.org" }) { __typename } }',
  ],
  ['Failed to fetch profile', () => broken(vi.spyOn(profile, 'get')), ['GET', '/profile'], '{ viewer { profile { bio } } }'],
  [
    'Failed to fetch public profile',
    () => broken(vi.spyOn(twin, 'findProfile')),
    ['GET', '/profile/public/anna'],
    '{ publicProfile(username: "anna") { bio } }',
  ],
  [
    'Failed to update profile from stories',
    () => broken(vi.spyOn(storyProposals, 'proposeFromStories')),
    ['POST', '/profile/update-from-stories'],
    'mutation { updateProfileFromStories { __typename } }',
  ],
  [
    'Failed to update profile',
    () => broken(vi.spyOn(profile, 'update')),
    ['PUT', '/profile', { bio: 'x' }],
    'mutation { updateProfile(input: { bio: "x" }) { __typename } }',
  ],
  [
    'Failed to fetch threads',
    () => broken(vi.spyOn(threads, 'list')),
    ['GET', '/chat/threads'],
    '{ viewer { threads { edges { node { id } } } } }',
  ],
  [
    'Streaming failed',
    () => broken(vi.spyOn(runs, 'send')),
    ['POST', '/chat/stream', text],
    'mutation { sendMessage(input: { text: "Hello", clientMessageId: "x" }) { __typename } }',
  ],
  ['Failed to load thread history', () => broken(vi.spyOn(steps, 'listHistory')), ['GET', `/chat/threads/${id}/history`], null],
  [
    'Failed to fetch public twin',
    () => {
      broken(vi.spyOn(twin, 'get'))
      broken(vi.spyOn(twin, 'find'))
    },
    ['GET', '/twin/anna'],
    '{ twin(username: "anna") { isEnabled } }',
  ],
  ['Failed to upload profile picture', () => broken(vi.spyOn(pictures, 'choose')), ['POST', '/profile/upload-picture'], null],
]

test.each(defaults)('an internal error says only “%s”', async (text, breakIt, [method, path, body], query) => {
  breakIt()
  const form = new FormData()
  form.append('file', new File(['x'], 'x.png'))
  const isForm = path.endsWith('upload-picture')
  const response = await client.fetch(`/api/v1${path}`, {
    method,
    ...(isForm && { body: form }),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  expect(response.status).toBe(500)
  const answer = (await response.json()) as { error: { message: string; code: string }; detail: string; error_id: string }
  const expected = `${text} (${answer.error_id})`
  const params = { operation: expect.any(String), errorId: answer.error_id }
  expect(answer).toEqual({
    error: { message: expected, code: 'internal_server_error', params },
    detail: expected,
    error_id: expect.any(String),
  })

  if (query === null) return
  const { body: result } = await client.graphqlText(query)
  const [error] = result.errors ?? []
  expect(error?.message).toBe(`${text} (${String(error?.extensions?.errorId)})`)
  expect(JSON.stringify(result)).not.toContain('secret')
})

test('the text that signs clients out occurs only with 401', async () => {
  const stranger = app.anyone()
  const { status, body } = await stranger.rest('GET', '/api/v1/auth/me')
  expect({ status, body }).toEqual({
    status: 401,
    body: { error: { message: 'Not authenticated', code: 'unauthorized' }, detail: 'Not authenticated' },
  })
  const { body: refused } = await stranger.graphql(graphql(`mutation FinishOnboarding { finishOnboarding { user { isOnboarded } } }`))
  expect(refused.errors?.[0]).toMatchObject({ message: 'Not authenticated', extensions: { code: 'UNAUTHORIZED' } })

  const phrases = /Missing authentication|Token has expired|Invalid token|Not authenticated|UNAUTHORIZED/
  const others = [
    await stranger.rest('POST', '/api/v1/auth/login', { ...login, password: 'wrong' }),
    await stranger.rest('POST', '/api/v1/auth/reset-password', { token: 'old', password: 'a long enough one' }),
    await stranger.rest('GET', '/api/v1/twin/nobody'),
    await stranger.rest('GET', '/api/v1/nothing'),
  ]
  for (const { status, body } of others) {
    expect(status).not.toBe(401)
    expect(JSON.stringify(body)).not.toMatch(phrases)
  }
})

test('missing and private profiles answer 404', async () => {
  const { username } = await createPerson(app)
  const [missing, hidden] = [
    await client.rest('GET', '/api/v1/profile/public/nobody'),
    await client.rest('GET', `/api/v1/profile/public/${username}`),
  ]
  expect(missing.status).toBe(404)
  expect(hidden).toMatchObject({ status: missing.status, body: missing.body })
})
