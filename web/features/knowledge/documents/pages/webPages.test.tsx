import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import knowledgeQuery from '../../../../__generated__/KnowledgeScreenQuery.graphql.ts'
import addWebPage from '../../../../__generated__/AddWebPageMutation.graphql.ts'
import { ada, openApp } from '../../../../testing/openApp.tsx'

beforeEach(() => localStorage.clear())

const url = 'https://example.org/journal/rigging'
const page = {
  __typename: 'KnowledgeItem',
  id: 'item-1',
  uuid: 'uuid-1',
  kind: 'DOCUMENT',
  title: 'Rigging a dinghy',
  excerpt: '',
  content: '',
  audience: 'PRIVATE',
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  document: {
    __typename: 'DocumentFile',
    fileName: 'example.org rigging.html',
    sourceUrl: url,
    mediaType: 'text/html',
    size: 24_000,
    pageCount: null,
    status: 'READY',
    problem: null,
    isBeingReplaced: false,
    replacementProblem: null,
    url: '/api/v1/knowledge/documents/uuid-1/file',
    text: { __typename: 'DocumentExcerpt', partCount: 0, passage: null, parts: [] },
  },
}
const none = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
const patience = { timeout: 8000 }

test('adds a web page to the list', async () => {
  const { user, respond, variablesOf } = await openApp('/knowledge?view=documents', ada)
  await respond(knowledgeQuery, { viewer: { profile: { id: 'profile-1', audience: 'LISTED' }, knowledge: none, documents: none } })
  const field = await screen.findByRole('textbox', { name: 'Address of the web page' }, patience)
  await user.type(field, 'example.org/journal/rigging{Enter}')
  expect((await variablesOf(addWebPage)).input).toEqual({ url })
  const documentEdge = { __typename: 'KnowledgeItemEdge', cursor: 'cursor', node: page }
  await respond(addWebPage, { addWebPage: { __typename: 'AddWebPagePayload', documentEdge } })
  const row = within(await screen.findByRole('list', { name: 'Documents' })).getByRole('article')
  expect(row).toHaveTextContent('Web page · example.org · 24 kB')
  expect(field).toHaveValue('')
})

test('shows an invalid address at the field and keeps the input', async () => {
  const { user, respond } = await openApp('/knowledge?view=documents', ada)
  await respond(knowledgeQuery, { viewer: { profile: { id: 'profile-1', audience: 'LISTED' }, knowledge: none, documents: none } })
  const field = await screen.findByRole('textbox', { name: 'Address of the web page' }, patience)
  await user.type(field, 'ftp://example.org{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Enter the address of a web page, such as example.org/journal'))
  await user.clear(field)
  await user.type(field, 'example.org/gone{Enter}')
  const message = 'The website didn’t send this page. If you can see it in your browser, save it as PDF and upload it.'
  await respond(addWebPage, { addWebPage: { __typename: 'InputError', message, code: 'WEB_PAGE_REFUSED', params: {}, field: 'url' } })
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toHaveValue('example.org/gone')
})

test('asks before refetching a public page, which becomes private', async () => {
  const { user, respond, variablesOf } = await openApp('/knowledge?item=uuid-1', ada)
  const knowledgeItem = { ...page, audience: 'LISTED' }
  await respond(knowledgeQuery, { viewer: { profile: { id: 'profile-1', audience: 'LISTED' }, knowledge: none, knowledgeItem } })
  expect(await screen.findByRole('link', { name: 'Open website' }, patience)).toHaveAttribute('href', url)
  await user.click(screen.getByRole('button', { name: 'Fetch again' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Fetch this page again?' })
  await user.click(within(dialog).getByRole('button', { name: 'Fetch again' }))
  expect((await variablesOf(addWebPage)).input).toEqual({ url })
  const node = { ...page, document: { ...page.document, isBeingReplaced: true } }
  await respond(addWebPage, { addWebPage: { __typename: 'AddWebPagePayload', documentEdge: { cursor: 'cursor', node } } })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Fetch again' })).toBeDisabled()
})
