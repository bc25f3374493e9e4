import { fireEvent, act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import profilePalQuery from '../../__generated__/ProfilePalEntryRefetchQuery.graphql.ts'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import catchUpQuery from '../../__generated__/useCatchUpQuery.graphql.ts'
import deleteThread from '../../__generated__/DeleteThreadDialogMutation.graphql.ts'
import renameThread from '../../__generated__/useRenameThreadMutation.graphql.ts'
import startThread from '../../__generated__/useStartThreadMutation.graphql.ts'
import viewerEvents from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import { draft, lastThread } from '../../lib/storage.ts'
import { announceConnection } from '../../relay/reconnection.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { chooseFromMenu, edge, openSidebar, pal, createSidebar, thread, listTitles } from '../../testing/openSidebar.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('links to all screens, starts chats and opens the search', async () => {
  await openSidebar([])
  const places = within(screen.getByRole('navigation', { name: 'Places' })).getAllByRole('link')
  expect(places.map((place) => [place.textContent, place.getAttribute('href')])).toEqual([
    ['Profile Pal', '/profile-pal'],
    ['Knowledge', '/knowledge'],
    ['My Story', '/story'],
    ['My Twin', '/twin'],
    ['Discover', '/discover'],
  ])
  expect(screen.getByRole('button', { name: 'New Chat' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Recent' })).toBeVisible()
})

test('shows no twin link without a username', async () => {
  const app = await openApp('/terms', { ...ada, username: '' })
  await app.respond(recentThreadsQuery, createSidebar([]))
  expect(screen.queryByRole('link', { name: 'My Twin' })).toBeNull()
  expect(screen.queryByRole('link', { name: /Chat with your Twin/ })).toBeNull()
})

test('links to the twin and, in a menu, to the account', async () => {
  const { user } = await openSidebar([])
  const twin = screen.getByRole('link', { name: /Chat with your Twin/ })
  expect(twin).toHaveAttribute('href', '/twin/ada/chat')
  await user.click(await screen.findByRole('button', { name: 'ada@example.org' }))
  expect(await screen.findByText('ada@example.org')).toBeVisible()
  const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent)
  expect(entries).toEqual(['Pricing', 'Roadmap', 'Monitoring', 'Settings', 'Keyboard shortcuts', 'Logout'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'ada@example.org' })).toHaveFocus())
})

test.each([
  ['was not seen', '/terms', 'ASSISTANT_MESSAGE', null, true],
  ['was seen', '/terms', 'ASSISTANT_MESSAGE', '2026-03-01T10:00:00.000Z', false],
  ['is the person’s own', '/terms', 'USER_MESSAGE', null, false],
  ['was not seen, but stands open', '/chat/uuid-pal', 'ASSISTANT_MESSAGE', null, false],
])('marks Profile Pal as new only if unanswered: it %s', async (_, path, stepType, viewedAt, isNew) => {
  await openSidebar([], path, pal(stepType, viewedAt))
  const entry = screen.getByRole('link', { name: /^Profile Pal/ })
  expect(entry).toHaveAttribute('href', '/chat/uuid-pal')
  expect(entry.textContent).toBe(isNew ? 'Profile PalNew' : 'Profile Pal')
})

test('marks Profile Pal as new when a message arrives', async () => {
  const { emit, respond } = await openSidebar([], '/terms', pal('USER_MESSAGE', null))
  const node = { ...thread('8', 'Profile Pal'), threadType: 'PROFILE_ONBOARDING', stepCount: 2, activeRun: null }
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(node) } })
  const news = pal('ASSISTANT_MESSAGE', null)
  await respond(profilePalQuery, { viewer: { profilePal: news } })
  expect(screen.getByRole('link', { name: /^Profile Pal ?New$/ })).toBeVisible()
})

test('marks a conversation while it is being answered, also after a reload', async () => {
  const activeRun = { __typename: 'Run' as const, id: 'run-1', createdAt: '2026-03-01T10:00:00.000Z' }
  const { emit } = await openSidebar([{ ...thread('2', 'Boats'), activeRun }, thread('1', 'Bees')])
  const marked = () => screen.queryAllByRole('img', { name: 'Answering' }).map((mark) => mark.closest('a')?.textContent)
  expect(marked()).toEqual(['Boats'])
  const tell = (node: ReturnType<typeof thread>) =>
    emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(node) } })
  await tell({ ...thread('1', 'Bees'), activeRun })
  expect(marked()).toEqual(['Boats', 'Bees'])
  await tell(thread('2', 'Boats'))
  expect(marked()).toEqual(['Bees'])
})

test('explains an empty list', async () => {
  await openSidebar([])
  expect(screen.getByText('No conversations yet')).toBeVisible()
  expect(screen.getByText('Start a new chat to begin')).toBeVisible()
})

test('shows loading and offers a retry on failure', async () => {
  const { fail } = await openApp('/terms', ada)
  expect(screen.getByText('Loading...')).toBeVisible()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await fail(recentThreadsQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Failed to fetch threads')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('lists recent threads without Profile Pal', async () => {
  await openSidebar([thread('2', 'Tides'), thread('1', 'My PROFILE PAL')])
  expect(listTitles()).toEqual(['Tides'])
})

test('groups conversations by the day of their last message', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 20, 0, 30) })
  const days = [new Date(2026, 2, 20), new Date(2026, 2, 19, 23, 59), new Date(2026, 2, 13), new Date(2026, 2, 12), new Date(2025, 11, 31)]
  await openSidebar(days.map((day, index) => thread(String(index), `Chat ${index}`, day.toISOString())))
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(groups).toEqual(['Today', 'Yesterday', 'Previous 7 days', 'March', 'December 2025'])
  for (const [index, name] of groups.entries()) {
    expect(within(screen.getByRole('list', { name: name ?? '' })).getByRole('link')).toHaveTextContent(`Chat ${index}`)
  }
})

test('regroups conversations when the page is shown again on another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 20, 23, 30) })
  const days = [new Date(2026, 2, 20), new Date(2026, 2, 13)]
  await openSidebar(days.map((day, index) => thread(String(index), `Chat ${index}`, day.toISOString())))
  expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible()
  vi.setSystemTime(new Date(2026, 2, 21, 7))
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByRole('heading', { name: 'Yesterday' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull()
})

test('New Chat opens the thread it started', async () => {
  lastThread.set('uuid-1')
  const { user, router, respond } = await openSidebar([thread('1', 'Tides')])
  await user.click(screen.getByRole('button', { name: 'New Chat' }))
  expect(lastThread.get()).toBeNull()
  await respond(startThread, { startThread: { __typename: 'StartThreadPayload', threadEdge: edge(thread('9', null)) } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-9'))
  expect(listTitles()).toEqual(['New Chat', 'Tides'])
})

test('New Chat opens the empty chat page on failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, router, fail } = await openSidebar([])
  await user.click(screen.getByRole('button', { name: 'New Chat' }))
  await fail(startThread, new RequestError('Failed to fetch', null))
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'))
})

test('moves a thread that changed elsewhere, without duplicates', async () => {
  const { emit } = await openSidebar([thread('3', 'Newest'), thread('2', 'Middle'), thread('1', 'Oldest')])
  const changed = (node: ReturnType<typeof thread>) =>
    emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(node) } })

  await changed(thread('1', 'Oldest', '2026-03-09T10:00:00.000Z'))
  expect(listTitles()).toEqual(['Oldest', 'Newest', 'Middle'])
  await changed(thread('2', 'Renamed'))
  expect(listTitles()).toEqual(['Oldest', 'Newest', 'Renamed'])
  await changed(thread('4', 'Started elsewhere', '2026-03-10T10:00:00.000Z'))
  expect(listTitles()).toEqual(['Started elsewhere', 'Oldest', 'Newest', 'Renamed'])
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: '3' } })
  expect(listTitles()).toEqual(['Started elsewhere', 'Oldest', 'Renamed'])
})

test.each([
  ['the thread that is open leads to the next one', '/chat/uuid-3', ['3', '2'], '/chat/uuid-2'],
  ['the only thread leads to the empty chat page', '/chat/uuid-3', ['3'], '/chat'],
  ['a thread while none is open leads to the next one', '/terms', ['3', '2'], '/chat/uuid-2'],
  ['another thread than the open one changes nothing', '/chat/uuid-2', ['3', '2'], '/chat/uuid-2'],
])('deleting %s', async (_, path, ids, arrival) => {
  const { user, router, respond } = await openSidebar(
    ids.map((id) => thread(id, `Thread ${id}`)),
    path,
  )
  await chooseFromMenu(user, 'Thread 3', 'Delete')
  const confirmation = await screen.findByRole('alertdialog')
  expect(confirmation).toHaveTextContent('Are you sure you want to delete this conversation? This action cannot be undone.')
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }))
  await respond(deleteThread, { deleteThread: { __typename: 'DeleteThreadPayload', deletedThreadId: '3' } })
  await waitFor(() => expect(router.state.location.pathname).toBe(arrival))
  expect(screen.queryByText('Thread 3')).toBeNull()
})

test('focuses the next thread when one is deleted', async () => {
  const { user, respond } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')], '/chat/uuid-2')
  await chooseFromMenu(user, 'Tides', 'Delete')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await respond(deleteThread, { deleteThread: { __typename: 'DeleteThreadPayload', deletedThreadId: '3' } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'More about Rivers' })).toHaveFocus())
})

test.each([
  ['the thread that is open leads to the next one', '/chat/uuid-3', '3', '/chat/uuid-2'],
  ['another thread changes nothing', '/chat/uuid-2', '3', '/chat/uuid-2'],
  ['a thread while none is open changes nothing', '/terms', '3', '/terms'],
])('deleting elsewhere %s', async (_, path, id, arrival) => {
  lastThread.set('uuid-3')
  const { emit, router } = await openSidebar([thread('4', 'Profile Pal'), thread('3', 'Tides'), thread('2', 'Rivers')], path)
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: id } })
  await waitFor(() => expect(router.state.location.pathname).toBe(arrival))
  expect(listTitles()).toEqual(['Rivers'])
})

test('refetches the list after an interruption and leaves a deleted thread', async () => {
  const { respond, router } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')], '/chat/uuid-3')
  draft('uuid-3').set('High tide')
  act(() => announceConnection(true))
  await respond(recentThreadsQuery, createSidebar([thread('5', 'New elsewhere'), thread('2', 'Rivers')]))
  expect(listTitles()).toEqual(['New elsewhere', 'Rivers'])
  await respond(catchUpQuery, { viewer: { thread: null } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-5'))
  expect(draft(null).get()).toBe('High tide')
})

test('reads the open thread once live updates are connected, since it may have changed in between', async () => {
  const { variablesOf, isAsked } = await openSidebar([thread('3', 'Tides')], '/chat/uuid-3')
  act(() => announceConnection(false))
  expect(await variablesOf(catchUpQuery)).toEqual({ uuid: 'uuid-3' })
  expect(isAsked(recentThreadsQuery)).toBe(false)
})

test('keeps the thread and the dialog when the deletion fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, fail } = await openSidebar([thread('3', 'Tides')])
  await chooseFromMenu(user, 'Tides', 'Delete')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await fail(deleteThread, new RequestError('Failed to fetch', null))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.getByText('Tides')).toBeInTheDocument()
})

test('renames a thread inline with Enter', async () => {
  const { user, respond, variablesOf } = await openSidebar([thread('3', 'Tides')])
  await chooseFromMenu(user, 'Tides', 'Rename')
  await user.keyboard('Rivers')
  expect(await screen.findByLabelText('Name of the conversation')).toHaveValue('Rivers')
  await user.keyboard('{Enter}')
  expect(await variablesOf(renameThread)).toEqual({ input: { threadId: '3', name: 'Rivers' } })
  await respond(renameThread, { renameThread: { __typename: 'RenameThreadPayload', thread: { id: '3', name: 'Rivers' } } })
  expect(listTitles()).toEqual(['Rivers'])
})

test('Escape cancels renaming', async () => {
  const { user } = await openSidebar([thread('3', 'Tides')])
  await chooseFromMenu(user, 'Tides', 'Rename')
  await user.type(await screen.findByLabelText('Name of the conversation'), 'x{Escape}')
  expect(listTitles()).toEqual(['Tides'])
})

test.each([
  ['the conversation that is open', '/chat/uuid-3', 'Tides'],
  ['the place that is open', '/knowledge', 'Knowledge'],
  ['another place', '/chat/uuid-3', 'Discover'],
])('closes the sidebar on a phone after a tap on %s', async (_, path, entry) => {
  const narrow = { matches: true, addEventListener() {}, removeEventListener() {} }
  vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList)
  const { user, respond } = await openApp(path, ada)
  await respond(recentThreadsQuery, createSidebar([thread('3', 'Tides')]))
  await user.click(screen.getByRole('button', { name: 'Show sidebar' }))
  const sheet = await screen.findByRole('dialog', { name: 'Sidebar' })
  await user.click(within(sheet).getByRole('link', { name: entry }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('reminds users to confirm their email until dismissed', async () => {
  const { user } = await openApp('/roadmap', { ...ada, viewerCanVerifyEmail: true })
  const words = await screen.findByText('Confirm your email address: open the link we sent to ada@example.org.')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(words).not.toBeInTheDocument()
})

test('does not remind other users', async () => {
  await openApp('/roadmap', ada)
  await screen.findByRole('banner')
  expect(screen.queryByText(/Confirm your address/)).toBeNull()
})
