import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import compactMutation from '../../__generated__/ContextMeterMutation.graphql.ts'
import contextQuery from '../../__generated__/ContextMeterQuery.graphql.ts'
import summaryQuery from '../../__generated__/SummaryQuery.graphql.ts'
import { activeRun, answer, findComposer, createThread, mockModel, openChat, question, streaming } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const model = { ...mockModel, name: 'mock', isBuiltIn: false }
const steps = [question(0, 'Hi'), answer(1, 'Hello.'), question(2, 'And now?'), answer(3, 'Now.')]
const thread = (more: Record<string, unknown> = {}) => createThread(steps, { model, ...more })
const context = (more: Record<string, unknown> = {}, state: Record<string, unknown> = {}) => ({
  node: {
    __typename: 'Thread',
    id: 'thread-1',
    isCompacting: false,
    compactionError: null,
    summary: null,
    ...state,
    context: {
      tokens: 1200,
      windowTokens: 8000,
      compactsAtTokens: 6000,
      lastPromptTokens: 1500,
      readTokens: 4000,
      writtenTokens: 300,
      canCompact: true,
      ...more,
    },
  },
})
const meter = (name: string) => screen.findByRole('button', { name })

test('shows how full the context is, and summarizes once', async () => {
  const chat = await openChat()
  await chat.showThread(thread())
  await chat.respond(contextQuery, context())
  await chat.user.click(await meter('Context: 15% full'))
  const details = await screen.findByRole('dialog', { name: 'Context' })
  for (const text of ['about 1,200 of 8,000 tokens', '1,500 tokens', '4,000 tokens read, 300 written'])
    expect(within(details).getByText(text)).toBeVisible()
  expect(within(details).getByText('Earlier messages are summarized at 6,000 tokens.')).toBeVisible()

  await chat.user.click(within(details).getByRole('button', { name: 'Compact now' }))
  const compacted = (more: Record<string, unknown>) => ({
    compactThread: { __typename: 'CompactThreadPayload', thread: { ...thread(more), steps: undefined } },
  })
  await chat.respond(compactMutation, compacted({ isCompacting: true }))
  await chat.user.click(within(details).getByRole('button', { name: 'Summarizing...' }))
  expect(chat.environment.mock.isLoading(compactMutation, { input: { threadId: 'thread-1' } }, { force: true })).toBe(false)
})

test('shows why summarizing failed, and waits for an answer', async () => {
  const chat = await openChat()
  const answering = [...steps.slice(0, 3), streaming(3)]
  await chat.showThread(createThread(answering, { model, activeRun, compactionError: 'MODEL_KEY_REJECTED' }))
  await chat.respond(contextQuery, context({ tokens: 7800 }, { compactionError: 'MODEL_KEY_REJECTED' }))
  await chat.user.click(await meter('Context: 98% full'))
  const details = await screen.findByRole('dialog', { name: 'Context' })
  expect(within(details).getByText(/rejected the API key/)).toBeVisible()
  expect(within(details).getByText('Earlier messages will be summarized before the next answer.')).toBeVisible()
  expect(within(details).getByRole('button', { name: 'Compact now' })).toBeDisabled()
})

test('marks where messages were summarized, and opens the summary', async () => {
  const chat = await openChat()
  await chat.showThread(thread({ summary: { position: 2 } }))
  const mark = await screen.findByRole('button', { name: 'Earlier messages were summarized' })
  const follows = (one: Element, other: Element) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(follows(screen.getByText('Hello.'), mark)).toBe(true)
  expect(follows(mark, screen.getByText('And now?'))).toBe(true)
  await chat.user.click(mark)
  await chat.respond(summaryQuery, { node: { __typename: 'Thread', id: 'thread-1', summary: { position: 2, text: 'They said hello.' } } })
  expect(await screen.findByText('They said hello.')).toBeVisible()
})

test('has no meter with the built-in responder', async () => {
  const chat = await openChat()
  await chat.showThread(createThread(steps))
  await findComposer()
  await waitFor(() => expect(screen.getByText('Now.')).toBeVisible())
  expect(screen.queryByRole('button', { name: /Context/ })).toBeNull()
})
