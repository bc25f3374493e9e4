import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import startThread from '../../__generated__/useStartThreadMutation.graphql.ts'
import searchQuery from '../../__generated__/searchQuery.graphql.ts'
import { foundAnswer, openSidebar, thread } from '../../testing/openSidebar.ts'

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
  await respond(searchQuery, foundAnswer({ searchThreads: [{ thread: thread('1', null), message: null }] }))
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
  await respond(searchQuery, foundAnswer({ searchThreads: [{ thread: thread('1', 'Lisbon'), message }] }))
  expect(active()).toHaveTextContent('We took a hotel by the harbour.')
  expect(within(active()).getByText('harbour').tagName).toBe('MARK')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/chat/uuid-1?at=41'))
})

test('finds notes, stories, documents, memories, screens and settings', async () => {
  const { user, router, respond, dialog } = await openSearch('thé')
  await respond(
    searchQuery,
    foundAnswer({
      searchKnowledge: [
        { item: { uuid: 'uuid-note', kind: 'NOTE', title: 'Harbour' }, passage: 'The pilot boards at dawn.', ordinal: null },
        { item: { uuid: 'uuid-lease', kind: 'DOCUMENT', title: 'Lease' }, passage: 'Then rent is due.', ordinal: 4 },
      ],
      memories: { edges: [{ node: { id: 'memory-1', content: 'Likes the sea' } }] },
    }),
  )
  const knowledge = within(within(dialog).getByRole('group', { name: 'Knowledge' }))
  const found = knowledge.getAllByRole('option').map((option) => [option.textContent, option.getAttribute('href')])
  expect(found).toEqual([
    ['HarbourThe pilot boards at dawn.Note', '/knowledge?item=uuid-note'],
    ['LeaseThen rent is due.Document', '/knowledge?item=uuid-lease&at=4'],
    ['Likes the seaMemory', '/knowledge?view=memories'],
  ])
  await user.click(within(within(dialog).getByRole('group', { name: 'Go to' })).getByRole('option', { name: /Theme/ }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/settings', hash: '#theme' }))
})

test('starts a conversation', async () => {
  const { user, variablesOf } = await openSearch('new chat')
  await user.keyboard('{Enter}')
  expect(await variablesOf(startThread)).toBeDefined()
})

test('offers recent conversations and places before a search', async () => {
  const empty = thread('4', null, '2026-03-04T10:00:00.000Z', 0)
  const app = await openSidebar([empty, thread('3', 'Tides'), thread('2', 'Profile Pal'), thread('1', 'Timber')])
  await app.user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog')
  const recent = within(within(dialog).getByRole('group', { name: 'Recent' })).getAllByRole('option')
  expect(recent.map(({ textContent }) => textContent)).toEqual(['TidesUpdated 2026-03-03', 'TimberUpdated 2026-03-01'])
  const places = within(within(dialog).getByRole('group', { name: 'Go to' })).getAllByRole('option')
  expect(places.map(({ textContent }) => textContent)).toEqual(['New Chat', 'Temporary chat', 'Knowledge', 'My Twin', 'Settings'])
  await app.user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat/uuid-1'))
})
