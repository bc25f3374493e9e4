import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import updateThread from '../../__generated__/useUpdateThreadMutation.graphql.ts'
import viewerEvents from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { chooseFromMenu, createSidebar, edge, openSidebar, thread, listTitles } from '../../testing/openSidebar.ts'

beforeEach(() => localStorage.clear())

const updated = (node: ReturnType<typeof thread>) => ({ updateThread: { __typename: 'UpdateThreadPayload', threadEdge: edge(node) } })
const listedAs = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('lists pinned conversations once, above the dates, also when pinned elsewhere', async () => {
  const pin = (node: ReturnType<typeof thread>) => ({ ...node, isPinned: true })
  const { emit, respond, user, variablesOf } = await openSidebar([pin(thread('3', 'Tides')), thread('2', 'Rivers'), thread('1', 'Bees')])
  expect(listTitles()).toEqual(['Tides', 'Rivers', 'Bees'])
  expect(listedAs('Pinned')).toEqual(['Tides'])
  await chooseFromMenu(user, 'Bees', 'Pin')
  expect(await variablesOf(updateThread)).toEqual({ input: { threadId: '1', isPinned: true } })
  await respond(updateThread, updated(pin(thread('1', 'Bees'))))
  expect(listedAs('Pinned')).toEqual(['Tides', 'Bees'])
  expect(screen.getByRole('button', { name: 'More about Bees' })).toHaveFocus()
  expect(listTitles()).toEqual(['Tides', 'Bees', 'Rivers'])
  await chooseFromMenu(user, 'Tides', 'Unpin')
  await respond(updateThread, updated(thread('3', 'Tides')))
  expect(listTitles()).toEqual(['Bees', 'Tides', 'Rivers'])
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(pin(thread('2', 'Rivers'))) } })
  expect(listedAs('Pinned')).toEqual(['Rivers', 'Bees'])
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: '2' } })
  expect(listTitles()).toEqual(['Bees', 'Tides'])
})

test('offers to retry a change that failed', async () => {
  const { fail, respond, user, variablesOf } = await openSidebar([thread('2', 'Rivers'), thread('1', 'Bees')])
  const error = new RequestError('Failed to fetch', null)
  await chooseFromMenu(user, 'Bees', 'Pin')
  await fail(updateThread, error)
  const dialog = await screen.findByRole('alertdialog', { name: 'Bees' })
  expect(dialog).toHaveTextContent('Couldn’t update the conversation. Check your connection and try again.')
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
  expect(await variablesOf(updateThread)).toEqual({ input: { threadId: '1', isPinned: true } })
  await fail(updateThread, error)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await chooseFromMenu(user, 'Bees', 'Archive')
  await fail(updateThread, error)
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await variablesOf(updateThread)).toEqual({ input: { threadId: '1', isArchived: true } })
  await respond(updateThread, updated({ ...thread('1', 'Bees'), isArchived: true }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
})

test('archives a pinned conversation, offers Undo in its place, and pins it again', async () => {
  const pinned = { ...thread('3', 'Tides'), isPinned: true }
  const { respond, router, user, variablesOf } = await openSidebar([pinned, thread('2', 'Rivers')])
  const archive = async () => {
    await chooseFromMenu(user, 'Tides', 'Archive')
    await respond(updateThread, updated({ ...thread('3', 'Tides'), isArchived: true }))
  }
  await archive()
  expect(listedAs('Pinned')).toEqual(['ArchivedUndo'])
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await variablesOf(updateThread)).toEqual({ input: { threadId: '3', isPinned: true } })
  await respond(updateThread, updated(pinned))
  expect(listTitles()).toEqual(['Tides', 'Rivers'])
  expect(screen.getByRole('button', { name: 'More about Tides' })).toHaveFocus()
  await archive()
  void router.navigate('/privacy')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(listTitles()).toEqual(['Rivers'])
})

test('leaves an older conversation to its page', async () => {
  const app = await openApp('/terms', ada)
  const sidebar = createSidebar([thread('3', 'Tides')])
  Object.assign(sidebar.viewer.threads.pageInfo, { hasNextPage: true, endCursor: '3' })
  await app.respond(recentThreadsQuery, sidebar)
  const changed = (node: ReturnType<typeof thread>) =>
    app.emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(node) } })
  await changed({ ...thread('1', 'Bees'), isPinned: true })
  expect(listTitles()).toEqual(['Bees', 'Tides'])
  await changed(thread('1', 'Bees'))
  expect(listTitles()).toEqual(['Tides'])
  await changed(thread('3', 'High tides'))
  expect(listTitles()).toEqual(['High tides'])
})

test('hides a conversation archived elsewhere until it is restored', async () => {
  const { emit } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')])
  const changed = (node: ReturnType<typeof thread>) =>
    emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(node) } })
  await changed({ ...thread('3', 'Tides'), isArchived: true })
  expect(listTitles()).toEqual(['Rivers'])
  await changed(thread('3', 'Tides'))
  expect(listTitles()).toEqual(['Tides', 'Rivers'])
})
