import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import startTalkMutation from '../../__generated__/StartTalkDialogMutation.graphql.ts'
import takeoverSubscription from '../../__generated__/useFollowTakeoverSubscription.graphql.ts'
import useStopRunMutation from '../../__generated__/useStopRunMutation.graphql.ts'
import { activeRun, answer, createThread, openChat, question, streaming, uuid } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const twinProfile = {
  __typename: 'PublicProfile',
  id: 'p',
  username: 'grace',
  displayName: 'Grace',
  avatarUrl: null,
  isTwinEnabled: true,
  viewerSignature: null,
  viewerCanStartTalk: true,
}
const ofTalk = { threadType: 'TWIN_TO_TWIN', metadata: { twin_username: 'grace' }, twinProfile }

test('shows the turns of a talk and what both have in common, without a composer', async () => {
  const chat = await openChat()
  const talk = '### @grace\n\nI keep bees.\n\n### @ada\n\nI keep goats.\n\n### In common\n\n- Animals'
  await chat.showThread(createThread([question(0, 'What do you keep?'), answer(1, talk)], ofTalk))
  const log = await screen.findByRole('log', { name: 'Conversation' })
  expect(await within(log).findByText('AI twin of', { exact: false, selector: 'section:first-child > p' })).toHaveTextContent(
    'AI twin of @grace',
  )
  expect(await within(log).findByText('I keep goats.')).toBeVisible()
  const card = within(log).getByRole('heading', { name: 'In common' }).closest('section')
  expect(card).toHaveTextContent('Animals')
  expect(screen.getByRole('heading', { name: 'Your AI twin and @grace’s AI twin' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('follows what the other owner withdraws', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'What do you keep?'), answer(1, '### @grace\n\nI keep bees.')], ofTalk))
  expect(await screen.findByText('I keep bees.')).toBeVisible()
  const note = 'Removed: the owner withdrew the source of this answer.'
  const change = { decidedStep: null, changedSteps: [answer(1, note).node], thread: { __typename: 'Thread', id: 't' } }
  await waitFor(() => chat.environment.mock.nextValue(takeoverSubscription, { data: { twinConversationChanges: change } }))
  expect(await screen.findByText(note)).toBeVisible()
  expect(screen.queryByText('I keep bees.')).toBeNull()
})

test('stops a talk', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { ...ofTalk, activeRun }))
  await chat.user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(chat.environment.mock.isLoading(useStopRunMutation, { input: { runId: 'run-1' } }, { force: true })).toBe(true)
})

test('does not say that the user stopped a talk, which the other owner can stop too', async () => {
  const chat = await openChat()
  const stopped = answer(1, '### @grace\n\nHi.', { run: { __typename: 'Run', id: 'run-1', status: 'STOPPED', errorMessage: null } })
  await chat.showThread(createThread([question(0, 'Hi'), stopped], ofTalk))
  expect(await screen.findByText('This answer was stopped.')).toBeVisible()
})

test('starts another talk in the public colors, and shows why it is refused', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, '### @grace\n\nHi.')], ofTalk))
  await chat.user.click(await screen.findByRole('button', { name: 'Let our twins talk' }))
  const dialog = await screen.findByRole('dialog', { name: 'Let your twin talk with Grace’s twin' })
  expect(dialog.closest('[data-voice]')).toHaveAttribute('data-voice', 'public')
  const start = within(dialog).getByRole('button', { name: 'Start talk' })
  expect(start).toBeDisabled()
  await chat.user.type(within(dialog).getByRole('textbox', { name: 'Question' }), 'What do we share?')
  await chat.user.click(start)
  const message = 'This twin doesn’t talk with other twins.'
  await chat.respond(startTalkMutation, {
    startTwinTalk: { __typename: 'ConflictError', __isUserError: 'ConflictError', message, code: 'twin_closed_to_twins', params: {} },
  })
  expect(await within(dialog).findByText(message)).toBeVisible()
  await chat.user.click(start)
  const { request } = chat.environment.mock.getMostRecentOperation()
  expect(request.variables).toMatchObject({ input: { username: 'grace', question: 'What do we share?', turns: 4 } })
  await chat.respond(startTalkMutation, {
    startTwinTalk: { __typename: 'SendMessagePayload', thread: { __typename: 'Thread', id: 't', uuid } },
  })
  expect(chat.router.state.location.pathname).toBe(`/chat/${uuid}`)
})
