import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import threadScreenShowMutation from '../../__generated__/ThreadScreenShowMutation.graphql.ts'
import useStepsAroundQuery from '../../__generated__/useStepsAroundQuery.graphql.ts'
import useVersionsDeleteMutation from '../../__generated__/useVersionsDeleteMutation.graphql.ts'
import useVersionsShowMutation from '../../__generated__/useVersionsShowMutation.graphql.ts'
import { activeRun, answer, createThread, edge, openChat, question, streaming, uuid } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const versionIds = ['step-0', 'step-8']
const version = (id: string, input: string) => edge({ id, position: 0, stepType: 'USER_MESSAGE', status: 'SENT', input, versionIds })
const first = version('step-0', 'Where is it?')
const second = version('step-8', 'Where is the boat?')
const firstThread = createThread([first, answer(1, 'What?')])
const secondThread = { ...createThread([second, answer(1, 'In Skagen.', { id: 'step-9' })]), stepCount: 2 }
const shown = (thread: object) => ({ showBranch: { __typename: 'ShowBranchPayload', thread, step: { id: 'step-8', position: 0 } } })

test('switches versions by keyboard, keeps focus and announces the version', async () => {
  const chat = await openChat()
  await chat.showThread(secondThread)
  const group = await screen.findByRole('group', { name: 'Version 2 of 2' })
  expect(within(group).getByRole('button', { name: 'Next version' })).toBeDisabled()
  within(group).getByRole('button', { name: 'Previous version' }).focus()
  await chat.user.keyboard('{Enter}')
  expect(chat.environment.mock.getMostRecentOperation().request.variables.input).toEqual({ stepId: 'step-0' })
  await chat.respond(useVersionsShowMutation, shown(firstThread))
  expect(await screen.findByText('What?')).toBeVisible()
  expect(screen.queryByText('In Skagen.')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next version' })).toHaveFocus())
  expect(screen.getByText('Version 1 of 2')).toBeInTheDocument()
})

test('shows a switched message that is not among the last messages', async () => {
  const chat = await openChat()
  await chat.showThread(secondThread)
  await chat.user.click(await screen.findByRole('button', { name: 'Previous version' }))
  const end = createThread([question(198, 'And now?'), answer(199, 'Here.')])
  const payload = { __typename: 'ShowBranchPayload', thread: { ...end, stepCount: 200 }, step: { id: 'step-0', position: 0 } }
  await chat.respond(useVersionsShowMutation, { showBranch: payload })
  await waitFor(() => expect(chat.router.state.location.search).toBe('?at=0'))
  await chat.respond(useStepsAroundQuery, { node: firstThread })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next version' })).toHaveFocus())
})

test('a message with one version has no switcher', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hello'), answer(1, 'Hi')]))
  expect(await screen.findByText('Hi')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Previous version' })).toBeNull()
})

test('earlier messages can be edited and earlier answers regenerated', async () => {
  const run = { id: 'run-0', status: 'COMPLETED', errorMessage: null }
  const chat = await openChat()
  await chat.showThread(createThread([first, answer(1, 'What?', { run }), question(2, 'And now?'), answer(3, 'Here.', { run })]))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit and send again' })).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Regenerate' })).toHaveLength(2))
})

test('no version changes during an answer', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([first, streaming(1)], { activeRun }))
  for (const name of ['Previous version', 'Next version']) expect(await screen.findByRole('button', { name })).toBeDisabled()
  for (const button of screen.getAllByRole('button', { name: 'Delete message' })) expect(button).toBeDisabled()
})

test('shows why a version cannot be shown', async () => {
  const chat = await openChat()
  await chat.showThread(secondThread)
  await chat.user.click(await screen.findByRole('button', { name: 'Previous version' }))
  await chat.respond(useVersionsShowMutation, {
    showBranch: {
      __typename: 'AlreadySendingError',
      __isUserError: 'AlreadySendingError',
      message: 'Wait for the answer.',
      run: activeRun,
    },
  })
  expect(await screen.findByText('Wait for the answer.')).toBeVisible()
  expect(screen.getByText('In Skagen.')).toBeVisible()
})

test('deletes a message with what followed after a confirmation', async () => {
  const chat = await openChat()
  await chat.showThread(secondThread)
  await chat.user.click(await screen.findByRole('button', { name: 'Delete message' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete message' })
  expect(dialog).toHaveTextContent(
    'This also deletes the message after it, in all its versions. The other version of this message stays, with everything after it.',
  )
  await chat.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(chat.environment.mock.getMostRecentOperation().request.variables.input).toEqual({ stepId: 'step-8' })
  await chat.respond(useVersionsDeleteMutation, { deleteMessage: { __typename: 'DeleteMessagePayload', thread: firstThread } })
  expect(await screen.findByText('What?')).toBeVisible()
  expect(screen.queryByText('In Skagen.')).toBeNull()
})

test('names the number of messages deleted with a message', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea?'), answer(1, 'Yes.'), question(2, 'Milk?'), answer(3, 'No.')]))
  await chat.user.click((await screen.findAllByRole('button', { name: 'Delete message' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete message' })
  expect(dialog).toHaveTextContent('This also deletes the 3 messages after it, in all their versions.')
  expect(dialog).not.toHaveTextContent('other version')
})

test('a search result in another version shows that version', async () => {
  const chat = await openChat(`/chat/${uuid}?step=step-8`)
  await chat.showThread(firstThread)
  await chat.respond(threadScreenShowMutation, shown(secondThread))
  await waitFor(() => expect(chat.router.state.location.search).toBe('?at=0'))
  await chat.respond(useStepsAroundQuery, { node: secondThread })
  expect(await screen.findByText('In Skagen.')).toBeVisible()
})
