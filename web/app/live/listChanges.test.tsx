import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import deleteThread from '../../__generated__/DeleteThreadDialogMutation.graphql.ts'
import createItem from '../../__generated__/EditItemCreateMutation.graphql.ts'
import knowledgeQuery from '../../__generated__/KnowledgeScreenQuery.graphql.ts'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import updateItem from '../../__generated__/useUpdateItemMutation.graphql.ts'
import viewerEvents from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import { getItemDraft } from '../../shared/knowledge/edit/itemDraft.ts'
import { draft } from '../../lib/storage.ts'
import { ownDeletions } from '../../shared/threads/deletedThread.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { createSidebar, openSidebar, project, thread } from '../../testing/openSidebar.ts'

beforeEach(() => {
  localStorage.clear()
  ownDeletions.clear()
})

const createNote = (number: number, title: string) => ({
  __typename: 'KnowledgeItem',
  id: `live-${number}`,
  uuid: `live-uuid-${number}`,
  kind: 'NOTE',
  title,
  excerpt: 'Weekdays from nine.',
  content: 'Weekdays from nine.',
  audience: 'PRIVATE',
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  document: null,
})
const hours = createNote(1, 'Opening hours')

const createViewer = (notes: object[], more: Record<string, unknown> = {}) => ({
  viewer: {
    profile: { id: 'profile-1', audience: 'LISTED' },
    knowledge: {
      edges: notes.map((node) => ({ __typename: 'KnowledgeItemEdge', cursor: 'cursor', node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    ...more,
  },
})

async function openKnowledge(path: string, data: Record<string, unknown>) {
  const app = await openApp(path, ada)
  await app.respond(knowledgeQuery, data)
  const change = (itemId: string, knowledgeItem: object | null) =>
    app.emit(viewerEvents, { viewerEvents: { __typename: 'KnowledgeItemChanged', itemId, knowledgeItem } })
  return { ...app, change }
}

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

test('lists projects created, renamed and deleted in other tabs', async () => {
  const { respond, emit } = await openApp('/terms', ada)
  const [boat, novel] = [project('p1', 'Boat'), project('p2', 'Novel')]
  await respond(recentThreadsQuery, createSidebar([], null, [boat, novel]))
  const change = (projectId: string, name: string | null) =>
    emit(viewerEvents, {
      viewerEvents: {
        __typename: 'ProjectChanged',
        projectId,
        project: name === null ? null : { ...project(projectId, name), instructions: '', items: [] },
      },
    })
  const names = () =>
    within(screen.getByRole('list', { name: 'Projects' }))
      .queryAllByRole('link')
      .map((link) => link.textContent)
  await change('p3', 'Garden')
  expect(names()).toEqual(['Boat', 'Garden', 'Novel'])
  await change('p1', 'Ship')
  expect(names()).toEqual(['Garden', 'Novel', 'Ship'])
  await change('p2', null)
  expect(names()).toEqual(['Garden', 'Ship'])
})

test('lists notes created, renamed and deleted in other tabs', async () => {
  const { change } = await openKnowledge('/knowledge', createViewer([hours]))
  await screen.findByRole('heading', { name: hours.title })
  await change('live-2', createNote(2, 'Ferries'))
  expect(titles()).toEqual(['Ferries', hours.title])
  await change('live-2', createNote(2, 'Ferry times'))
  expect(titles()).toEqual(['Ferry times', hours.title])
  await change('live-1', null)
  expect(titles()).toEqual(['Ferry times'])
})

const file = {
  __typename: 'DocumentFile',
  fileName: 'Tides.pdf',
  mediaType: 'application/pdf',
  size: 1200,
  pageCount: 1,
  pagesWithoutText: 0,
  status: 'PENDING',
  problem: null,
  isBeingReplaced: false,
  replacementProblem: null,
  sourceUrl: null,
  url: '/file',
}

test.each([
  ['note', createNote(3, 'Tides'), '/knowledge'],
  ['document', { ...createNote(7, 'Tides'), kind: 'DOCUMENT', document: file }, '/knowledge?view=documents'],
])('says that an open %s was deleted in another tab', async (_, shown, list) => {
  const { change } = await openKnowledge(`/knowledge?item=${shown.uuid}`, createViewer([], { knowledgeItem: shown }))
  await screen.findByRole('heading', { level: 1, name: 'Tides' })
  await change(shown.id, null)
  expect(screen.getByRole('heading', { name: 'This no longer exists' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', list)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('saves the text of a note deleted in another tab as a new one', async () => {
  const edited = createNote(4, 'Tides')
  const { user, change, respond, variablesOf, countOf, router } = await openKnowledge(
    '/knowledge?item=live-uuid-4&edit',
    createViewer([], { knowledgeItem: edited }),
  )
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), ' Closed on Mondays.')
  await change('live-4', null)
  expect(screen.getByText('Deleted in another tab or on another device. Save to create it again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(countOf(updateItem)).toBe(0)
  expect(await variablesOf(createItem)).toMatchObject({ input: { kind: 'NOTE', content: 'Weekdays from nine. Closed on Mondays.' } })
  await respond(createItem, {
    createKnowledgeItem: {
      __typename: 'CreateKnowledgeItemPayload',
      answeredQuestionId: null,
      itemEdge: { __typename: 'KnowledgeItemEdge', cursor: 'cursor', node: createNote(5, 'Tides') },
    },
  })
  await waitFor(() => expect(router.state.location.search).toBe('?item=live-uuid-5'))
})

test('offers the unsaved text of a note deleted in the meantime', async () => {
  getItemDraft('live-uuid-6').set({ title: 'Tides', content: 'Twice a day.', audience: 'private', basedOn: null })
  const { user, variablesOf } = await openKnowledge('/knowledge?item=live-uuid-6', createViewer([], { knowledgeItem: null }))
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Twice a day.')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await variablesOf(createItem)).toMatchObject({ input: { kind: 'NOTE', content: 'Twice a day.' } })
})

test('deleting a thread elsewhere moves its unsent text to a new chat', async () => {
  draft(null).set('Before')
  const { emit, router } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')], '/chat/uuid-3')
  draft('uuid-3').set('High tide')
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: '3' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-2'))
  expect([draft('uuid-3').get(), draft(null).get()]).toEqual([null, 'Before\nHigh tide'])
  expect(await screen.findByText(/^The conversation you had open was deleted/)).toHaveTextContent(
    'Your unsent text is in a new conversation.',
  )
})

test('unsent text that another tab has already moved is not moved again', async () => {
  draft(null).set('Before\nHigh tide')
  const { emit, router } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')], '/chat/uuid-3')
  draft('uuid-3').set('High tide')
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: '3' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-2'))
  expect(draft(null).get()).toBe('Before\nHigh tide')
})

test('the notice about a deletion elsewhere can be dismissed', async () => {
  const { user, emit } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')], '/chat/uuid-3')
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: '3' } })
  expect(await screen.findByText('The conversation you had open was deleted.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('The conversation you had open was deleted.')).toBeNull())
})

test('deleting the open thread in this tab shows no notice', async () => {
  const { user, emit, router, respond } = await openSidebar([thread('3', 'Tides'), thread('2', 'Rivers')], '/chat/uuid-3')
  await user.click(await screen.findByRole('button', { name: 'More about Tides' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: '3' } })
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chat/uuid-2', state: null }))
  await respond(deleteThread, { deleteThread: { __typename: 'DeleteThreadPayload', deletedThreadId: '3' } })
})
