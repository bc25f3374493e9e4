import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import historyQuery from '../../__generated__/HistoryScreenQuery.graphql.ts'
import historyPage from '../../__generated__/HistoryListPaginationQuery.graphql.ts'
import deleteThreads from '../../__generated__/DeleteConversationsDialogMutation.graphql.ts'
import updateThread from '../../__generated__/useUpdateThreadMutation.graphql.ts'
import useRenameThreadMutation from '../../__generated__/useRenameThreadMutation.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

beforeEach(() => localStorage.clear())

const conversation = (id: string, more: Record<string, unknown> = {}) => ({
  __typename: 'Thread',
  id,
  uuid: `uuid-${id}`,
  name: `About ${id}`,
  threadType: 'PRIVATE_CHAT',
  metadata: {},
  origin: null as string | null,
  stepCount: 4,
  updatedAt: '2026-03-04T09:20:00.000Z',
  firstMessagePreview: null,
  lastMessagePreview: null,
  markdownUrl: `https://twain.example/api/v1/chat/threads/uuid-${id}/export?format=markdown`,
  jsonUrl: `https://twain.example/api/v1/chat/threads/uuid-${id}/export?format=json`,
  viewerCanRename: true,
  viewerCanShare: true,
  viewerCanDelete: true,
  isPinned: false,
  isArchived: false,
  projectUuid: null,
  project: null,
  ...more,
})

const history = (...threads: ReturnType<typeof conversation>[]) => ({
  viewer: {
    exportUrl: 'https://twain.example/api/v1/account/export',
    threads: {
      edges: threads.map((node) => ({ __typename: 'ThreadEdge', cursor: node.id, node })),
      pageInfo: { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null },
    },
  },
})

const findRow = async (name: RegExp) => screen.findByRole('row', { name })

test('lists every kind of conversation with its title and audience', async () => {
  const app = await openApp('/history', ada)
  await app.respond(
    historyQuery,
    history(
      conversation('tea'),
      conversation('pal', { name: 'Profile Pal', threadType: 'PROFILE_ONBOARDING', viewerCanRename: false }),
      conversation('bo', { threadType: 'PUBLIC_TWIN_CHAT', metadata: { twin_username: 'bo' } }),
      conversation('me', { threadType: 'SELF_TWIN_CHAT' }),
      conversation('bees', { origin: 'CLAUDE' }),
    ),
  )
  expect(within(await findRow(/About tea/)).getByText('Private brain')).toBeVisible()
  expect(within(await findRow(/Profile Pal/)).getAllByText('Profile Pal')).toHaveLength(2)
  expect(within(await findRow(/@bo: Twin Chat/)).getByText('@bo can read it')).toBeVisible()
  expect(within(await findRow(/@ada: Chat with Your Twin/)).queryByText(/can read it/)).toBeNull()
  expect(within(await findRow(/About bees/)).getByText('Imported from Claude')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Import conversations' })).toHaveAttribute('href', '/settings#import')
  expect(screen.getByRole('link', { name: 'About tea' })).toHaveAttribute('href', '/chat/uuid-tea')
})

test('retries a failed page with Retry and when back online', async () => {
  const app = await openApp('/history', ada)
  const first = history(conversation('tea'))
  Object.assign(first.viewer.threads.pageInfo, { hasNextPage: true, endCursor: 'tea' })
  await app.respond(historyQuery, first)
  await app.user.click(await screen.findByRole('button', { name: 'Show older conversations' }))
  await app.fail(historyPage, new RequestError('', null))
  expect(await screen.findByText('Couldn’t load more. Check your connection and try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Retry' }))
  await app.fail(historyPage, new RequestError('', null))
  await screen.findByRole('button', { name: 'Retry' })
  await act(async () => void window.dispatchEvent(new Event('online')))
  await app.respond(historyPage, history(conversation('bees')))
  expect(await findRow(/About bees/)).toBeVisible()
  expect(screen.queryByText(/Couldn’t load more/)).toBeNull()
  await waitFor(() => expect(screen.getByRole('link', { name: 'About bees' })).toHaveFocus())
})

test('reserves space for import and export while loading', async () => {
  const app = await openApp('/history', ada)
  expect(await screen.findByRole('link', { name: 'Import conversations' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export everything' })).toBeDisabled()
  await app.respond(historyQuery, history())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export everything' })).toBeEnabled())
})

test('shows the screen’s name and a link back to chat', async () => {
  await openApp('/history', ada)
  const [header] = await screen.findAllByRole('banner')
  expect(within(header as HTMLElement).getByText('History')).toBeVisible()
  const ways = within(header as HTMLElement).getAllByRole('link')
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Twain', '/chat'],
    ['Back to chat', '/chat'],
  ])
})

test('filters by the URL and updates it while typing', async () => {
  const app = await openApp('/history?type=someone&q=tea', ada)
  expect(await app.variablesOf(historyQuery)).toEqual({ filter: { query: 'tea' } })
  await app.respond(historyQuery, history(conversation('tea')))
  const search = await screen.findByRole('searchbox', { name: 'Search conversations' })
  await app.user.click(search)
  // Slow typing would search for a part, too.
  await app.user.paste(' cups')
  await waitFor(() => expect(app.router.state.location.search).toBe('?q=tea+cups'))
  await app.respond(historyQuery, history())
  await app.user.click(await screen.findByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(app.router.state.location.search).toBe(''))
  expect(search).toHaveValue('')
  expect(search).toHaveFocus()
})

test('shows an error for an end date before the start date', async () => {
  const app = await openApp('/history?from=2026-03-04&to=2026-03-01', ada)
  await app.respond(historyQuery, history())
  expect(await screen.findByText('This date is before the start date')).toBeVisible()
})

test('updates one date in the URL and keeps the other', async () => {
  const app = await openApp('/history?from=2026-03-04', ada)
  await app.respond(historyQuery, history(conversation('tea')))
  const from = within(await screen.findByRole('group', { name: 'From' }))
  act(() => from.getByRole('spinbutton', { name: /^day/ }).focus())
  await app.user.keyboard('{ArrowUp}')
  await waitFor(() => expect(app.router.state.location.search).toBe('?from=2026-03-05'))
  await app.respond(historyQuery, history(conversation('tea')))
  await app.user.click(from.getByRole('button'))
  await app.user.click(await screen.findByRole('button', { name: 'Clear date' }))
  await waitFor(() => expect(app.router.state.location.search).toBe(''))
})

test('offers no future dates', async () => {
  const app = await openApp('/history', ada)
  await app.respond(historyQuery, history())
  const to = within(await screen.findByRole('group', { name: 'To' }))
  await app.user.click(to.getByRole('button'))
  expect(await screen.findByRole('button', { name: 'Next month' })).toBeDisabled()
})

const foldingButton = async () => (await screen.findByText('Filters')).closest('button')

test('folds the filters on narrow screens, counts the active ones and shows an invalid one', async () => {
  const app = await openApp('/history?type=public-twin&from=2026-03-04', ada)
  await app.respond(historyQuery, history(conversation('tea')))
  const fold = await foldingButton()
  expect(fold).toHaveTextContent('2 active')
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  const filters = document.getElementById(fold?.getAttribute('aria-controls') ?? '')
  expect(filters).toContainElement(screen.getByRole('group', { name: 'From', hidden: true }))
  expect(filters).not.toContainElement(screen.getByRole('searchbox', { name: 'Search conversations' }))

  cleanup()
  const other = await openApp('/history?from=2026-03-04&to=2026-03-01', ada)
  await other.respond(historyQuery, history())
  expect(await foldingButton()).toHaveAttribute('aria-expanded', 'true')
})

test('shows the first step for an empty history', async () => {
  const app = await openApp('/history', ada)
  await app.respond(historyQuery, history())
  expect(await screen.findByRole('heading', { name: 'Your conversations will appear here' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start a conversation' })).toHaveAttribute('href', '/chat')
})

test('shows a failed load', async () => {
  const app = await openApp('/history', ada)
  await app.fail(historyQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Failed to fetch threads. Check your connection and try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('deletes selected conversations after a confirmation with their number', async () => {
  lastThread.set('uuid-tea')
  const app = await openApp('/history', ada)
  await app.respond(historyQuery, history(conversation('tea'), conversation('maps'), conversation('birds')))
  await app.user.click(within(await findRow(/About tea/)).getByRole('checkbox'))
  await app.user.click(within(await findRow(/About birds/)).getByRole('checkbox'))
  await app.user.click(within(screen.getByRole('toolbar', { name: 'Selected conversations' })).getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Are you sure you want to delete 2 conversations? This action cannot be undone.')
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await app.variablesOf(deleteThreads)).toMatchObject({ input: { threadIds: ['tea', 'birds'] } })
  await app.respond(deleteThreads, {
    deleteThreads: { __typename: 'DeleteThreadsPayload', deletedThreadIds: ['tea', 'birds'] },
  })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('link', { name: 'About maps' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'About tea' })).toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(lastThread.get()).toBeNull()
})

test('keeps the dialog and the list when a deletion is refused, and says why', async () => {
  const app = await openApp('/history', ada)
  await app.respond(historyQuery, history(conversation('tea')))
  await app.user.click(await screen.findByRole('button', { name: 'More about About tea' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Are you sure you want to delete this conversation? This action cannot be undone.')
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await app.respond(deleteThreads, {
    deleteThreads: { __typename: 'NotFoundError', __isUserError: 'NotFoundError', message: 'This is gone already.' },
  })
  expect(await within(dialog).findByText('This is gone already.')).toBeVisible()
})

test('renames and exports a conversation from its menu, but does not rename Profile Pal', async () => {
  const app = await openApp('/history', ada)
  const pal = conversation('pal', { name: 'Profile Pal', threadType: 'PROFILE_ONBOARDING', viewerCanRename: false })
  await app.respond(historyQuery, history(conversation('tea'), pal))
  await app.user.click(await screen.findByRole('button', { name: 'More about Profile Pal' }))
  const file = await screen.findByRole('menuitem', { name: 'Export as Markdown' })
  expect(file).toHaveAttribute('href', '/api/v1/chat/threads/uuid-pal/export?format=markdown')
  expect(file).toHaveAttribute('download')
  expect(screen.queryByRole('menuitem', { name: 'Rename' })).toBeNull()
  await app.user.keyboard('{Escape}')

  await app.user.click(screen.getByRole('button', { name: 'More about About tea' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: 'Name of the conversation' })
  await app.user.clear(field)
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('Enter a name')).toBeVisible()
  await app.user.type(field, 'Green tea{Enter}')
  expect(await app.variablesOf(useRenameThreadMutation)).toEqual({ input: { threadId: 'tea', name: 'Green tea' } })
  await app.respond(useRenameThreadMutation, {
    renameThread: { __typename: 'RenameThreadPayload', thread: { __typename: 'Thread', id: 'tea', name: 'Green tea' } },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('link', { name: 'Green tea' })).toBeVisible()
})

test('archives from the list with Undo, and lists archived conversations', async () => {
  const app = await openApp('/history', ada)
  await app.respond(historyQuery, history(conversation('tea'), conversation('bees')))
  const choose = async (item: string) => {
    await app.user.click(await screen.findByRole('button', { name: 'More about About tea' }))
    await app.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  const update = async (isArchived: boolean) => {
    expect(await app.variablesOf(updateThread)).toEqual({ input: { threadId: 'tea', isArchived } })
    const threadEdge = { __typename: 'ThreadEdge', cursor: 'tea', node: { ...conversation('tea', { isArchived }), activeRun: null } }
    await app.respond(updateThread, { updateThread: { __typename: 'UpdateThreadPayload', threadEdge } })
  }
  await choose('Archive')
  await update(true)
  expect(within(await findRow(/About tea/)).getByText('Archived')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  await update(false)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'More about About tea' })).toHaveFocus())

  await app.user.click(screen.getByRole('button', { name: 'Archived' }))
  expect(app.router.state.location.search).toBe('?archived=true')
  expect(await app.variablesOf(historyQuery)).toEqual({ filter: { isArchived: true } })
  await app.respond(historyQuery, history(conversation('tea', { isArchived: true })))
  await choose('Restore')
  await update(false)
  expect(await screen.findByText('No archived conversations')).toBeVisible()
})
