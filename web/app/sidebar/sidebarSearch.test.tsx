import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import signOut from '../../__generated__/useSignOutMutation.graphql.ts'
import searchQuery from '../../__generated__/searchQuery.graphql.ts'
import { lastThread, logoutReason, sidebarCollapsed, singleKeyShortcuts } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { chooseFromMenu, foundAnswer, openSidebar, thread } from '../../testing/openSidebar.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('merges loaded threads with server results without duplicates', async () => {
  const { user, respond, variablesOf } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')])
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Search your chats...' })
  await user.type(within(dialog).getByRole('searchbox'), ' ti')
  expect(within(dialog).getByText('Searching...')).toBeVisible()
  expect(await variablesOf(searchQuery)).toEqual({ query: 'ti', limit: 12 })
  await respond(
    searchQuery,
    foundAnswer({
      searchThreads: [
        { thread: thread('3', 'Tides'), message: null },
        { thread: thread('1', null), message: null },
      ],
    }),
  )
  const found = within(dialog)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(found).toEqual(['TidesUpdated 2026-03-03', 'Untitled ThreadUpdated 2026-03-01'])
  expect(within(dialog).queryByText('Searching...')).toBeNull()
})

test('searches from two letters on and reports when nothing was found', async () => {
  const { user, respond } = await openSidebar([thread('3', 'Tides')])
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('searchbox'), 'z')
  expect(within(dialog).queryByText('Searching...')).toBeNull()
  await user.type(within(dialog).getByRole('searchbox'), 'z')
  await respond(searchQuery, foundAnswer({ searchThreads: [] }))
  expect(within(dialog).getByText('No results')).toBeVisible()
})

test('shows no results for a failed search', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, fail } = await openSidebar([thread('3', 'Tides')])
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('searchbox'), 'zz')
  await fail(searchQuery, new RequestError('Failed to fetch', null))
  expect(within(dialog).getByText('No results')).toBeVisible()
  expect(within(dialog).queryByText(/Failed/)).toBeNull()
  expect(log).toHaveBeenCalledWith('Search failed', expect.any(RequestError))
})

test('remembers the collapsed sidebar', async () => {
  const { user } = await openSidebar([])
  await user.click(screen.getByRole('button', { name: 'Hide sidebar' }))
  expect(sidebarCollapsed.get()).toBe('true')
})

test.each([
  ['The server ends the session', null, null],
  ['The server cannot be reached', new RequestError('Failed to fetch', null), 'Logout failed. You may still be signed in.'],
])('%s: logout reaches the login page', async (_, error, reason) => {
  lastThread.set('uuid-1')
  const { user, respond, fail, endAt } = await openSidebar([])
  await user.click(await screen.findByRole('button', { name: 'ada@example.org' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  if (error) await fail(signOut, error)
  else await respond(signOut, { signOut: { providerLogoutUrl: null } })
  await waitFor(() => expect(endAt).toHaveBeenCalledWith('/accounts/login'))
  expect(logoutReason.get()).toBe(reason)
  expect(lastThread.get()).toBeNull()
})

test('logout continues at the identity provider', async () => {
  lastThread.set('uuid-1')
  const { user, respond, endAt } = await openSidebar([])
  await user.click(await screen.findByRole('button', { name: 'ada@example.org' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  const replace = vi.fn()
  vi.stubGlobal('location', { replace })
  onTestFinished(() => void vi.unstubAllGlobals())
  await respond(signOut, { signOut: { providerLogoutUrl: 'https://id.example.org/end' } })
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://id.example.org/end'))
  expect(endAt).not.toHaveBeenCalled()
  expect(lastThread.get()).toBeNull()
})

test('Escape closes the search', async () => {
  const { user } = await openSidebar([thread('3', 'Tides')])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(within(await screen.findByRole('dialog')).getByRole('searchbox'), 'ti{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('single-key shortcuts are off by default', async () => {
  const { user, router } = await openSidebar([])
  await user.keyboard('gd?')
  expect(router.state.location.pathname).toBe('/terms')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'ada@example.org' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).queryByText('Go to My Story')).toBeNull()
  await user.click(within(help).getByRole('switch', { name: 'Single-key shortcuts' }))
  expect(within(help).getByText('Go to My Story')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gd')
  await waitFor(() => expect(router.state.location.pathname).toBe('/discover'))
})

test('single-key shortcuts do nothing while a field has the focus', async () => {
  singleKeyShortcuts.set('on')
  const { user, router } = await openSidebar([thread('3', 'Tides')])
  await chooseFromMenu(user, 'Tides', 'Rename')
  await user.type(await screen.findByLabelText('Name of the conversation'), 'gd?')
  expect(router.state.location.pathname).toBe('/terms')
  expect(screen.queryByRole('dialog')).toBeNull()
})
