import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import threadScreenQuery from '../../__generated__/ThreadScreenQuery.graphql.ts'
import useReadAgainQuery from '../../__generated__/useReadAgainQuery.graphql.ts'
import useQueueMessageMutation from '../../__generated__/useQueueMessageMutation.graphql.ts'
import useRetryRunMutation from '../../__generated__/useRetryRunMutation.graphql.ts'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import useVersionsKeepMutation from '../../__generated__/useVersionsKeepMutation.graphql.ts'
import { forget } from '../../offline/forget.ts'
import { claim } from '../../offline/kept.ts'
import { activeRun, answer, createThread, openChat, question } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const toModel = (name: string) => ({
  modelId: `model-${name}`,
  uuid: name,
  name,
  connectionName: null,
  isBuiltIn: false,
  acceptsImages: false,
})
const [red, blue, green] = [toModel('red'), toModel('blue'), toModel('green')]
const ended = (status: string) => ({ status, errorMessage: null })
const first = answer(1, 'From red.', {
  agentModel: 'red',
  totalTimeMs: 1200,
  promptTokens: 7,
  completionTokens: 12,
  run: { id: 'run-1', ...ended('COMPLETED') },
})
const second = answer(1, 'From blue.', { id: 'step-9', agentModel: 'blue', run: { id: 'run-2', ...ended('COMPLETED') } })
const compared = (status: string, steps: (typeof first | null)[], shown = 0) => ({
  status,
  answers: steps.map((step, index) => ({
    isShown: index === shown,
    errorMessage: null,
    model: index === 0 ? red : blue,
    step: step?.node ?? null,
  })),
})
const threadWith = (comparison: object | null, last = first, more = {}) =>
  createThread([question(0, 'Which colour?'), last], { stepCount: 2, model: red, comparison, ...more })

async function open(thread: ReturnType<typeof createThread>, models = [red, blue, green]) {
  const chat = await openChat()
  await chat.respond(threadScreenQuery, { viewer: { thread, model: red, models }, model: { isBuiltIn: false } })
  return chat
}
const column = (name: string) => screen.findByRole('region', { name })
const keepButton = (name: string) => screen.getByRole('button', { name: `Keep this answer: ${name}` })

test('shows both answers in order with model, time and tokens, and keeps one', async () => {
  const chat = await open(threadWith(compared('OPEN', [first, second])))
  const columns = [await column('red'), await column('blue')]
  expect(await within(columns[0] as HTMLElement).findByText('From red.')).toBeVisible()
  expect(within(columns[0] as HTMLElement).getByText(/1.2 s.*7 tokens read.*12 tokens written/)).toBeVisible()
  expect(await within(columns[1] as HTMLElement).findByText('From blue.')).toBeVisible()
  const names = within(screen.getByRole('region', { name: 'Two answers' })).getAllByRole('heading')
  expect(names.map(({ textContent }) => textContent)).toEqual(['red', 'blue'])
  expect(screen.queryByRole('button', { name: 'Previous version' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Answered by/ })).toBeNull()

  await chat.user.click(keepButton('blue'))
  expect(chat.environment.mock.getMostRecentOperation().request.variables.input).toEqual({ stepId: 'step-9' })
  expect(keepButton('red')).toBeDisabled()
  const version = answer(1, 'From blue.', { id: 'step-9', agentModel: 'blue', versionIds: ['step-1', 'step-9'] })
  const kept = threadWith(null, version, { model: blue })
  await chat.respond(useVersionsKeepMutation, { keepAnswer: { __typename: 'KeepAnswerPayload', thread: kept } })
  expect(await screen.findByRole('group', { name: 'Version 2 of 2' })).toBeVisible()
  expect(screen.getByText('Answer kept')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous version' })).toHaveFocus())
  expect(screen.getByText('From blue.')).toBeVisible()
  expect(screen.queryByText('From red.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Model: blue' })).toBeVisible()
})

test('says why an answer was not kept', async () => {
  const chat = await open(threadWith(compared('OPEN', [first, second])))
  await chat.user.click(await screen.findByRole('button', { name: 'Keep this answer: red' }))
  await chat.respond(useVersionsKeepMutation, {
    keepAnswer: {
      __typename: 'AlreadySendingError',
      __isUserError: 'AlreadySendingError',
      message: 'Wait for the answer.',
      run: activeRun,
    },
  })
  expect(await screen.findByText('Wait for the answer.')).toBeVisible()
  expect(keepButton('red')).toBeEnabled()
})

test('the second answer waits for the first', async () => {
  const writing = answer(1, 'Half', { status: 'STREAMING', run: { id: 'run-1', ...ended('RUNNING') } })
  await open(threadWith(compared('WAITING', [writing, null]), writing, { activeRun }))
  expect(await within(await column('red')).findByText('Half')).toBeVisible()
  expect(within(await column('blue')).getByText('Waiting')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Keep/ })).toBeNull()
})

test.each([
  ['waits although the first one has ended', 'WAITING'],
  ['has ended but is not loaded', 'OPEN'],
])('reads the conversation again if the second answer %s', async (_name, status) => {
  const chat = await open(threadWith(compared(status, [first, null])))
  await column('blue')
  await waitFor(() => expect(chat.environment.mock.getMostRecentOperation().request.node.operation.name).toBe('useReadAgainQuery'), {
    timeout: 5_000,
  })
  await chat.respond(useReadAgainQuery, { node: threadWith(compared('OPEN', [first, second])) })
  expect(await within(await column('blue')).findByText('From blue.')).toBeVisible()
})

test('no answer can be kept while the second one is written, and the next message goes to the first model', async () => {
  const writing = answer(1, 'Part', { id: 'step-9', status: 'STREAMING', run: { id: 'run-2', ...ended('RUNNING') } })
  const run = { ...activeRun, id: 'run-2' }
  await open(threadWith(compared('ANSWERING', [first, writing], 1), writing, { activeRun: run, model: blue }))
  expect(await within(await column('blue')).findByText('Part')).toBeVisible()
  expect(keepButton('red')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Model: red' })).toBeVisible()
})

test('between the two answers, none can be kept and a message is queued', async () => {
  const chat = await open(threadWith(compared('WAITING', [first, null])))
  await waitFor(() => expect(keepButton('red')).toBeDisabled())
  await chat.user.type(screen.getByRole('textbox'), 'Why?{Enter}')
  // A newer operation may be useReadAgainQuery.
  const { request } = chat.environment.mock.findOperation((asked) => asked.request.node === useQueueMessageMutation)
  expect(request.variables.input).toMatchObject({ text: 'Why?' })
})

test('a failed answer has its error and Retry, and the other one can be kept', async () => {
  const failed = answer(1, '', {
    isError: true,
    errors: [{ message: 'The model failed.' }],
    run: { id: 'run-1', ...ended('FAILED') },
  })
  const chat = await open(threadWith(compared('OPEN', [failed, second], 1), second))
  const red = await column('red')
  expect(await within(red).findByText('The model failed.')).toBeVisible()
  expect(within(red).queryByRole('button', { name: /Keep/ })).toBeNull()
  expect(keepButton('blue')).toBeEnabled()
  await chat.user.click(within(red).getByRole('button', { name: 'Retry' }))
  expect(chat.environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({ runId: 'run-1', modelId: null })
})

test('says why a second answer could not be started', async () => {
  const comparison = compared('OPEN', [first, null])
  Object.assign(comparison.answers[1] ?? {}, { errorMessage: 'No messages left.' })
  const chat = await open(threadWith(comparison))
  const blueColumn = await column('blue')
  expect(within(blueColumn).getByText('No messages left.')).toBeVisible()
  await chat.user.click(within(blueColumn).getByRole('button', { name: 'Retry' }))
  const { input } = chat.environment.mock.getMostRecentOperation().request.variables
  expect(input).toMatchObject({ runId: 'run-1', modelId: 'model-blue', isCompared: true })
  await chat.respond(useRetryRunMutation, {
    retryRun: { __typename: 'RateLimitError', __isUserError: 'RateLimitError', message: 'Wait a minute.' },
  })
  expect(await within(blueColumn).findByText('Wait a minute.')).toBeVisible()
})

test('compares the last answer with one of another model', async () => {
  const older = answer(1, 'Older.', { agentModel: 'red', run: { id: 'run-0', ...ended('COMPLETED') } })
  const last = answer(3, 'From red.', { agentModel: 'red', run: { id: 'run-1', ...ended('COMPLETED') } })
  const steps = [question(0, 'Hi'), older, question(2, 'Which colour?'), last]
  const chat = await open(createThread(steps, { stepCount: 4, model: red, comparison: null }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Answered by red' })).toHaveLength(2))
  const [olderMenu, menu] = screen.getAllByRole('button', { name: 'Answered by red' })
  await chat.user.click(olderMenu as HTMLElement)
  expect(await screen.findByRole('group', { name: 'Regenerate with' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Compare with' })).toBeNull()
  await chat.user.keyboard('{Escape}')

  await chat.user.click(menu as HTMLElement)
  const group = await screen.findByRole('group', { name: 'Compare with' })
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['blue', 'green'])
  await chat.user.click(within(group).getByRole('button', { name: 'blue' }))
  const { input } = chat.environment.mock.getMostRecentOperation().request.variables
  expect(input).toMatchObject({ runId: 'run-1', modelId: 'model-blue', isCompared: true })
  const writing = answer(3, 'Part', { id: 'step-9', status: 'STREAMING', run: { id: 'run-2', ...ended('RUNNING') } })
  const run = { ...activeRun, id: 'run-2' }
  const thread = createThread([question(2, 'Which colour?'), writing], {
    stepCount: 4,
    activeRun: run,
    model: blue,
    comparison: compared('ANSWERING', [last, writing], 1),
  })
  await chat.respond(useRetryRunMutation, {
    retryRun: { __typename: 'RetryRunPayload', thread, deletedStepIds: ['step-3'], assistantStepEdge: writing, run },
  })
  expect(await within(await column('red')).findByText('From red.')).toBeVisible()
  expect(within(await column('blue')).getByText('Part')).toBeVisible()
  expect(screen.getByText('Older.')).toBeVisible()
})

test('queues a message for both models during an answer', async () => {
  const writing = answer(1, 'Half', { status: 'STREAMING', run: { id: 'run-1', ...ended('RUNNING') } })
  const chat = await open(threadWith(null, writing, { activeRun }))
  await chat.user.click(await screen.findByRole('button', { name: 'Model: red' }))
  await chat.user.click(await screen.findByRole('menuitem', { name: 'Compare two models' }))
  await chat.user.type(screen.getByRole('textbox'), 'And then?{Enter}')
  const { input } = chat.environment.mock.getMostRecentOperation().request.variables
  expect(input).toMatchObject({ text: 'And then?', comparedModelId: 'model-blue' })
  const message = { __typename: 'QueuedMessage', id: 'q-1', text: 'And then?', elementIds: [], references: [], comparedModel: blue }
  await chat.respond(useQueueMessageMutation, {
    queueMessage: { __typename: 'QueueMessagePayload', thread: { __typename: 'Thread', id: 'thread-1', queuedMessages: [message] } },
  })
  expect(await screen.findByText('Compare with blue')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove blue' })).toBeNull()
})

test('keeps a message for both models while offline', async () => {
  await claim('ada')
  onTestFinished(() => forget())
  const chat = await open(threadWith(null))
  await chat.user.click(await screen.findByRole('button', { name: 'Model: red' }))
  await chat.user.click(await screen.findByRole('menuitem', { name: 'Compare two models' }))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await chat.user.type(screen.getByRole('textbox'), 'And then?{Enter}')
  const [kept] = await within(await screen.findByRole('list', { name: 'Unsent messages' })).findAllByRole('listitem')
  expect(kept?.textContent).toMatch(/And then\?.*Compare with blue/)
  expect(screen.getByRole('textbox')).toHaveValue('')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove blue' })).toBeNull())
})

test('compares two models for one message', async () => {
  const chat = await open(threadWith(null))
  await chat.user.click(await screen.findByRole('button', { name: 'Model: red' }))
  await chat.user.click(await screen.findByRole('menuitem', { name: 'Compare two models' }))
  await chat.user.click(await screen.findByRole('button', { name: 'Model: blue' }))
  expect(screen.queryByRole('menuitem', { name: 'Compare two models' })).toBeNull()
  await chat.user.click(await screen.findByRole('menuitemradio', { name: 'green' }))
  await chat.user.click(screen.getByRole('button', { name: 'Remove green' }))
  expect(screen.queryByRole('button', { name: 'Model: green' })).toBeNull()
  expect(screen.getByRole('textbox')).toHaveFocus()

  await chat.user.click(screen.getByRole('button', { name: 'Model: red' }))
  await chat.user.click(await screen.findByRole('menuitem', { name: 'Compare two models' }))
  await chat.user.type(screen.getByRole('textbox'), 'And now?{Enter}')
  await waitFor(() =>
    expect(chat.environment.mock.findOperation(({ request }) => request.node.operation.name === 'useSendMessageMutation')).toBeTruthy(),
  )
  const sent = chat.environment.mock.findOperation(({ request }) => request.node.operation.name === 'useSendMessageMutation')
  expect(sent.request.variables.input).toMatchObject({ text: 'And now?', comparedModelId: 'model-blue' })
  const writing = answer(3, '', { status: 'STREAMING', run: { id: 'run-3', ...ended('RUNNING') } })
  const steps = [question(2, 'And now?'), writing]
  const thread = createThread(steps, {
    stepCount: 4,
    activeRun: { ...activeRun, id: 'run-3' },
    comparison: compared('WAITING', [writing, null]),
  })
  await chat.respond(useSendMessageMutation, {
    sendMessage: {
      __typename: 'SendMessagePayload',
      thread,
      userStepEdge: steps[0],
      assistantStepEdge: steps[1],
      run: { ...activeRun, id: 'run-3' },
    },
  })
  expect(within(await column('blue')).getByText('Waiting')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove blue' })).toBeNull()
})

test('offers no comparison with fewer than two models', async () => {
  await open(threadWith(null), [red])
  expect(await screen.findByText('From red.')).toBeVisible()
  expect(screen.getByRole('note', { name: 'Model: red' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Model/ })).toBeNull()
})
