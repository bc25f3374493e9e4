import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import useEditAndResendMutation from '../../__generated__/useEditAndResendMutation.graphql.ts'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import { activeRun, answer, findComposer, openChat, question, sent, streaming, createThread } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const resent = {
  editAndResend: {
    __typename: 'EditAndResendPayload',
    deletedStepIds: ['step-0', 'step-1'],
    thread: { ...createThread([question(0, ''), streaming(1)]), activeRun, steps: undefined },
    userStepEdge: question(0, 'Where is it?', 'step-8'),
    assistantStepEdge: { ...streaming(1), node: { ...streaming(1).node, id: 'step-9' } },
    run: activeRun,
  },
}

test('edits and resends the last question', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Wher is it?'), answer(1, 'What?')]))
  await chat.user.click(await screen.findByRole('button', { name: 'Edit and send again' }))
  const field = screen.getByRole('textbox', { name: 'Your message' })
  await chat.user.clear(field)
  await chat.user.type(field, 'Where is it?')
  await chat.user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(chat.environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({ stepId: 'step-0', text: 'Where is it?' })
  await chat.respond(useEditAndResendMutation, resent)
  expect(await screen.findByText('Where is it?')).toBeVisible()
  expect(screen.queryByText('Wher is it?')).toBeNull()
})

test('Enter resends an edited question, Shift+Enter adds a line', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Where is it?'), answer(1, 'What?')]))
  await chat.user.click(await screen.findByRole('button', { name: 'Edit and send again' }))
  await chat.user.type(screen.getByRole('textbox', { name: 'Your message' }), '{Shift>}{Enter}{/Shift}The boat.{Enter}')
  expect(chat.environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({ text: 'Where is it?\nThe boat.' })
})

test('keeps an edited question in its field until the server accepts it', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Wher is it?'), answer(1, 'What?')]))
  await chat.user.click(await screen.findByRole('button', { name: 'Edit and send again' }))
  const field = screen.getByRole('textbox', { name: 'Your message' })
  await chat.user.clear(field)
  await chat.user.type(field, 'Where is it?')
  await chat.user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(field).toHaveValue('Where is it?')
  expect(screen.getByRole('button', { name: /Sending/ })).toBeVisible()
  await chat.respond(useEditAndResendMutation, {
    editAndResend: { __typename: 'AlreadySendingError', __isUserError: 'AlreadySendingError', message: 'already_sending', run: activeRun },
  })
  expect(field).toHaveValue('Where is it?')
  expect(screen.getByText(/still being answered/)).toBeVisible()
})

test('allows editing when the answer ends before the send is answered', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([]))
  await chat.user.type(await findComposer(), 'Hello{Enter}')
  const ended = createThread([question(0, 'Hello'), answer(1, 'Hi')])
  await chat.event({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-1', delta: 'Hi' })
  await chat.event({
    __typename: 'ChatDone',
    cursor: '1:2',
    stepId: 'step-1',
    run: activeRun,
    thread: { ...ended, activeRun: null, steps: undefined },
  })
  await chat.respond(useSendMessageMutation, sent('Hello', [0, 1]))
  await chat.readAgain(ended)
  expect(await screen.findByRole('button', { name: 'Edit and send again' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('keeps an unsent edit until it is canceled, and the place of the keyboard', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Where is it?'), answer(1, 'What?')]))
  const edit = async () => chat.user.click(await screen.findByRole('button', { name: 'Edit and send again' }))
  await edit()
  await chat.user.keyboard(' The boat.{Escape}')
  expect(screen.getByRole('button', { name: 'Edit and send again' })).toHaveFocus()

  await edit()
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Where is it? The boat.')
  await chat.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Edit and send again' })).toHaveFocus()
  await edit()
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Where is it?')
})

test('focuses the new message when the edited one is replaced', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Wher is it?'), answer(1, 'What?')]))
  await chat.user.click(await screen.findByRole('button', { name: 'Edit and send again' }))
  await chat.user.keyboard(' Now.{Enter}')
  await chat.respond(useEditAndResendMutation, resent)
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus())
})
