import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import answerMutation from '../../__generated__/useAnswerQuestionMutation.graphql.ts'
import sendMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import { activeRun, answer, findComposer, createThread, openChat, question, sent, streaming } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const day = {
  question: 'Which day?',
  choices: ['Friday', 'Saturday'],
  allowsSeveral: false,
  status: 'OPEN',
  chosen: [] as string[],
  text: '',
}
const asking = (more: object = {}) =>
  answer(1, 'Happy to help.\n\nWhich day?', {
    waitForAnswer: true,
    question: { ...day, ...more },
    run: { id: 'run-0', status: 'COMPLETED', errorMessage: null },
  })
const card = () => screen.findByRole('region', { name: 'Which day?' })

test('answers once with a press, and shows the chosen answer', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Plan it'), asking()]))
  const shown = await card()
  expect(screen.getAllByText('Which day?')).toHaveLength(1)
  await chat.user.click(within(shown).getByRole('button', { name: 'Friday' }))
  const { variables } = chat.environment.mock.getMostRecentOperation().request
  expect(variables).toMatchObject({ input: { stepId: 'step-1', choices: ['Friday'], text: '' } })
  expect(within(shown).getByRole('button', { name: 'Saturday' })).toBeDisabled()

  const steps = [question(2, 'Friday'), streaming(3)] as const
  await chat.respond(answerMutation, {
    answerQuestion: {
      __typename: 'AnswerQuestionPayload',
      step: asking({ status: 'ANSWERED', chosen: ['Friday'] }).node,
      thread: { ...createThread([...steps]), activeRun, steps: undefined },
      userStepEdge: steps[0],
      assistantStepEdge: steps[1],
      run: activeRun,
    },
  })
  await waitFor(() => expect(within(shown).getByRole('img', { name: 'Chosen' })).toBeVisible())
  expect(within(shown).queryByRole('button')).toBeNull()
})

test('sends an answer given before the run that asks has ended', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Plan it'), streaming(1)], { activeRun }))
  const run = { __typename: 'Run', id: 'run-1', status: 'RUNNING', errorMessage: null }
  const asked = answer(1, 'Which day?', { waitForAnswer: true, question: day, run })
  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:1', stepId: 'step-1', step: asked.node })
  await chat.user.click(within(await card()).getByRole('button', { name: 'Friday' }))
  expect(within(await card()).queryByText(/still being answered/)).toBeNull()
  const thread = { ...createThread([question(0, 'Plan it'), asked]), steps: undefined }
  await chat.event({ __typename: 'ChatDone', cursor: '1:2', stepId: 'step-1', run: activeRun, thread })
  const isSent = () =>
    chat.environment.mock.getAllOperations().some(({ request }) => request.node.params.name === 'useAnswerQuestionMutation')
  await waitFor(() => expect(isSent()).toBe(true))
})

test('keeps the card open and shows why an answer was refused', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Plan it'), asking()]))
  const shown = await card()
  await chat.user.type(within(shown).getByRole('textbox', { name: 'Another answer' }), 'Monday{Enter}')
  await chat.respond(answerMutation, {
    answerQuestion: {
      __typename: 'ConflictError',
      __isUserError: 'ConflictError',
      message: 'This question is closed.',
      code: null,
      params: null,
    },
  })
  expect(await within(shown).findByText('This question is closed.')).toBeVisible()
  expect(within(shown).getByRole('textbox')).toHaveValue('Monday')
})

test('another message skips the question', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Plan it'), asking()]))
  await card()
  await chat.user.type(await findComposer(), 'Never mind{Enter}')
  await chat.respond(sendMutation, sent('Never mind', [2, 3]))
  expect(await within(await card()).findByText('Skipped')).toBeVisible()
})
