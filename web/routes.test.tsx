import { screen, waitFor, within } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { appPaths } from '../api/appPaths.ts'
import myTwinQuery from './__generated__/MyTwinScreenQuery.graphql.ts'
import startProfilePal from './__generated__/openProfilePalMutation.graphql.ts'
import threadQuery from './__generated__/ThreadScreenQuery.graphql.ts'
import { rememberedPath } from './lib/storage.ts'
import { RequestError } from './relay/requestError.ts'
import { routes } from './routes.tsx'
import { ada, newcomer, openApp, openRoute } from './testing/openApp.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const login = '/accounts/login'
const onboarding = '/onboarding'

const rows: [path: string, visitor: string | null, newcomer: string | null, member: string | null][] = [
  ['/', null, onboarding, '/chat'],
  ['/accounts/login', null, onboarding, '/chat'],
  ['/login', login, onboarding, '/chat'],
  ['/accounts/signup', null, onboarding, '/chat'],
  ['/signup', '/accounts/signup', onboarding, '/chat'],
  ['/register', '/accounts/signup', onboarding, '/chat'],
  ['/forgot-password', null, null, null],
  ['/reset-password', null, null, null],
  ['/sign-in?token=t', null, null, null],
  ['/change-email?token=t', login, null, null],
  ['/accounts/forgot-password', '/forgot-password', '/forgot-password', '/forgot-password'],
  ['/accounts/reset-password?token=t', '/reset-password?token=t', '/reset-password?token=t', '/reset-password?token=t'],
  ['/terms', null, null, null],
  ['/privacy', null, null, null],
  ['/pricing', null, null, null],
  ['/twin/bo/chat', null, null, null],
  ['/twin/bo', '/twin/bo/chat', '/twin/bo/chat', '/twin/bo/chat'],
  ['/twin/bo/', '/twin/bo/chat', '/twin/bo/chat', '/twin/bo/chat'],
  ['/twin/', login, onboarding, '/twin'],
  ['/twin//chat', login, onboarding, '/twin'],
  ['/embed/bo', null, null, null],
  ['/embed/bo/try', null, null, null],
  ['/bo', null, null, null],
  ['/invitation/0198', null, null, null],
  ['/chat', login, onboarding, null],
  ['/chat/0198', login, onboarding, null],
  ['/testing', login, onboarding, null],
  ['/twin', login, onboarding, null],
  ['/story', login, onboarding, null],
  ['/discover', login, onboarding, null],
  ['/knowledge', login, onboarding, null],
  ['/projects/0198', login, onboarding, null],
  ['/monitoring', login, onboarding, null],
  ['/roadmap', login, onboarding, null],
  ['/settings', login, onboarding, null],
  ['/onboarding', login, null, null],
  ['/history', login, onboarding, null],
  ['/dashboard', login, onboarding, '/chat'],
  ['/nothing/here', null, null, null],
  ['/terms/?from=mail', '/terms?from=mail', '/terms?from=mail', '/terms?from=mail'],
]

function collectPaths(children: RouteObject[], parent = ''): string[] {
  return children.flatMap(({ index, path, children: inner }) => {
    const full = path === undefined ? parent : `${parent}/${path}`
    return [...(index ? [parent || '/'] : inner || path === undefined ? [] : [full]), ...collectPaths(inner ?? [], full)]
  })
}

test('server knows every path of the router', () => {
  const ofProfiles = [
    '/invitation/:secret',
    '/:username',
    '/twin/:username',
    '/twin/:username/chat',
    '/twin/:username/reply',
    '/embed/:username',
    '/embed/:username/try',
    '/*',
  ]
  const paths = collectPaths(routes).filter((path) => !ofProfiles.includes(path))
  expect(paths.toSorted()).toEqual(appPaths.toSorted())
})

const arrivals = rows.flatMap(([path, visitor, fresh, member]) => [
  { who: 'A visitor', person: null, path, arrival: visitor ?? path },
  { who: 'A newcomer', person: newcomer, path, arrival: fresh ?? path },
  { who: 'A member', person: ada, path, arrival: member ?? path },
])

test.each(arrivals)('$who opening $path arrives at $arrival', async ({ person, path, arrival }) => {
  const { router } = await openRoute(path, person)
  expect(router.state.location.pathname + router.state.location.search).toBe(arrival)
  expect(router.state.errors).toBeNull()
})

test.each(['/', '/terms', '/pricing', '/bo', '/twin/bo/chat', '/nothing/here'])('shows visitors %s without the sidebar', async (path) => {
  await openApp(path, null)
  const [header] = await screen.findAllByRole('banner')
  const ways = within(within(header as HTMLElement).getByRole('navigation')).getAllByRole('link')
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Pricing', '/pricing'],
    ['Sign in', '/accounts/login'],
    ['Get Started', '/accounts/signup'],
  ])
  expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull()
})

test.each(['/terms', '/pricing', '/bo', '/twin/bo/chat', '/chat', '/settings', '/nothing/here'])(
  'A member sees %s with the sidebar',
  async (path) => {
    await openApp(path, ada)
    expect(await screen.findByRole('complementary', { name: 'Sidebar' })).toBeVisible()
  },
)

test.each(['/history', '/testing', '/onboarding', '/forgot-password'])('A member sees %s without the sidebar', async (path) => {
  await openApp(path, ada)
  expect(await screen.findByRole('main')).toBeVisible()
  expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull()
})

test('full-window screens have a link back', async () => {
  await openApp('/history', ada)
  expect(await screen.findByRole('link', { name: 'Back to chat' })).toHaveAttribute('href', '/chat')
})

test.each([
  ['/twin', 'My Twin'],
  ['/history', 'History'],
  ['/settings', 'Settings'],
  ['/bo', 'Public Profile'],
  ['/twin/bo/chat', 'Public Twin'],
  ['/knowledge', 'Knowledge'],
  ['/story', 'My Story'],
  ['/discover', 'Discover'],
  ['/monitoring', 'Monitoring'],
  ['/roadmap', 'Roadmap'],
  ['/pricing', 'Pricing'],
])('titles %s as %s', async (path, title) => {
  await openApp(path, ada)
  expect((await screen.findAllByRole('banner'))[0]).toHaveTextContent(title)
})

test('renders a new footer per screen, and keeps the focus on the heading after a footer link', async () => {
  const { router, user } = await openApp('/terms', null)
  const footer = screen.getByRole('contentinfo')
  await user.click(within(footer).getByRole('link', { name: 'Privacy' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(router.state.location.pathname).toBe('/privacy')
  expect(footer).not.toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeVisible()
})

test('redirects to the Profile Pal conversation', async () => {
  const { router, respond } = await openApp('/terms', ada)
  void router.navigate('/profile-pal')
  await respond(startProfilePal, { startProfilePal: { thread: { uuid: 'uuid-pal', id: 'pal' } } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-pal'))
})

test.each([
  ['a conversation', '/chat/0198', threadQuery, 'Failed to load thread history'],
  ['My Twin', '/twin', myTwinQuery, 'Failed to fetch profile'],
])('explains when %s gets no response', async (_, path, query, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { fail } = await openApp(path, ada)
  await fail(query, new RequestError('Failed to fetch', null))
  expect(await screen.findByText(`${text}. Check your connection and try again.`)).toBeVisible()
})

test('shows an error when the current user cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openApp('/chat', null, { start: Promise.reject(new RequestError('Failed to fetch', null)) })
  expect(await screen.findByText('Failed to fetch user. Check your connection and try again.')).toBeVisible()
})

test('offers a way back from a screen that cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openApp('/history', null, { start: Promise.reject(new RequestError('Failed to fetch', null)) })
  expect(await screen.findByRole('link', { name: 'Back to chat' })).toHaveAttribute('href', '/chat')
})

test('shows loading until the current user is known', async () => {
  await openApp('/chat', null, { start: new Promise<never>(() => {}) })
  expect(await screen.findByText('Loading...')).toBeVisible()
})

test('redirects to the requested page after signing in', async () => {
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
    const { router } = await openRoute('/accounts/login', ada)
    expect(router.state.location.pathname).toBe('/chat')
  },
)

test.each(['/onboarding', '/onboarding?step=2', '/Onboarding/', '/%6Fnboarding'])(
  'Signing in after %s leads to the page that was asked for before it',
  async (path) => {
    rememberedPath.set('/discover')
    const visitor = await openRoute(path, null)
    expect(visitor.router.state.location.pathname).toBe(login)
    const { router } = await openRoute(login, ada)
    expect(router.state.location.pathname).toBe('/discover')
  },
)

test.each(rows.map(([path]) => path))('never returns from %s to sign-in, sign-up or onboarding', async (path) => {
  for (const remembered of [path, path.toUpperCase(), `${path}#top`]) {
    rememberedPath.set(remembered)
    const { router } = await openRoute(login, ada)
    expect(router.state.location.pathname).not.toMatch(/^\/(accounts|login|signup|register|onboarding)\b/i)
  }
})

test('shows not found with sign-in links for visitors', async () => {
  const { router } = await openApp('/nothing/here', null)
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByText(/in 5 seconds/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
  screen.getByRole('button', { name: 'Go Home Now' }).click()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
