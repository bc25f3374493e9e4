import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import threadSearch from '../../__generated__/threadSearchQuery.graphql.ts'
import { openSidebar, thread } from '../../testing/openSidebar.ts'

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
})

async function openSearch(words: string) {
  const app = await openSidebar([thread('3', 'Tides'), thread('2', 'Timber')])
  await app.user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByRole('searchbox', { name: 'Search your chats' })
  await app.user.type(field, words)
  const active = () => within(dialog).getByRole('option', { selected: true })
  return { ...app, dialog, field, active }
}

test('Enter opens the first conversation found', async () => {
  const { user, router, active } = await openSearch('ti')
  expect(active()).toHaveTextContent('Tides')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-3'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('moves through results with arrow keys, wrapping around, and announces the active one', async () => {
  const { user, router, respond, active, field } = await openSearch('ti')
  expect(field).toHaveAttribute('aria-activedescendant', active().id)
  await user.keyboard('{ArrowUp}')
  expect(active()).toHaveTextContent('Timber')
  await respond(threadSearch, { viewer: { searchThreads: [{ thread: thread('1', null), message: null }] } })
  expect(active()).toHaveTextContent('Timber')
  await user.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Untitled Thread')
  expect(field).toHaveAttribute('aria-activedescendant', active().id)
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-1'))
})

test('resets the active result for a new query; Enter does nothing without one', async () => {
  const { user, router, active, dialog } = await openSearch('ti')
  await user.keyboard('{ArrowDown}{Backspace}')
  expect(within(dialog).queryByRole('option')).toBeNull()
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/terms')
  await user.keyboard('i')
  expect(active()).toHaveTextContent('Tides')
})

test('opens a pressed result and links to the full search in History', async () => {
  const { user, router, dialog } = await openSearch('tide')
  const all = within(dialog).getByRole('link', { name: 'All conversations' })
  expect(all).toHaveAttribute('href', '/history?q=tide')
  await user.click(within(dialog).getByRole('option', { name: /Tides/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-3'))
})

test('quotes a matching message with highlights and opens it', async () => {
  const { user, router, respond, active } = await openSearch('harbour')
  const message = { position: 41, snippet: 'We took a hotel by the harbour.', found: ['harbour'] }
  await respond(threadSearch, { viewer: { searchThreads: [{ thread: thread('1', 'Lisbon'), message }] } })
  expect(active()).toHaveTextContent('We took a hotel by the harbour.')
  expect(within(active()).getByText('harbour').tagName).toBe('MARK')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/chat/uuid-1?at=41'))
})
