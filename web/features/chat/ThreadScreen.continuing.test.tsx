import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import chatStreamSubscription from '../../__generated__/chatStreamSubscription.graphql.ts'
import useReadAgainQuery from '../../__generated__/useReadAgainQuery.graphql.ts'
import useOlderStepsQuery from '../../__generated__/useOlderStepsQuery.graphql.ts'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import { draft, lastThread, noModelSeen } from '../../lib/storage.ts'
import { uuid, activeRun, question, answer, streaming, createThread, openChat, findComposer, sent } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

test('loads older messages near the top and prepends them', async () => {
  const chat = await openChat()
  expect(chat.environment.mock.getMostRecentOperation().request.variables).toMatchObject({ count: 20 })
  const thread = createThread([question(2, 'Third'), answer(3, 'Fourth')])
  thread.steps.pageInfo.hasPreviousPage = true
  await chat.showThread(thread)
  await screen.findByText('Third')
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible())
  await chat.respond(useOlderStepsQuery, {
    node: createThread([question(0, 'First'), answer(1, 'Second')]),
  })
  await screen.findByText('First')
  const texts = within(screen.getByRole('log', { name: 'Conversation' }))
    .getAllByRole('article')
    .map(({ textContent }) => textContent)
  expect(texts).toEqual(['You:First', 'Twain:Second', 'You:Third', 'Twain:Fourth'])
})

test('retries a failed page of older messages', async () => {
  const chat = await openChat()
  const thread = createThread([question(2, 'Third'), answer(3, 'Fourth')])
  thread.steps.pageInfo.hasPreviousPage = true
  await chat.showThread(thread)
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible())
  await act(async () => chat.environment.mock.reject(useOlderStepsQuery, new Error('network')))
  expect(await screen.findByText('Failed to load thread history')).toBeVisible()
  await chat.user.click(screen.getByRole('button', { name: 'Retry' }))
  await chat.respond(useOlderStepsQuery, { node: createThread([question(0, 'First'), answer(1, 'Second')]) })
  expect(await screen.findByText('First')).toBeVisible()
  expect(screen.queryByText('Failed to load thread history')).toBeNull()
})

test('reconnects after the last event', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  await chat.event({ __typename: 'ChatDelta', cursor: '1:7', stepId: 'step-1', delta: 'Half ' })
  await act(async () => chat.environment.mock.reject(chatStreamSubscription, new Error('network')))
  await waitFor(() => expect(chat.environment.mock.getMostRecentOperation().request.node.params.name).toBe('chatStreamDiagnosisQuery'))
  await act(async () =>
    chat.environment.mock.resolveMostRecentOperation({
      data: { viewer: { user: { id: 'user-1' } }, node: { __typename: 'Thread', id: 'thread-1', activeRun } },
    }),
  )
  const variables = { threadId: 'thread-1', after: '1:7', clientMessageId: null }
  await waitFor(() => expect(chat.environment.mock.isLoading(chatStreamSubscription, variables, {})).toBe(true))
  await chat.event({ __typename: 'ChatDelta', cursor: '1:7', stepId: 'step-1', delta: 'Half ' })
  await chat.event({ __typename: 'ChatDelta', cursor: '1:8', stepId: 'step-1', delta: 'whole' })
  expect(await screen.findByText('Half whole')).toBeVisible()
})

test('fetches steps written in another tab', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello')], { stepCount: 4 }))
  await waitFor(() => expect(chat.environment.mock.isLoading(useReadAgainQuery, { id: 'thread-1', count: 20 }, { force: true })).toBe(true))
})

test('starts a thread with the first message of a new chat', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat()
  await chat.user.type(await findComposer(), 'Hello{Enter}')
  expect(chat.environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({ threadId: null, text: 'Hello' })
  await chat.respond(useSendMessageMutation, sent('Hello', [0, 1]))
  await waitFor(() => expect(chat.router.state.location.pathname).toBe(`/chat/${uuid}`))
})

test('/chat opens the last thread', async () => {
  lastThread.set(uuid)
  const chat = await openChat('/chat')
  await waitFor(() => expect(chat.router.state.location.pathname).toBe(`/chat/${uuid}`))
})

test('opens an empty chat if the last thread is gone', async () => {
  lastThread.set(uuid)
  const chat = await openChat('/chat')
  await chat.showThread(null)
  await waitFor(() => expect(chat.router.state.location.pathname).toBe('/chat'))
  expect(lastThread.get()).toBeNull()
})

test('restores the draft after leaving', async () => {
  draft(uuid).set('Half a thought')
  const chat = await openChat()
  await chat.showThread(createThread([]))
  expect(await findComposer()).toHaveValue('Half a thought')
})

test('says once that no model is connected', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat(true)
  expect(await screen.findByText('No language model is connected yet.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Connect one' })).toBeNull()
  cleanup()
  const again = await openChat('/chat')
  await again.showNewChat(true)
  await findComposer()
  expect(screen.queryByText('No language model is connected yet.')).toBeNull()
})

test('always lets operators connect a model', async () => {
  noModelSeen.set('1')
  const chat = await openChat('/chat')
  await chat.showNewChat(true, true)
  expect(await screen.findByRole('link', { name: 'Connect one' })).toHaveAttribute('href', '/settings/models')
})
