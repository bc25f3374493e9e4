import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import useEditAndResendMutation from '../../__generated__/useEditAndResendMutation.graphql.ts'
import useStepsAroundQuery from '../../__generated__/useStepsAroundQuery.graphql.ts'
import useVersionsShowMutation from '../../__generated__/useVersionsShowMutation.graphql.ts'
import { activeRun, answer, createThread, edge, openChat, question, streaming, uuid } from '../../testing/openChat.tsx'

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

test('edits the searched message and then shows its new answer', async () => {
  const chat = await openChat(`/chat/${uuid}?at=40`)
  await chat.showThread(createThread([question(98, 'Newest question'), answer(99, 'Newest answer.')]))
  await chat.respond(useStepsAroundQuery, page([question(40, 'Which hotel?'), answer(41, 'By the harbour.')], null))
  await chat.user.click(await screen.findByRole('button', { name: 'Edit and send again' }))
  await chat.user.type(screen.getByRole('textbox', { name: 'Your message' }), ' And bar?{Enter}')
  const { input } = chat.environment.mock.getMostRecentOperation().request.variables
  expect(input).toMatchObject({ stepId: 'step-40', text: 'Which hotel? And bar?' })
  await chat.respond(useEditAndResendMutation, {
    editAndResend: {
      __typename: 'EditAndResendPayload',
      deletedStepIds: ['step-98', 'step-99'],
      thread: { ...createThread([question(40, ''), streaming(41)]), activeRun, steps: undefined },
      userStepEdge: question(40, 'Which hotel? And bar?', 'step-140'),
      assistantStepEdge: streaming(41),
      run: activeRun,
    },
  })
  expect(await screen.findByText('Which hotel? And bar?')).toBeVisible()
  expect(screen.queryByText('By the harbour.')).toBeNull()
  expect(chat.router.state.location.search).toBe('')
})

test('switches versions of the searched message in place', async () => {
  const versionIds = ['step-40', 'step-140']
  const version = (id: string, input: string) => edge({ id, position: 40, stepType: 'USER_MESSAGE', status: 'SENT', input, versionIds })
  const first = [version('step-40', 'Which hotel?'), answer(41, 'By the harbour.')]
  const second = [version('step-140', 'Which bar?'), answer(41, 'In the port.', { id: 'step-141' })]
  const chat = await openChat(`/chat/${uuid}?at=40`)
  await chat.showThread(createThread([question(98, 'Newest question'), answer(99, 'Newest answer.')]))
  await chat.respond(useStepsAroundQuery, page(first, null))
  await chat.user.click(await screen.findByRole('button', { name: 'Next version' }))
  const thread = { ...createThread(second), stepCount: 42 }
  await chat.respond(useVersionsShowMutation, { showBranch: { __typename: 'ShowBranchPayload', thread } })
  await chat.respond(useStepsAroundQuery, page(second, null))
  expect(await screen.findByText('In the port.')).toBeVisible()
  expect(screen.queryByText('By the harbour.')).toBeNull()
  expect(screen.getByRole('group', { name: 'Version 2 of 2' })).toBeVisible()
  expect(chat.router.state.location.search).toBe('?at=40')
})
