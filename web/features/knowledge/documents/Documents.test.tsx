import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import knowledgeQuery from '../../../__generated__/KnowledgeScreenQuery.graphql.ts'
import addDocuments from '../../../__generated__/AddDocumentsMutation.graphql.ts'
import replaceDocument from '../../../__generated__/ReplaceDocumentMutation.graphql.ts'
import updateItem from '../../../__generated__/useUpdateItemMutation.graphql.ts'
import viewerEvents from '../../../__generated__/useViewerEventsSubscription.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { UploadedAtOnce } from '../../../testing/uploadedAtOnce.ts'

beforeEach(() => {
  localStorage.clear()
  // Newer browsers return a promise.
  Element.prototype.scrollIntoView = vi.fn(() => Promise.resolve() as unknown as undefined)
})

const file = {
  __typename: 'DocumentFile',
  fileName: 'Handbook.pdf',
  mediaType: 'application/pdf',
  size: 1_200_000,
  pageCount: 12,
  pagesWithoutText: 0,
  status: 'READY',
  problem: null,
  isBeingReplaced: false,
  replacementProblem: null,
  sourceUrl: null,
  url: '/api/v1/knowledge/documents/uuid-1/file',
}
const handbook = {
  __typename: 'KnowledgeItem',
  id: 'item-1',
  uuid: 'uuid-1',
  kind: 'DOCUMENT',
  title: 'Handbook',
  excerpt: '',
  content: '',
  audience: 'PRIVATE',
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  document: file,
}
const noNotes = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }

async function openDocuments(...documents: object[]) {
  const app = await openApp('/knowledge?view=documents', ada)
  const edges = documents.map((node) => ({ __typename: 'KnowledgeItemEdge', cursor: 'cursor', node }))
  const viewer = { profile: { id: 'profile-1', audience: 'LISTED' }, knowledge: noNotes, documents: { ...noNotes, edges } }
  await app.respond(knowledgeQuery, { viewer })
  return app
}

async function openDocument(
  { audience = 'PRIVATE', ...document }: { audience?: string; [field: string]: unknown },
  path = '/knowledge?item=uuid-1',
) {
  const app = await openApp(path, ada)
  const knowledgeItem = { ...handbook, audience, document }
  await app.respond(knowledgeQuery, { viewer: { profile: { id: 'profile-1', audience: 'LISTED' }, knowledge: noNotes, knowledgeItem } })
  return app
}

const pages = {
  __typename: 'DocumentExcerpt',
  partCount: 12,
  passage: { start: 20, end: 47 },
  parts: [
    { __typename: 'DocumentPart', position: 1, page: 2, start: 12, text: '# Keys\n\nThe key hangs behind the door.\nTake it.' },
    { __typename: 'DocumentPart', position: 2, page: 3, start: 62, text: 'Bring it back.' },
  ],
}

test('shows each document’s facts and status, live', async () => {
  const failed = { ...file, status: 'FAILED', pageCount: null, problem: 'No text found. Check the file and upload it again.' }
  const waiting = { ...file, fileName: 'Plan.docx', size: 500, status: 'PENDING', pageCount: null }
  const { emit } = await openDocuments(
    handbook,
    { ...handbook, id: 'item-2', uuid: 'uuid-2', title: 'Plan', document: waiting },
    { ...handbook, id: 'item-3', uuid: 'uuid-3', title: 'Scan', document: failed },
  )
  const list = await screen.findByRole('list', { name: 'Documents' }, { timeout: 8000 })
  const [first, second, third] = within(list).getAllByRole('article') as [HTMLElement, HTMLElement, HTMLElement]
  expect(first).toHaveTextContent('PDF · 1.2 MB · 12 pages')
  expect(within(first).getByText('Ready')).toBeVisible()
  expect(within(second).getByText('Reading...')).toBeVisible()
  expect(third).toHaveTextContent('Couldn’t be read')
  expect(third).toHaveTextContent('No text found. Check the file and upload it again.')
  const item = {
    __typename: 'KnowledgeItem',
    id: 'item-2',
    title: 'Plan of the club',
    document: { ...waiting, status: 'READY', pageCount: 3, pagesWithoutText: 1 },
  }
  await emit(viewerEvents, { viewerEvents: { __typename: 'DocumentChanged', item } })
  await waitFor(() => expect(second).toHaveTextContent('Plan of the clubReadyDOCX · 500 bytes · 3 pages · 1 without text'))
})

test('adds an uploaded file to the list', async () => {
  const { user, respond, variablesOf } = await openDocuments()
  expect(await screen.findByRole('heading', { name: 'Your documents will appear here' })).toBeVisible()
  vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
  const input = document.querySelector('input[type=file]')
  await user.upload(input as HTMLInputElement, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
  expect((await variablesOf(addDocuments)).input).toEqual({ fileIds: ['file-1'] })
  const documentEdges = [{ __typename: 'KnowledgeItemEdge', cursor: 'c', node: handbook }]
  await respond(addDocuments, { addDocuments: { __typename: 'AddDocumentsPayload', documentEdges } })
  expect(await screen.findByRole('link', { name: 'Handbook' })).toHaveAttribute('href', '/knowledge?item=uuid-1')
})

test('opens a cited document at its page with the passage highlighted', async () => {
  await openDocument({ ...file, text: pages }, '/knowledge?item=uuid-1&at=3')
  const page = await screen.findByRole('region', { name: 'Page 2' }, { timeout: 8000 })
  expect(within(page).getByRole('heading', { name: 'Keys' })).toBeVisible()
  expect(page.querySelector('mark')).toHaveTextContent('The key hangs behind the do')
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled())
  expect(screen.getAllByText('2 to 3 of 12')[0]).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Next' })[0]).toHaveAttribute('href', '/knowledge?item=uuid-1&from=3')
})

test('renames and downloads a document and explains a failed one', async () => {
  const problem = 'It’s protected with a password. Save it without one and upload it again.'
  const { user, variablesOf, respond } = await openDocument({ ...file, status: 'FAILED', problem, text: null })
  expect(await screen.findByText(problem, {}, { timeout: 8000 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', file.url)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: 'Document name' })
  await user.clear(field)
  await user.type(field, 'Rules{Enter}')
  expect((await variablesOf(updateItem)).input).toEqual({ itemId: 'item-1', title: 'Rules' })
  await respond(updateItem, { updateKnowledgeItem: { __typename: 'UpdateKnowledgeItemPayload', item: { ...handbook, title: 'Rules' } } })
  expect(await screen.findByRole('heading', { name: 'Rules', level: 1 })).toBeVisible()
})

test('replaces a document, keeping it public only on request', async () => {
  const { user, respond, variablesOf } = await openDocument({ ...file, audience: 'LISTED', text: pages })
  await user.click(await screen.findByRole('button', { name: 'Replace' }, { timeout: 8000 }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace document' }, { timeout: 8000 })
  expect(within(dialog).getByRole('button', { name: 'Replace' })).toBeDisabled()
  vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
  const input = dialog.querySelector('input[type=file]') ?? document.querySelector('input[type=file]')
  await user.upload(input as HTMLInputElement, new File(['%PDF'], 'b.pdf', { type: 'application/pdf' }))
  await user.click(within(dialog).getByRole('checkbox', { name: /Keep the document public/ }))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Replace' })).toBeEnabled())
  await user.click(within(dialog).getByRole('button', { name: 'Replace' }))
  expect((await variablesOf(replaceDocument)).input).toEqual({ itemId: 'item-1', fileId: 'file-1', staysPublic: true })
  const replacing = { ...file, isBeingReplaced: true }
  await respond(replaceDocument, { replaceDocument: { __typename: 'ReplaceDocumentPayload', item: { ...handbook, document: replacing } } })
  expect(await screen.findByText('The new file is being read. You’ll see the old one until it’s ready.')).toBeVisible()
})

test('explains a failed replacement and keeps the document', async () => {
  await openDocument({
    ...file,
    replacementProblem: 'It’s protected with a password. Save it without one and upload it again.',
    text: pages,
  })
  expect(await screen.findByText(/The new file couldn’t be read/, {}, { timeout: 8000 })).toBeVisible()
  expect(screen.getByText(/protected with a password/)).toBeVisible()
})
