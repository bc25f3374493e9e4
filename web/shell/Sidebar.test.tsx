import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import recentThreadsQuery from '../__generated__/RecentThreadsQuery.graphql.ts'
import deleteThread from '../__generated__/useDeleteThreadMutation.graphql.ts'
import renameThread from '../__generated__/useRenameThreadMutation.graphql.ts'
import signOut from '../__generated__/useSignOutMutation.graphql.ts'
import startThread from '../__generated__/useStartThreadMutation.graphql.ts'
import threadSearch from '../__generated__/useThreadSearchQuery.graphql.ts'
import viewerEvents from '../__generated__/useViewerEventsSubscription.graphql.ts'
import { lastThread, logoutReason, sidebarCollapsed } from '../lib/storage.ts'
import { RequestError } from '../relay/requestError.ts'
import { ada, openApp } from '../testing/openApp.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function thread(id: string, name: string | null, updatedAt = `2026-03-0${id}T10:00:00.000Z`) {
  const previews = { firstMessagePreview: null, lastMessagePreview: null }
  return { __typename: 'Thread', id, uuid: `uuid-${id}`, name, threadType: 'PRIVATE_CHAT', metadata: {}, updatedAt, ...previews }
}

const edge = (node: ReturnType<typeof thread>) => ({ __typename: 'ViewerThreadsConnectionEdge', cursor: `cursor-${node.id}`, node })

/** /terms stands for any screen that has the sidebar. */
async function openSidebar(threads: ReturnType<typeof thread>[], path = '/terms') {
  const app = await openApp(path, ada)
  const pageInfo = { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null }
  await app.respond(recentThreadsQuery, { viewer: { threads: { edges: threads.map(edge), pageInfo } } })
  return app
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Recent conversations' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('Says where conversations will be when there are none', async () => {
  await openSidebar([])
  expect(screen.getByText('No conversations yet')).toBeVisible()
  expect(screen.getByText('Start a new chat to begin')).toBeVisible()
})

test('Says that threads are loading, and offers to try again when they cannot be loaded', async () => {
  const { fail } = await openApp('/terms', ada)
  expect(screen.getByText('Loading...')).toBeVisible()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await fail(recentThreadsQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Failed to fetch threads')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('Leaves the Profile Pal out of the recent threads', async () => {
  await openSidebar([thread('2', 'Tides'), thread('1', 'My PROFILE PAL')])
  expect(titles()).toEqual(['Tides'])
})

test('New Chat forgets the last thread and opens the one it started', async () => {
  lastThread.set('uuid-1')
  const { user, router, respond } = await openSidebar([thread('1', 'Tides')])
  await user.click(screen.getByRole('button', { name: 'New Chat' }))
  expect(lastThread.get()).toBeNull()
  await respond(startThread, { startThread: { __typename: 'StartThreadPayload', threadEdge: edge(thread('9', null)) } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-9'))
  expect(titles()).toEqual(['New Chat', 'Tides'])
})

test('New Chat that fails leads to the empty chat page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, router, fail } = await openSidebar([])
  await user.click(screen.getByRole('button', { name: 'New Chat' }))
  await fail(startThread, new RequestError('Failed to fetch', null))
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'))
})

test('A thread that changed elsewhere is shown once, at the place of its last message', async () => {
  const { emit } = await openSidebar([thread('3', 'Newest'), thread('2', 'Middle'), thread('1', 'Oldest')])
  const changed = (node: ReturnType<typeof thread>) =>
    emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(node) } })

  await changed(thread('1', 'Oldest', '2026-03-09T10:00:00.000Z'))
  expect(titles()).toEqual(['Oldest', 'Newest', 'Middle'])
  await changed(thread('2', 'Renamed'))
  expect(titles()).toEqual(['Oldest', 'Newest', 'Renamed'])
  await changed(thread('4', 'Started elsewhere', '2026-03-10T10:00:00.000Z'))
  expect(titles()).toEqual(['Started elsewhere', 'Oldest', 'Newest', 'Renamed'])
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: '3' } })
  expect(titles()).toEqual(['Started elsewhere', 'Oldest', 'Renamed'])
})

test.each([
  ['the thread that is open leads to the next one', '/chat/uuid-3', ['3', '2'], '/chat/uuid-2'],
  ['the only thread leads to the empty chat page', '/chat/uuid-3', ['3'], '/chat'],
  ['a thread while none is open leads to the next one', '/terms', ['3', '2'], '/chat/uuid-2'],
  ['another thread than the open one changes nothing', '/chat/uuid-2', ['3', '2'], '/chat/uuid-2'],
])('Deleting %s', async (_, path, ids, arrival) => {
  const { user, router, respond } = await openSidebar(
    ids.map((id) => thread(id, `Thread ${id}`)),
    path,
  )
  await user.click(screen.getByRole('button', { name: 'Delete Thread 3' }))
  const confirmation = await screen.findByRole('alertdialog')
  expect(confirmation).toHaveTextContent('Are you sure you want to delete this conversation? This action cannot be undone.')
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }))
  await respond(deleteThread, { deleteThread: { __typename: 'DeleteThreadPayload', deletedThreadId: '3' } })
  await waitFor(() => expect(router.state.location.pathname).toBe(arrival))
  expect(screen.queryByText('Thread 3')).toBeNull()
})

test('A deletion that fails keeps the thread and the question', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, fail } = await openSidebar([thread('3', 'Tides')])
  await user.click(screen.getByRole('button', { name: 'Delete Tides' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await fail(deleteThread, new RequestError('Failed to fetch', null))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.getByText('Tides')).toBeInTheDocument()
})

test('A thread is renamed in its place with Enter', async () => {
  const { user, respond, variablesOf } = await openSidebar([thread('3', 'Tides')])
  await user.click(screen.getByRole('button', { name: 'Rename Tides' }))
  await user.clear(await screen.findByLabelText('Name of the conversation'))
  await user.type(screen.getByLabelText('Name of the conversation'), 'Rivers{Enter}')
  expect(await variablesOf(renameThread)).toEqual({ input: { threadId: '3', name: 'Rivers' } })
  await respond(renameThread, { renameThread: { __typename: 'RenameThreadPayload', thread: { id: '3', name: 'Rivers' } } })
  expect(titles()).toEqual(['Rivers'])
})

test('Escape leaves a name as it was', async () => {
  const { user } = await openSidebar([thread('3', 'Tides')])
  await user.click(screen.getByRole('button', { name: 'Rename Tides' }))
  await user.type(await screen.findByLabelText('Name of the conversation'), 'x{Escape}')
  expect(titles()).toEqual(['Tides'])
})

test('Search merges what is loaded with what the server finds, each thread once', async () => {
  const { user, respond, variablesOf } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')])
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Search your chats...' })
  await user.type(within(dialog).getByRole('searchbox'), ' ti')
  expect(within(dialog).getByText('Searching...')).toBeVisible()
  expect(await variablesOf(threadSearch)).toEqual({ query: 'ti', limit: 12 })
  await respond(threadSearch, { viewer: { searchThreads: [{ thread: thread('3', 'Tides') }, { thread: thread('1', null) }] } })
  const found = within(dialog)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(found).toEqual(['TidesUpdated 2026-03-03', 'Untitled ThreadUpdated 2026-03-01'])
  expect(within(dialog).queryByText('Searching...')).toBeNull()
})

test('Search asks nothing of one letter, and says when nothing was found', async () => {
  const { user, respond } = await openSidebar([thread('3', 'Tides')])
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('searchbox'), 'z')
  expect(within(dialog).queryByText('Searching...')).toBeNull()
  await user.type(within(dialog).getByRole('searchbox'), 'z')
  await respond(threadSearch, { viewer: { searchThreads: [] } })
  expect(within(dialog).getByText('No results')).toBeVisible()
})

test('The collapsed sidebar is remembered', async () => {
  const { user } = await openSidebar([])
  await user.click(screen.getByRole('button', { name: 'Hide sidebar' }))
  expect(sidebarCollapsed.get()).toBe('true')
})

test.each([
  ['The server ends the session', null, null],
  ['The server cannot be reached', new RequestError('Failed to fetch', null), 'Logout failed. You may still be signed in on this browser.'],
])('%s: logout reaches the login page', async (_, error, reason) => {
  lastThread.set('uuid-1')
  const { user, respond, fail, endAt } = await openSidebar([])
  await user.click(await screen.findByRole('button', { name: 'ada@example.org' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  if (error) await fail(signOut, error)
  else await respond(signOut, { signOut: { ok: true } })
  await waitFor(() => expect(endAt).toHaveBeenCalledWith('/accounts/login'))
  expect(logoutReason.get()).toBe(reason)
  expect(lastThread.get()).toBeNull()
})
