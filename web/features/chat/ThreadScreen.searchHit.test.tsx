import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import useStepsAroundQuery from '../../__generated__/useStepsAroundQuery.graphql.ts'
import { answer, openChat, question, createThread, uuid } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const page = (steps: ReturnType<typeof question>[], start: string | null, end: string | null = null) => ({
  node: {
    __typename: 'Thread',
    id: 'thread-1',
    steps: { edges: steps, pageInfo: { hasPreviousPage: start !== null, startCursor: start, hasNextPage: end !== null, endCursor: end } },
  },
})

test('opens at the searched message and loads more on both sides on demand', async () => {
  const chat = await openChat(`/chat/${uuid}?at=41`)
  await chat.showThread(createThread([question(98, 'Newest question'), answer(99, 'Newest answer.')]))
  await chat.respond(useStepsAroundQuery, page([question(40, 'Which hotel?'), answer(41, 'By the harbour.')], 'step:40', 'step:41'))
  const log = await screen.findByRole('log', { name: 'Conversation' })
  expect((await within(log).findByText('By the harbour.')).closest('[aria-current]')).not.toBeNull()
  expect(within(log).queryByText('Newest answer.')).toBeNull()
  await chat.user.click(within(log).getByRole('button', { name: 'Earlier messages' }))
  await chat.respond(useStepsAroundQuery, page([question(39, 'And before?')], null, 'step:39'))
  expect(await within(log).findByText('And before?')).toBeVisible()
  expect(within(log).queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  expect(within(log).getByRole('button', { name: 'Later messages' })).toBeVisible()
  await chat.user.click(screen.getByRole('button', { name: 'Jump to latest' }))
  expect(await screen.findByText('Newest answer.')).toBeVisible()
  expect(screen.queryByText('Which hotel?')).toBeNull()
})

test('retries failed earlier messages with Retry and when back online', async () => {
  const chat = await openChat(`/chat/${uuid}?at=41`)
  await chat.showThread(createThread([question(98, 'Newest question'), answer(99, 'Newest answer.')]))
  const fail = async () => {
    await waitFor(() => expect(chat.environment.mock.findOperation(({ request }) => request.node === useStepsAroundQuery)).toBeTruthy())
    await act(async () => chat.environment.mock.reject(useStepsAroundQuery, new Error('network')))
  }
  await chat.respond(useStepsAroundQuery, page([question(40, 'Which hotel?'), answer(41, 'By the harbour.')], 'step:40'))
  const log = await screen.findByRole('log', { name: 'Conversation' })
  await chat.user.click(await within(log).findByRole('button', { name: 'Earlier messages' }))
  await fail()
  const alert = await within(log).findByText('Failed to load thread history')
  expect(alert.compareDocumentPosition(within(log).getByText('Which hotel?'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await chat.user.click(within(log).getByRole('button', { name: 'Retry' }))
  await fail()
  await within(log).findByText('Failed to load thread history')
  await act(async () => void window.dispatchEvent(new Event('online')))
  await chat.respond(useStepsAroundQuery, page([question(39, 'And before?')], null))
  expect(await within(log).findByText('And before?')).toBeVisible()
  expect(within(log).queryByText('Failed to load thread history')).toBeNull()
})
