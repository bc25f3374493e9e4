import { act, screen, waitFor } from '@testing-library/react'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import threadScreenQuery from '../../__generated__/ThreadScreenQuery.graphql.ts'
import useContinueAnswerMutation from '../../__generated__/useContinueAnswerMutation.graphql.ts'
import useRetryRunMutation from '../../__generated__/useRetryRunMutation.graphql.ts'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import useStopRunMutation from '../../__generated__/useStopRunMutation.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { activeRun, question, answer, streaming, createThread, openChat, findComposer, sent, uuid } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

test('Stop stops the run', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  await chat.user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(chat.environment.mock.isLoading(useStopRunMutation, { input: { runId: 'run-1' } }, { force: true })).toBe(true)
})

test('shows a stopped answer even if the mutation responds after the stream', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  await chat.user.click(await screen.findByRole('button', { name: 'Stop' }))
  const { node: step } = answer(1, 'Half', { run: { __typename: 'Run', id: 'run-1', status: 'STOPPED', errorMessage: null } })
  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:3', stepId: 'step-1', step })
  await chat.event({
    __typename: 'ChatDone',
    cursor: '1:4',
    stepId: 'step-1',
    run: activeRun,
    thread: createThread([question(0, 'Hi'), answer(1, '')]),
  })
  await chat.respond(useStopRunMutation, {
    stopRun: { __typename: 'StopRunPayload', run: { __typename: 'Run', id: 'run-1', status: 'RUNNING' } },
  })
  expect(screen.getByText(/You stopped this answer/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  expect(await findComposer()).toHaveFocus()
})

test('ignores a stale thread that reports the run as active', async () => {
  const chat = await openChat()
  const running = createThread([question(0, 'Hi'), streaming(1)], { activeRun })
  await chat.showThread(running)
  await chat.event({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-1', delta: 'Whole' })
  await chat.event({
    __typename: 'ChatDone',
    cursor: '1:2',
    stepId: 'step-1',
    run: activeRun,
    thread: { ...running, activeRun: null, steps: undefined },
  })
  await chat.readAgain(running)
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()

  const run = { id: 'run-1', status: 'COMPLETED', errorMessage: null }
  await chat.readAgain(createThread([question(0, 'Hi'), answer(1, 'Whole answer.', { run })]))
  expect(await screen.findByText('Whole answer.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit and send again' })).toBeEnabled()
})

test('keeps a complete answer when a stale response arrives later', async () => {
  const chat = await openChat()
  const running = createThread([question(0, 'Hi'), streaming(1)], { activeRun })
  await chat.showThread({ ...running, stepCount: 4 })
  const { node: step } = answer(1, 'Whole answer.', { run: { __typename: 'Run', id: 'run-1', status: 'COMPLETED', errorMessage: null } })
  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:1', stepId: 'step-1', step })
  await chat.event({ __typename: 'ChatDone', cursor: '1:2', stepId: 'step-1', thread: { ...running, activeRun: null, steps: undefined } })
  await chat.readAgain(running)
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit and send again' })).toBeEnabled()
})

test('can retry an interrupted answer after a stale response', async () => {
  const chat = await openChat()
  const running = createThread([question(0, 'Hi'), streaming(1)], { activeRun })
  await chat.showThread(running)
  const failure = {
    isError: true,
    errors: [{ message: 'Broke off.' }],
    run: { __typename: 'Run', id: 'run-1', status: 'FAILED', errorMessage: null },
  }
  const failed = answer(1, 'Half', failure)
  await chat.event({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-1', delta: 'Half' })
  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:2', stepId: 'step-1', step: failed.node })
  await chat.event({
    __typename: 'ChatDone',
    cursor: '1:3',
    stepId: 'step-1',
    run: activeRun,
    thread: { ...running, activeRun: null, steps: undefined },
  })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()

  await act(async () => {
    chat.environment.commitPayload(createOperationDescriptor(getRequest(threadScreenQuery), { uuid, count: 20 }), {
      viewer: { thread: running },
      model: { isBuiltIn: false },
    })
  })
  await chat.readAgain(createThread([question(0, 'Hi'), failed]))
  expect(await screen.findByText('Broke off.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('accepts Stop while sending and stops the run once it is known', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([]))
  await chat.user.type(await findComposer(), 'Hello{Enter}')
  await chat.user.click(await screen.findByRole('button', { name: 'Stop' }))
  await chat.respond(useSendMessageMutation, sent('Hello', [0, 1]))
  await waitFor(() =>
    expect(chat.environment.mock.isLoading(useStopRunMutation, { input: { runId: 'run-1' } }, { force: true })).toBe(true),
  )
})

test('reports a failed stop', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  await chat.user.click(await screen.findByRole('button', { name: 'Stop' }))
  await act(async () => chat.environment.mock.reject(useStopRunMutation, new RequestError('Failed to fetch', null)))
  expect(await screen.findByText('Couldn’t stop the answer. Check your connection and try again.')).toBeVisible()
})

test('shows why an answer failed and replaces it on Retry', async () => {
  const chat = await openChat()
  const failed = answer(1, 'Half', {
    isError: true,
    errors: [{ message: 'The model did not answer in time.' }],
    run: { id: 'run-0', status: 'FAILED', errorMessage: null },
  })
  await chat.showThread(createThread([question(0, 'Hi'), failed]))
  expect(await screen.findByText('The model did not answer in time.')).toBeVisible()
  await chat.user.click(screen.getByRole('button', { name: 'Retry' }))
  await chat.respond(useRetryRunMutation, {
    retryRun: {
      __typename: 'RetryRunPayload',
      deletedStepIds: ['step-1'],
      thread: { ...createThread([question(0, 'Hi'), streaming(1)]), activeRun, steps: undefined },
      assistantStepEdge: { ...streaming(1), node: { ...streaming(1).node, id: 'step-9' } },
      run: activeRun,
    },
  })
  await waitFor(() => expect(screen.queryByText('The model did not answer in time.')).toBeNull())
  await waitFor(() => expect(screen.getAllByRole('article')[1]).toHaveFocus())
  await chat.event({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-9', delta: 'Whole' })
  expect(await screen.findByText('Whole')).toBeVisible()
})

test('shows that an answer was stopped and keeps its text', async () => {
  const chat = await openChat()
  await chat.showThread(
    createThread([question(0, 'Hi'), answer(1, 'Half', { run: { id: 'run-0', status: 'STOPPED', errorMessage: null } })]),
  )
  expect(await screen.findByText('Half')).toBeVisible()
  expect(screen.getByText(/You stopped this answer/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('continues a stopped answer in place', async () => {
  const chat = await openChat()
  const stopped = answer(1, 'One two', { viewerCanContinue: true, run: { id: 'run-0', status: 'STOPPED', errorMessage: null } })
  await chat.showThread(createThread([question(0, 'Hi'), stopped]))
  await chat.user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(chat.environment.mock.isLoading(useContinueAnswerMutation, { input: { stepId: 'step-1' } }, { force: true })).toBe(true)
  await chat.respond(useContinueAnswerMutation, {
    continueAnswer: {
      __typename: 'ContinueAnswerPayload',
      thread: { ...createThread([]), steps: undefined, stepCount: 2, activeRun },
      step: {
        ...stopped.node,
        status: 'STREAMING',
        viewerCanContinue: false,
        run: { ...activeRun, status: 'RUNNING', errorMessage: null },
      },
      run: activeRun,
    },
  })
  expect(screen.queryByText(/You stopped this answer/)).toBeNull()
  const snapshot = { text: 'One two', reasoning: '', reasoningMs: null, toolCalls: [] }
  await chat.event({ __typename: 'ChatSnapshot', cursor: '2:0', stepId: 'step-1', ...snapshot })
  await chat.event({ __typename: 'ChatDelta', cursor: '2:1', stepId: 'step-1', delta: ' three' })
  expect(await screen.findByText('One two three')).toBeVisible()
})

test('offers to continue only where the server allows it', async () => {
  const chat = await openChat()
  const stopped = answer(1, 'Half', { viewerCanContinue: false, run: { id: 'run-0', status: 'STOPPED', errorMessage: null } })
  await chat.showThread(createThread([question(0, 'Hi'), stopped]))
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})
