import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import knowledgeQuery from '../../__generated__/KnowledgeScreenQuery.graphql.ts'
import restrictionsQuery from '../../__generated__/MemoryRestrictionsQuery.graphql.ts'
import editMemory from '../../__generated__/EditMemoryDialogMutation.graphql.ts'
import forgetMemory from '../../__generated__/ForgetMemoryDialogMutation.graphql.ts'
import mergeMemories from '../../__generated__/MergeMemoryDialogMutation.graphql.ts'
import neverRemember from '../../__generated__/ForgetMemoryDialogNeverRememberMutation.graphql.ts'
import editedItem from '../../__generated__/EditItemQuery.graphql.ts'
import updateItem from '../../__generated__/useUpdateItemMutation.graphql.ts'
import createItem from '../../__generated__/EditItemCreateMutation.graphql.ts'
import visitorQuestion from '../../__generated__/VisitorQuestionQuery.graphql.ts'
import twinPassages from '../../__generated__/TwinPassagesQuery.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

beforeEach(() => localStorage.clear())

const hours = {
  __typename: 'KnowledgeItem',
  id: 'item-1',
  uuid: 'uuid-1',
  kind: 'NOTE',
  title: 'Opening hours',
  excerpt: 'Weekdays from nine.',
  content: 'Weekdays from nine.',
  audience: 'LISTED',
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
}

const viewer = ({ notes = [hours], isProfilePublic = true, ...more }: Record<string, unknown> & { notes?: object[] } = {}) => ({
  viewer: {
    profile: { id: 'profile-1', audience: isProfilePublic ? 'LISTED' : 'PRIVATE' },
    knowledge: {
      edges: notes.map((node) => ({ __typename: 'KnowledgeItemEdge', cursor: 'cursor', node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    ...more,
  },
})

async function openKnowledge(data = viewer(), path = '/knowledge') {
  const app = await openApp(path, ada)
  await app.respond(knowledgeQuery, data)
  return app
}

test('explains an empty screen', async () => {
  await openKnowledge(viewer({ notes: [] }))
  expect(await screen.findByRole('heading', { name: 'Your notes will appear here' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write a note' })).toHaveAttribute('href', '/knowledge?new=note')
})

const tea = {
  __typename: 'Memory',
  id: 'memory-1',
  content: 'Tea without sugar',
  createdAt: '2026-03-04T09:20:00.000Z',
  lastUsedAt: null,
  isNoticed: false,
  earlier: [] as object[],
  projectUuid: null as string | null,
  project: null as object | null,
  neverSentTo: [] as string[],
  threadUuid: 'thread-1',
  position: 4,
}

test('lists memories with their source and edits and forgets them', async () => {
  const memories = {
    edges: [{ __typename: 'MemoryEdge', cursor: '1', node: tea }],
    pageInfo: { hasNextPage: false, endCursor: null },
  }
  const { user, respond, variablesOf } = await openKnowledge(viewer({ memories }), '/knowledge?view=memories')
  expect(await screen.findByRole('link', { name: /You said this on/ })).toHaveAttribute('href', '/chat/thread-1?at=4')

  await user.click(screen.getByRole('button', { name: 'Edit: Tea without sugar' }))
  const words = screen.getByRole('textbox', { name: 'What to remember' })
  await user.clear(words)
  await user.type(words, 'Tea with milk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await variablesOf(editMemory)).toEqual({ input: { memoryId: 'memory-1', content: 'Tea with milk' } })
  await respond(editMemory, {
    updateMemory: { __typename: 'UpdateMemoryPayload', memory: { ...tea, content: 'Tea with milk' } },
  })

  await user.click(await screen.findByRole('button', { name: 'Forget: Tea with milk' }))
  await user.click(screen.getByRole('button', { name: 'Forget' }))
  expect(await variablesOf(forgetMemory)).toMatchObject({ input: { memoryId: 'memory-1' } })
  await respond(forgetMemory, { deleteMemory: { __typename: 'DeleteMemoryPayload', deletedMemoryId: 'memory-1', restored: [] } })
  expect(await screen.findByRole('heading', { name: 'What your private brain remembers will appear here' })).toBeVisible()
})

test('restricts a memory to a project and keeps it from a model', async () => {
  const memories = {
    edges: [{ __typename: 'MemoryEdge', cursor: '1', node: tea }],
    pageInfo: { hasNextPage: false, endCursor: null },
  }
  const { user, respond, variablesOf } = await openKnowledge(viewer({ memories }), '/knowledge?view=memories')
  await user.click(await screen.findByRole('button', { name: 'Edit: Tea without sugar' }))
  const model = (name: string) => ({ __typename: 'ModelInfo', name, isBuiltIn: false })
  const boats = { __typename: 'ChatProject', id: 'project-1', name: 'Boats' }
  await respond(restrictionsQuery, { viewer: { projects: [boats], models: [model('large'), model('small')] } })
  await user.click(await screen.findByRole('button', { name: /Used in/ }))
  await user.click(screen.getByRole('option', { name: 'Boats' }))
  await user.click(screen.getByRole('checkbox', { name: 'small' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const restrictions = { projectId: 'project-1', neverSentTo: ['small'] }
  expect(await variablesOf(editMemory)).toEqual({ input: { memoryId: 'memory-1', ...restrictions } })
  const memory = { ...tea, projectUuid: 'uuid-1', project: boats, neverSentTo: ['small'] }
  await respond(editMemory, { updateMemory: { __typename: 'UpdateMemoryPayload', memory } })
  expect(await screen.findByText('Only in Boats')).toBeVisible()
  expect(screen.getByText('Never sent to small')).toBeVisible()
})

test('shows what a memory replaced and can restore it', async () => {
  const milk = {
    ...tea,
    content: 'Tea with milk',
    isNoticed: true,
    earlier: [{ __typename: 'EarlierMemory', uuid: 'uuid-0', content: 'Tea without sugar' }],
  }
  const memories = {
    edges: [{ __typename: 'MemoryEdge', cursor: '1', node: milk }],
    pageInfo: { hasNextPage: false, endCursor: null },
  }
  const { user, respond, variablesOf } = await openKnowledge(viewer({ memories }), '/knowledge?view=memories')
  expect(await screen.findByRole('link', { name: /Learned from your conversation on/ })).toBeVisible()
  expect(screen.getByRole('deletion')).toHaveTextContent('Tea without sugar')
  await user.click(screen.getByRole('button', { name: 'Forget: Tea with milk' }))
  await user.click(screen.getByRole('checkbox', { name: /Restore the memory it replaced/ }))
  await user.click(screen.getByRole('button', { name: 'Forget' }))
  expect(await variablesOf(forgetMemory)).toMatchObject({ input: { memoryId: 'memory-1', keepsEarlier: true } })
  const restored = [{ ...tea, id: 'memory-0' }]
  await respond(forgetMemory, { deleteMemory: { __typename: 'DeleteMemoryPayload', deletedMemoryId: 'memory-1', restored } })
  expect(await screen.findByRole('button', { name: 'Edit: Tea without sugar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit: Tea with milk' })).toBeNull()
})

test('each memory is one tab stop, and forgetting one focuses the next', async () => {
  const nodes = ['Tea', 'Milk', 'Honey'].map((content, index) => ({ ...tea, id: `memory-${index}`, content }))
  const edges = nodes.map((node) => ({ __typename: 'MemoryEdge', cursor: node.id, node }))
  const memories = { edges, pageInfo: { hasNextPage: false, endCursor: null } }
  const { user, respond } = await openKnowledge(viewer({ memories }), '/knowledge?view=memories')
  const forget = async (content: string, deletedMemoryId: string) => {
    await user.click(await screen.findByRole('button', { name: `Forget: ${content}` }))
    await user.click(screen.getByRole('button', { name: 'Forget' }))
    await respond(forgetMemory, { deleteMemory: { __typename: 'DeleteMemoryPayload', deletedMemoryId, restored: [] } })
  }
  const edit = await screen.findByRole('button', { name: 'Edit: Tea' })
  edit.focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Merge: Tea' })).toHaveFocus()
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Edit: Milk' })).toHaveFocus()
  await forget('Milk', 'memory-1')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Forget: Honey' })).toHaveFocus())
  await forget('Honey', 'memory-2')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Forget: Tea' })).toHaveFocus())
})

test('merges two memories and stops remembering similar ones', async () => {
  const honey = { ...tea, id: 'memory-2', content: 'Honey in my tea', threadUuid: null, position: null }
  const edges = [tea, honey].map((node) => ({ __typename: 'MemoryEdge', cursor: node.id, node }))
  const memories = { edges, pageInfo: { hasNextPage: false, endCursor: null } }
  const { user, respond, variablesOf } = await openKnowledge(viewer({ memories }), '/knowledge?view=memories')
  expect(await screen.findByText('Added on Mar 4, 2026')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Merge: Tea without sugar' }))
  await user.click(screen.getByRole('button', { name: /Merge with/ }))
  await user.click(await screen.findByRole('option', { name: 'Honey in my tea' }))
  expect(screen.getByRole('textbox', { name: 'What to remember' })).toHaveValue('Tea without sugar; Honey in my tea')
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  expect(await variablesOf(mergeMemories)).toMatchObject({
    input: { memoryId: 'memory-1', otherId: 'memory-2', content: 'Tea without sugar; Honey in my tea' },
  })
  const merged = { ...tea, content: 'Tea with honey, no sugar' }
  await respond(mergeMemories, { mergeMemories: { __typename: 'MergeMemoriesPayload', memory: merged, deletedMemoryId: 'memory-2' } })
  expect(await screen.findByRole('button', { name: 'Edit: Tea with honey, no sugar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit: Honey in my tea' })).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Forget: Tea/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Never remember things like this' }))
  await user.click(screen.getByRole('button', { name: 'Forget' }))
  expect(await variablesOf(neverRemember)).toMatchObject({ input: { memoryId: 'memory-1' } })
  await respond(neverRemember, { createMemoryRule: { __typename: 'CreateMemoryRulePayload', deletedMemoryId: 'memory-1' } })
  expect(await screen.findByRole('heading', { name: 'What your private brain remembers will appear here' })).toBeVisible()
})

test('shows matching passages with highlights', async () => {
  const { user, respond, variablesOf } = await openKnowledge()
  await user.type(await screen.findByRole('searchbox', { name: 'Search your knowledge' }), 'cafe')
  await waitFor(async () => expect(await variablesOf(knowledgeQuery)).toMatchObject({ query: 'cafe', isSearch: true }))
  const item = { ...hours, title: 'Lisbon' }
  const match = { __typename: 'KnowledgeMatch', passage: 'We met at the Café Luna, not in a decafé.', ordinal: null, page: null, item }
  const menu = { ...hours, id: 'item-9', uuid: 'uuid-9', kind: 'DOCUMENT', title: 'Menu' }
  const inDocument = { ...match, passage: 'Nothing else.', ordinal: 4, page: 12, item: menu }
  await respond(knowledgeQuery, viewer({ searchKnowledge: [match, inDocument] }))
  const found = await screen.findByRole('list', { name: 'Found' })
  expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Café'])
  expect(within(found).getByRole('link', { name: 'Lisbon' })).toHaveAttribute('href', '/knowledge?item=uuid-1')
  expect(within(found).getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/knowledge?item=uuid-9&at=4')
  expect(within(found).getByText('Document, page 12')).toBeVisible()
})

test('handles a search without results', async () => {
  const { user, respond } = await openKnowledge(viewer({ searchKnowledge: [] }), '/knowledge?q=zebra')
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(await screen.findByRole('tab', { name: 'Notes' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search your knowledge' })).toHaveFocus()
  await respond(knowledgeQuery, viewer())
})

test('ignores title and visibility in a link', async () => {
  await openKnowledge(viewer(), '/knowledge?new=note&title=I%20owe%20Ada%20100%20euros&public=1')
  expect(await screen.findByLabelText('Title')).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Who can see this: Only you' })).toBeVisible()
})

test('quotes the visitor’s question in a new private note and explains what happens to it', async () => {
  const { user, variablesOf, respond } = await openKnowledge(viewer(), '/knowledge?new=note&question=question-1')
  await respond(visitorQuestion, { node: { __typename: 'TwinQuestion', id: 'question-1', text: 'What are your fees?' } })
  const quotation = await screen.findByRole('figure')
  expect(quotation).toHaveTextContent('A visitor asked your twin:What are your fees?')
  expect(screen.getByLabelText('Title')).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Who can see this: Only you' })).toBeVisible()
  expect(screen.getByText('The question stays unanswered because visitors can’t see this answer.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Who can see this: Only you' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Anyone' }))
  expect(screen.getByText(/takes it off your unanswered list/)).toBeVisible()
  await user.type(screen.getByLabelText('Title'), 'Fees')
  await user.type(screen.getByLabelText('Note'), 'None.')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect((await variablesOf(createItem)).input).toMatchObject({ title: 'Fees', audience: 'LISTED', answersQuestionId: 'question-1' })
})

test('shows the twin’s passages verbatim with their sources', async () => {
  const { user, respond, variablesOf } = await openKnowledge(viewer(), '/knowledge?view=twin')
  await user.type(await screen.findByLabelText('Question'), 'When do you open?{Enter}')
  expect(await variablesOf(twinPassages)).toEqual({ question: 'When do you open?' })
  const passage = { __typename: 'TwinPassage', kind: 'ITEM', sourceId: 'uuid-1', title: 'Opening hours', text: 'Open from nine.' }
  await respond(twinPassages, { viewer: { twinPreview: [passage] } })
  const list = await screen.findByRole('list', { name: 'Sources for your twin’s answer' })
  expect(list).toHaveTextContent('Open from nine.')
  expect(within(list).getByRole('link', { name: 'Opening hours' })).toHaveAttribute('href', '/knowledge?item=uuid-1')
  expect(list.closest('[data-voice]')).toHaveAttribute('data-voice', 'public')
})

test('retries a failed lookup', async () => {
  const { user, fail, respond } = await openKnowledge(viewer(), '/knowledge?view=twin')
  await user.type(await screen.findByLabelText('Question'), 'Who?{Enter}')
  await fail(twinPassages, new RequestError('Failed to fetch', null))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await respond(twinPassages, { viewer: { twinPreview: [] } })
  expect(await screen.findByText('No matches. Your twin can’t answer this.')).toBeVisible()
})

test('explains that visitors reach nothing while the profile is private', async () => {
  await openKnowledge(viewer({ isProfilePublic: false }), '/knowledge?view=twin')
  expect(await screen.findByText(/so visitors can’t find anything/)).toBeVisible()
  expect(screen.queryByLabelText('Question')).toBeNull()
})

test('warns before replacing a version saved in another tab, and keeps the text', async () => {
  const { user, respond, variablesOf } = await openKnowledge(viewer({ notes: [], knowledgeItem: hours }), '/knowledge?item=uuid-1&edit')
  const text = await screen.findByRole('textbox', { name: 'Note' })
  await user.type(text, ' Closed on Mondays.')
  const save = screen.getByRole('button', { name: 'Save note' })
  await user.click(save)
  expect(await variablesOf(updateItem)).toMatchObject({ input: { unchangedSince: hours.updatedAt } })
  const conflict = { __typename: 'ConflictError', message: 'Not saved: this has changed.', code: 'ITEM_CHANGED', params: {} }
  await respond(updateItem, { updateKnowledgeItem: conflict })
  const later = { ...hours, content: 'Weekends too.', updatedAt: '2026-05-02T10:00:00.000Z' }
  await respond(editedItem, { node: later })

  expect(await screen.findByRole('link', { name: 'View newer version' })).toHaveAttribute('href', '/knowledge?item=uuid-1')
  expect(screen.getByRole('alert')).toHaveTextContent(conflict.message)
  expect(text).toHaveValue('Weekdays from nine. Closed on Mondays.')
  await user.click(save)
  expect(await variablesOf(updateItem)).toMatchObject({ input: { unchangedSince: later.updatedAt } })
})

test('shows a version saved in another tab if nothing was typed', async () => {
  const { user, respond } = await openKnowledge(viewer({ notes: [], knowledgeItem: hours }), '/knowledge?item=uuid-1')
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  const text = await screen.findByRole('textbox', { name: 'Note' })
  expect(text).toHaveValue('Weekdays from nine.')
  const later = { ...hours, content: 'Weekends too.', updatedAt: '2026-05-02T10:00:00.000Z' }
  await respond(knowledgeQuery, viewer({ notes: [], knowledgeItem: later }))
  await waitFor(() => expect(text).toHaveValue('Weekends too.'))
})
