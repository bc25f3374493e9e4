import 'fake-indexeddb/auto'
import { fetchQuery } from 'react-relay'
import { afterEach, expect, test, vi } from 'vitest'
import plansQuery from '../__generated__/PricingScreenQuery.graphql.ts'
import { draft, logoutReason } from '../lib/storage.ts'
import { readAll } from '../offline/database.ts'
import { forget } from '../offline/forget.ts'
import { claim } from '../offline/kept.ts'
import { addUnsent } from '../offline/unsent.ts'
import { createSession } from './session.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await forget()
  localStorage.clear()
  sessionStorage.clear()
})

async function signIn(id: string, needsTwoFactorSetup = false) {
  const user = {
    __typename: 'User',
    id,
    username: 'ada',
    email: 'ada@example.com',
    displayName: 'Ada',
    isOnboarded: true,
    language: 'en',
    theme: 'SYSTEM',
  }
  const viewer = { __typename: 'Viewer', announcement: null, needsTwoFactorSetup, user, twin: null, unreadNotificationCount: 0 }
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewer } }))
  const session = createSession(vi.fn(), false)
  await session.currentUser()
  return session
}

async function loseSession(...sessions: Awaited<ReturnType<typeof signIn>>[]) {
  const replace = vi.fn()
  vi.stubGlobal('location', { origin: 'https://twain.example', pathname: '/chat', search: '', replace })
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not authenticated' }, { status: 401 }))
  const results = await Promise.allSettled(sessions.map((session) => session.fetch('/api/v1/stats')))
  expect(results.map(({ status }) => status)).toEqual(sessions.map(() => 'rejected'))
  return replace
}

test('replaces the page once however many requests fail', async () => {
  const session = await signIn('u1')
  const replace = await loseSession(session, session)
  await vi.waitFor(() => expect(replace).toHaveBeenCalled())
  expect(replace.mock.calls).toEqual([['/accounts/login']])
})

test.each([
  [false, 1],
  [true, 0],
])('reloads to set up a second factor when it becomes required: known %s', async (needsTwoFactorSetup, times) => {
  const session = await signIn('u1', needsTwoFactorSetup)
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const refused = { errors: [{ message: 'Set it up', extensions: { code: 'TWO_FACTOR_SETUP_REQUIRED' } }] }
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 403 }))
  await expect(fetchQuery(session.environment, plansQuery, {}).toPromise()).rejects.toThrow('Set it up')
  expect(reload).toHaveBeenCalledTimes(times)
})

test('requests that a deletion refuses do not replace its page', async () => {
  const session = await signIn('u1')
  const stay = session.leave()
  const replace = await loseSession(session)
  expect(logoutReason.get()).toBeNull()
  stay()
  await vi.waitFor(() => expect(replace).toHaveBeenCalled())
})

test.each([
  ['u1', 'A long thought'],
  ['u2', null],
])('restores drafts of a lost session for the same user: %s', async (next, expected) => {
  const session = await signIn('u1')
  draft('t1').set('A long thought')
  await loseSession(session)
  expect(draft('t1').get()).toBeNull()
  await signIn(next)
  expect(draft('t1').get()).toBe(expected)
  expect(sessionStorage.getItem('unsent-drafts')).toBeNull()
})

test('keeps what was typed since the session was lost', async () => {
  const session = await signIn('u1')
  draft(null).set('Before')
  await loseSession(session)
  draft(null).set('After')
  await signIn('u1')
  expect(draft(null).get()).toBe('After')
})

async function writeOffline() {
  await claim('u1')
  draft('t1').set('Draft')
  const message = { chat: 't1', threadId: 'thread-1', text: 'Written offline', modelId: null, clientMessageId: 'key' }
  expect(await addUnsent(message)).toBe(true)
}

async function expectDraft(expected: string) {
  await vi.waitFor(() => expect(sessionStorage.getItem('unsent-drafts')).toContain('Written offline'))
  await vi.waitFor(async () => expect(await readAll('unsent')).toEqual([]))
  await signIn('u1')
  expect(draft('t1').get()).toBe(expected)
}

test('unsent messages of a lost session become drafts', async () => {
  const session = await signIn('u1')
  await writeOffline()
  const replace = await loseSession(session)
  await vi.waitFor(() => expect(replace).toHaveBeenCalled())
  await expectDraft('Draft\n\nWritten offline')
})

test.each([
  ['an ended session', () => Response.json({ data: { viewer: null } })],
  ['a refused request', () => Response.json({ detail: 'Not authenticated' }, { status: 401 })],
])('unsent messages become drafts when the app starts with %s', async (_name, respond) => {
  await writeOffline()
  vi.stubGlobal('fetch', async () => respond())
  expect(await createSession(vi.fn(), false).currentUser()).toBeNull()
  await expectDraft('Draft\n\nWritten offline')
})
