import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createOperationDescriptor } from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import useReadAgainQuery from '../../__generated__/useReadAgainQuery.graphql.ts'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import useVersionsDeleteMutation from '../../__generated__/useVersionsDeleteMutation.graphql.ts'
import useStopRunMutation from '../../__generated__/useStopRunMutation.graphql.ts'
import { draft, getSendingDraft } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { activeRun, answer, findComposer, openChat, question, sent, streaming, createThread, uuid } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

test('shows a message before the server answers and keeps the next draft', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello')]))
  const field = await findComposer()
  await chat.user.type(field, 'First thought{Enter}And another')
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect(within(log).getByText('First thought')).toBeVisible()
  expect(within(log).getByText('Sending...')).toBeInTheDocument()
  expect(field).toHaveValue('And another')

  await chat.respond(useSendMessageMutation, sent('First thought', [2, 3]))
  expect(await within(log).findAllByText('First thought')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull())
  await chat.user.type(field, ' of it')
  expect(field).toHaveValue('And another of it')
  expect(draft(uuid).get()).toBe('And another of it')
})

test('keeps the composer’s focus and text when the first message creates the thread', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat()
  const field = await findComposer()
  await chat.user.type(field, 'Hello{Enter}second th')
  expect(within(screen.getByRole('log', { name: 'Conversation' })).getByText('Hello')).toBeVisible()
  await chat.respond(useSendMessageMutation, sent('Hello', [0, 1]))
  await chat.user.type(field, 'oug')
  await waitFor(() => expect(chat.router.state.location.pathname).toBe(`/chat/${uuid}`))
  await chat.showThread(createThread([question(0, 'Hello'), streaming(1)], { activeRun }))
  await chat.user.keyboard('ht')
  expect(await findComposer()).toBe(field)
  expect(field).toHaveFocus()
  expect(field).toHaveValue('second thought')
  expect(screen.getAllByText('Hello')).toHaveLength(1)
  expect(draft(uuid).get()).toBe('second thought')
  expect(draft(null).get()).toBeNull()
})

test('shows a message once if it is loaded before the response, at whatever position', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello'), question(2, 'Why?'), answer(3, 'So.')]))
  await chat.user.type(await findComposer(), 'Once more{Enter}')
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect(within(log).getByText('Sending...')).toBeInTheDocument()
  const { clientMessageId } = chat.environment.mock.findOperation(({ request }) => request.node.operation.name === 'useSendMessageMutation')
    .request.variables.input
  // Another tab has removed two messages.
  const run = { id: 'run-1', status: 'RUNNING', errorMessage: null, clientMessageId }
  const loaded = createThread([
    question(0, 'Hi'),
    answer(1, 'Hello'),
    question(2, 'Once more'),
    answer(3, '', { status: 'STREAMING', run }),
  ])
  const read = createOperationDescriptor(useReadAgainQuery, { id: 'thread-1', count: 20 })
  await act(async () => chat.environment.commitPayload(read, { node: loaded }))
  expect(within(log).getAllByText('Once more')).toHaveLength(1)
  expect(screen.queryByText('Sending...')).toBeNull()
})

test('a deleted first message does not return as one that is being sent', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat()
  await chat.user.type(await findComposer(), 'Hello{Enter}')
  await chat.respond(useSendMessageMutation, sent('Hello', [0, 1]))
  await waitFor(() => expect(chat.router.state.location.pathname).toBe(`/chat/${uuid}`))
  await chat.showThread(createThread([question(0, 'Hello'), answer(1, 'Hi')]))
  await chat.user.click(await screen.findByRole('button', { name: 'Delete message' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete message' })
  await chat.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await chat.respond(useVersionsDeleteMutation, { deleteMessage: { __typename: 'DeleteMessagePayload', thread: createThread([]) } })
  await waitFor(() => expect(screen.queryByText('Hello')).toBeNull())
  expect(screen.queryByText('Sending...')).toBeNull()
})

test('stores nothing of a message that a logout refused', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([]))
  const field = await findComposer()
  await chat.user.type(field, 'Hello{Enter}')
  localStorage.clear()
  await act(async () => chat.environment.mock.reject(useSendMessageMutation, new RequestError('Signed out', null)))
  await waitFor(() => expect(field).toHaveValue('Hello'))
  expect([getSendingDraft(uuid).get(), draft(uuid).get()]).toEqual([null, null])
})

test('puts a refused message in front of the current draft', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([]))
  const field = await findComposer()
  await chat.user.type(field, 'Hello{Enter}and more')
  expect([getSendingDraft(uuid).get(), draft(uuid).get()]).toEqual(['Hello', 'and more'])
  await act(async () => chat.environment.mock.reject(useSendMessageMutation, new RequestError('Failed to fetch', null)))
  expect(await screen.findByText('Couldn’t send your message. Check your connection and try again.')).toBeVisible()
  expect(field).toHaveValue('Hello\nand more')
  expect(screen.queryByText('Sending...')).toBeNull()
})

test('Escape stops an answer', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  await findComposer()
  await chat.user.keyboard('{Escape}')
  await waitFor(() =>
    expect(chat.environment.mock.isLoading(useStopRunMutation, { input: { runId: activeRun.id } }, { force: true })).toBe(true),
  )
})

test('attaches a file dropped next to the composer', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello')]))
  await findComposer()
  const file = new File(['text'], 'notes.txt', { type: 'text/plain' })
  const isLeftToTheBrowser = fireEvent.drop(screen.getByRole('log', { name: 'Conversation' }), {
    dataTransfer: { files: [file], types: ['Files'] },
  })
  expect(isLeftToTheBrowser).toBe(false)
  expect(await screen.findByText('notes.txt')).toBeVisible()
})
