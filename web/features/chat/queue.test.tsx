import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import editMutation from '../../__generated__/QueuedMessagesEditMutation.graphql.ts'
import sendMutation from '../../__generated__/QueuedMessagesSendMutation.graphql.ts'
import withdrawMutation from '../../__generated__/QueuedMessagesWithdrawMutation.graphql.ts'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import useQueueMessageMutation from '../../__generated__/useQueueMessageMutation.graphql.ts'
import { draft } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { activeRun, answer, findComposer, createThread, openChat, question, sent, streaming, uuid } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const queued = (id: string, text: string) => ({
  __typename: 'QueuedMessage',
  id,
  text,
  elementIds: [] as string[],
  references: [],
  comparedModel: null,
})
const answering = (...messages: ReturnType<typeof queued>[]) =>
  createThread([question(0, 'Hi'), streaming(1)], { activeRun, queuedMessages: messages })
const changed = (typename: string, ...messages: ReturnType<typeof queued>[]) => ({
  __typename: typename,
  thread: { __typename: 'Thread', id: 'thread-1', queuedMessages: messages },
})
const queue = () => screen.findByRole('list', { name: 'Queued messages' })

test('queues what is typed during an answer', async () => {
  const chat = await openChat()
  await chat.showThread(answering())
  await chat.user.type(await findComposer(), 'And then?{Enter}')
  expect(await findComposer()).toHaveValue('')
  expect(within(screen.getByRole('list', { name: 'Unsent messages' })).getByText('And then?')).toBeVisible()
  const { variables } = chat.environment.mock.getMostRecentOperation().request
  expect(variables).toMatchObject({ input: { threadId: 'thread-1', text: 'And then?', elementIds: [] } })
  await chat.respond(useQueueMessageMutation, { queueMessage: changed('QueueMessagePayload', queued('q-1', 'And then?')) })
  expect(within(await queue()).getByText('And then?')).toBeVisible()
  expect(screen.getByText('Sent after this answer')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Unsent messages' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()
})

test('queues what is entered while the message before is being sent', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello')]))
  await chat.user.type(await findComposer(), 'First{Enter}Second{Enter}Third{Enter}fourth')
  const unsent = within(screen.getByRole('list', { name: 'Unsent messages' }))
  expect([unsent.getByText('Second'), unsent.getByText('Third')]).toHaveLength(2)
  expect(await findComposer()).toHaveValue('fourth')
  expect(draft(uuid).get()).toBe('Second\nThird\nfourth')

  await chat.respond(useSendMessageMutation, sent('First', [2, 3]))
  await chat.respond(useQueueMessageMutation, { queueMessage: changed('QueueMessagePayload', queued('q-1', 'Second')) })
  const both = changed('QueueMessagePayload', queued('q-1', 'Second'), queued('q-2', 'Third'))
  await chat.respond(useQueueMessageMutation, { queueMessage: both })
  expect(within(await queue()).getByText('Third')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Unsent messages' })).toBeNull()
  expect(await findComposer()).toHaveValue('fourth')
  expect(draft(uuid).get()).toBe('fourth')
})

test('returns a waiting message to the composer instead of sending it', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello')]))
  await chat.user.type(await findComposer(), 'First{Enter}Second{Enter}Third{Enter}fourth')
  const [second] = within(screen.getByRole('list', { name: 'Unsent messages' })).getAllByRole('button', { name: 'Edit message' })
  second?.focus()
  await chat.user.keyboard('{Enter}')
  expect(await findComposer()).toHaveValue('Second\nfourth')
  expect(await findComposer()).toHaveFocus()
  expect(within(screen.getByRole('list', { name: 'Unsent messages' })).queryByText('Second')).toBeNull()
  expect(draft(uuid).get()).toBe('Third\nSecond\nfourth')

  await chat.respond(useSendMessageMutation, sent('First', [2, 3]))
  expect(chat.environment.mock.getMostRecentOperation().request.variables).toMatchObject({ input: { text: 'Third' } })
  await chat.respond(useQueueMessageMutation, { queueMessage: changed('QueueMessagePayload', queued('q-1', 'Third')) })
  expect(draft(uuid).get()).toBe('Second\nfourth')
})

test('queues messages entered before the conversation exists', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat()
  const field = await findComposer()
  await chat.user.type(field, 'First{Enter}')
  await chat.respond(useSendMessageMutation, sent('First', [0, 1]))
  await chat.user.type(field, 'Second{Enter}')
  expect(field).toHaveValue('')
  await chat.showThread(createThread([question(0, 'First'), streaming(1)], { activeRun }))
  await waitFor(() => expect(chat.environment.mock.getMostRecentOperation().request.variables).toMatchObject({ input: { text: 'Second' } }))
  await chat.respond(useQueueMessageMutation, { queueMessage: changed('QueueMessagePayload', queued('q-1', 'Second')) })
  expect(within(await queue()).getByText('Second')).toBeVisible()
})

test('returns messages to the draft in order when one is refused', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello')]))
  await chat.user.type(await findComposer(), 'First{Enter}Second{Enter}third')
  await act(async () => chat.environment.mock.reject(useSendMessageMutation, new RequestError('Failed to fetch', null)))
  expect(await screen.findByText('Couldn’t send your message. Check your connection and try again.')).toBeVisible()
  expect(await findComposer()).toHaveValue('First\nSecond\nthird')
  expect(screen.queryByRole('list', { name: 'Unsent messages' })).toBeNull()
})

test('keeps the text of a message that could not be queued and retries it idempotently', async () => {
  const chat = await openChat()
  await chat.showThread(answering())
  await chat.user.type(await findComposer(), 'And then?')
  await chat.user.click(screen.getByRole('button', { name: 'Queue' }))
  const first = chat.environment.mock.getMostRecentOperation().request.variables
  await act(async () => chat.environment.mock.reject(useQueueMessageMutation, new RequestError('Failed to fetch', null)))
  expect(await screen.findByText('Couldn’t send your message. Check your connection and try again.')).toBeVisible()
  expect(await findComposer()).toHaveValue('And then?')
  await chat.user.type(await findComposer(), '{Enter}')
  await waitFor(() => expect(chat.environment.mock.isLoading(useQueueMessageMutation, first, { force: true })).toBe(true))
})

test('a reload before the response leaves a queued message out of the composer', async () => {
  const first = await openChat()
  await first.showThread(answering())
  await first.user.type(await findComposer(), 'And then?{Enter}more')
  cleanup()
  const unsent = await openChat()
  await unsent.showThread(answering())
  expect(await findComposer()).toHaveValue('And then?\nmore')
  cleanup()
  localStorage.clear()
  const second = await openChat()
  await second.showThread(answering())
  await second.user.type(await findComposer(), 'And then?{Enter}more')
  cleanup()
  const chat = await openChat()
  await chat.showThread(answering(queued('q-1', 'And then?')))
  expect(await findComposer()).toHaveValue('more')
})

test('edits, sends and withdraws queued messages', async () => {
  const chat = await openChat()
  await chat.showThread(answering(queued('q-1', 'First'), queued('q-2', 'Second')))
  const [first, second] = within(await queue()).getAllByRole('listitem')
  await chat.user.click(within(first as HTMLElement).getByRole('button', { name: 'Edit message' }))
  const field = screen.getByRole('textbox', { name: 'Queued message' })
  await chat.user.clear(field)
  await chat.user.type(field, 'Uno{Enter}')
  await chat.respond(editMutation, {
    editQueuedMessage: changed('EditQueuedMessagePayload', queued('q-1', 'Uno'), queued('q-2', 'Second')),
  })
  expect(await screen.findByText('Uno')).toBeVisible()
  expect(within(await queue()).getAllByRole('button', { name: 'Edit message' })[0]).toHaveFocus()

  await chat.user.click(within(second as HTMLElement).getByRole('button', { name: 'Withdraw message' }))
  await chat.respond(withdrawMutation, { withdrawQueuedMessage: changed('WithdrawQueuedMessagePayload', queued('q-1', 'Uno')) })
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw message' })).toHaveFocus())

  await chat.user.click(screen.getByRole('button', { name: 'Send now' }))
  const isSending = chat.environment.mock.isLoading(sendMutation, { input: { queuedMessageId: 'q-1' } }, { force: true })
  expect(isSending).toBe(true)
  await chat.respond(sendMutation, { sendQueuedMessage: changed('SendQueuedMessagePayload') })
  await waitFor(() => expect(screen.queryByText('Uno')).toBeNull())
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('says why a waiting message cannot be sent', async () => {
  const chat = await openChat()
  const run = { id: 'run-0', status: 'STOPPED', errorMessage: null }
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Half', { run })], { queuedMessages: [queued('q-1', 'First')] }))
  expect(await screen.findByText('Not sent yet')).toBeVisible()
  await chat.user.click(within(await queue()).getByRole('button', { name: 'Send' }))
  await chat.respond(sendMutation, {
    sendQueuedMessage: {
      __typename: 'RateLimitError',
      __isUserError: 'RateLimitError',
      message: 'Wait a moment.',
      code: null,
      params: null,
    },
  })
  expect(await screen.findByText('Wait a moment.')).toBeVisible()
})
