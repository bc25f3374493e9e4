import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import deleteOnLeave from '../../__generated__/useDeleteOnLeaveMutation.graphql.ts'
import sendMessage from '../../__generated__/useSendMessageMutation.graphql.ts'
import viewerEvents from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { answer, findComposer, createThread, openChat, question, sent, uuid } from '../../testing/openChat.tsx'
import { edge, openSidebar, thread, listTitles } from '../../testing/openSidebar.ts'

beforeEach(() => localStorage.clear())
afterEach(() => sessionStorage.clear())

const sentence = 'Not in history or memory. Deleted when you leave, at the latest after 24 hours.'
const temporary = (more: object = {}) =>
  createThread([question(0, 'Hello'), answer(1, 'Good morning.')], { name: null, isTemporary: true, ...more })
const toggle = () => screen.findByRole('button', { name: 'Temporary chat' })

test('turns a new chat into a temporary one and back, keeping the text out of the browser’s storage', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat()
  expect(await toggle()).toHaveAttribute('aria-pressed', 'false')
  expect(screen.queryByText(sentence)).toBeNull()
  await chat.user.type(await findComposer(), 'Half a thought')
  await chat.user.click(await toggle())
  await chat.showNewChat()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true')
  expect(await findComposer()).toHaveValue('Half a thought')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Half')
  expect(document.title).toBe('Temporary chat · Twain')

  await chat.user.click(await toggle())
  await chat.showNewChat()
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  expect(await findComposer()).toHaveValue('Half a thought')
})

test('the first message starts a temporary chat, which is not remembered and deleted on leaving', async () => {
  lastThread.set('uuid-3')
  const chat = await openChat('/chat?temporary=true')
  await chat.showNewChat()
  await chat.user.type(await findComposer(), 'Hello{Enter}')
  const { input } = chat.environment.mock.findOperation(({ request }) => request.node === sendMessage).request.variables
  expect(input).toMatchObject({ threadId: null, text: 'Hello', isTemporary: true })
  await chat.respond(sendMessage, sent('Hello', [0, 1]))
  await chat.showThread(temporary())
  expect(await screen.findByText('Good morning.')).toBeVisible()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(chat.router.state.location.pathname).toBe(`/chat/${uuid}`)
  expect(lastThread.get()).toBe('uuid-3')

  lastThread.set(null)
  await chat.user.click(screen.getByRole('button', { name: 'Close and delete' }))
  await chat.showNewChat()
  await waitFor(() => {
    const { variables } = chat.environment.mock.findOperation(({ request }) => request.node === deleteOnLeave).request
    expect(variables).toEqual({ input: { threadId: 'thread-1' } })
  })
  expect(screen.queryByText(sentence)).toBeNull()
})

test('other chats stay when left', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hello'), answer(1, 'Good morning.')]))
  await screen.findByText('Good morning.')
  lastThread.set(null)
  void chat.router.navigate('/chat')
  await chat.showNewChat()
  expect(await toggle()).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve))
  expect(chat.environment.mock.getAllOperations().some(({ request }) => request.node === deleteOnLeave)).toBe(false)
})

test('a temporary chat that is deleted in another tab leads to an empty temporary chat', async () => {
  const app = await openSidebar([thread('3', 'Tides')], '/chat/uuid-8')
  const node = { ...thread('8', null, '2027-01-01T10:00:00.000Z', 2), activeRun: null, isTemporary: true }
  await app.emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(node) } })
  await app.emit(viewerEvents, { viewerEvents: { __typename: 'ThreadDeleted', deletedThreadId: '8' } })
  await waitFor(() => expect(app.router.state.location).toMatchObject({ pathname: '/chat', search: '?temporary=true' }))
})

test('lists no temporary chat of a live update', async () => {
  const app = await openSidebar([thread('3', 'Tides')])
  const changed = (id: string, more: object) => ({ ...thread(id, null, '2027-01-01T10:00:00.000Z', 2), activeRun: null, ...more })
  const emit = (node: object) => app.emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(node as never) } })
  await emit(changed('8', { name: 'Secret', isTemporary: true }))
  await emit(changed('9', { name: 'Rivers' }))
  expect(listTitles()).toEqual(['Rivers', 'Tides'])
})
