import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { rememberedPath } from './lib/storage.ts'
import { ada, openApp } from './testing/openApp.tsx'

const newcomer = { ...ada, isOnboarded: false }

beforeEach(() => sessionStorage.clear())

const visits: [who: string, user: typeof ada | null, path: string, arrival: string][] = [
  ['A visitor', null, '/', '/'],
  ['A newcomer', newcomer, '/', '/onboarding'],
  ['A member', ada, '/', '/chat'],
  ['A visitor', null, '/login', '/accounts/login'],
  ['A visitor', null, '/signup', '/accounts/signup'],
  ['A visitor', null, '/register', '/accounts/signup'],
  ['A visitor', null, '/accounts/forgot-password', '/forgot-password'],
  ['A visitor', null, '/accounts/reset-password?token=t', '/reset-password?token=t'],
  ['A visitor', null, '/chat', '/accounts/login'],
  ['A visitor', null, '/onboarding', '/accounts/login'],
  ['A newcomer', newcomer, '/chat', '/onboarding'],
  ['A newcomer', newcomer, '/accounts/signup', '/onboarding'],
  ['A member', ada, '/accounts/login', '/chat'],
  ['A visitor', null, '/terms', '/terms'],
  ['A visitor', null, '/terms/?from=mail', '/terms?from=mail'],
  ['A member', ada, '/dashboard', '/chat'],
  ['A visitor', null, '/twin/bo', '/twin/bo/chat'],
  ['A visitor', null, '/twin/bo/', '/twin/bo/chat'],
  ['A member', ada, '/twin/', '/twin'],
  ['A member', ada, '/twin//chat', '/twin'],
]

test.each(visits)('%s (%o) who opens %s arrives at %s', async (_, user, path, arrival) => {
  const { router } = await openApp(path, user)
  expect(router.state.location.pathname + router.state.location.search).toBe(arrival)
})

test('Signing in leads to the page that was asked for', async () => {
  await openApp('/chat/0198?x=1', null)
  expect(rememberedPath.get()).toBe('/chat/0198?x=1')
  const { router } = await openApp('/accounts/login', ada)
  expect(router.state.location.pathname + router.state.location.search).toBe('/chat/0198?x=1')
  expect(rememberedPath.get()).toBeNull()
})

test.each(['https://elsewhere.example/chat', '//elsewhere.example', 'javascript:alert(1)'])(
  'A remembered %s is not followed',
  async (path) => {
    rememberedPath.set(path)
    const { router } = await openApp('/accounts/login', ada)
    expect(router.state.location.pathname).toBe('/chat')
  },
)

test('An unknown path says so and offers a visitor the ways in', async () => {
  const { router } = await openApp('/nothing/here', null)
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByText(/in 5 seconds/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
  screen.getByRole('button', { name: 'Go Home Now' }).click()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
