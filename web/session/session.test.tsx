import { afterEach, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('replaces the page once however many requests fail', async () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { origin: 'https://twain.example', pathname: '/chat', search: '', replace })
  const user = {
    __typename: 'User',
    id: 'u1',
    username: 'ada',
    email: 'ada@example.com',
    displayName: 'Ada',
    isOnboarded: true,
    language: 'en',
    theme: 'SYSTEM',
  }
  const viewer = { __typename: 'Viewer', announcement: null, user, twin: null, unreadNotificationCount: 0 }
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewer } }))
  const session = createSession(vi.fn(), false)
  await session.currentUser()

  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not authenticated' }, { status: 401 }))
  const both = await Promise.allSettled([session.fetch('/api/v1/users/profile'), session.fetch('/api/v1/stats')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(replace.mock.calls).toEqual([['/accounts/login']])
})
