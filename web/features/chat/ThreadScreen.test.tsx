import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import useDecideMemoryProposalAcceptMutation from '../../__generated__/useDecideMemoryProposalAcceptMutation.graphql.ts'
import useDecideProposalAcceptMutation from '../../__generated__/useDecideProposalAcceptMutation.graphql.ts'
import useOnboardingEndQuery from '../../__generated__/useOnboardingEndQuery.graphql.ts'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import waitingProposalsQuery from '../../__generated__/useWaitingProposalsQuery.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { uuid, activeRun, question, answer, streaming, createThread, openChat, findComposer, sent } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

test('shows messages and title and remembers the thread', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Where is the boat?'), answer(1, 'At **Långedrag**.')]))
  const log = await screen.findByRole('log', { name: 'Conversation' })
  expect(await within(log).findByText('Where is the boat?')).toBeVisible()
  expect(await within(log).findByText('Långedrag')).toBeVisible()
  expect(document.title).toBe('Boats · Twain')
  expect(lastThread.get()).toBe(uuid)
})

test('lays out right-to-left text by its direction, in questions and answers', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'أين القارب؟'), answer(1, 'בלונגדראג.')]))
  for (const words of ['أين القارب؟', 'בלונגדראג.']) expect(await screen.findByText(words)).toHaveAttribute('dir', 'auto')
  expect(await findComposer()).toHaveAttribute('dir', 'auto')
})

const withTwin = { threadType: 'PUBLIC_TWIN_CHAT', metadata: { twin_username: 'grace' } }

test('shows the twin’s current name and picture', async () => {
  const chat = await openChat()
  const picture = 'https://twain.example/files/grace.webp'
  const twinProfile = {
    __typename: 'PublicProfile',
    id: 'p',
    username: 'grace-h',
    displayName: 'Grace Hopper',
    avatarUrl: picture,
    isTwinEnabled: true,
  }
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello.')], { ...withTwin, twinProfile }))
  expect(await screen.findByRole('heading', { name: 'AI twin of Grace Hopper' })).toBeVisible()
  expect(screen.getByText('It only uses what Grace Hopper shares with you.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/grace-h')
  expect(document.querySelector(`img[src="${picture}"]`)).not.toBeNull()
  expect(await screen.findByRole('textbox', { name: 'Message Grace Hopper’s AI twin' })).toBeVisible()
  expect(await screen.findByText('Grace Hopper can read this conversation')).toBeVisible()
})

test('falls back to the username when the owner’s profile is private', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), answer(1, 'Hello.')], withTwin))
  expect(await screen.findByRole('heading', { name: 'AI twin of grace' })).toBeVisible()
  expect(screen.queryByText(/It answers/)).toBeNull()
  expect(screen.getAllByText('This twin isn’t taking messages right now.')[0]).toBeVisible()
})

test('shows a sent message, streams the answer and ends with the stored step', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([]))
  await chat.user.type(await findComposer(), 'Hello{Enter}')
  await chat.respond(useSendMessageMutation, sent('Hello', [0, 1]))
  const log = await screen.findByRole('log', { name: 'Conversation' })
  expect(await within(log).findByText('Hello')).toBeVisible()
  expect(await findComposer()).toHaveValue('')

  await chat.event({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-1', delta: 'Good ' })
  await chat.event({ __typename: 'ChatDelta', cursor: '1:2', stepId: 'step-1', delta: 'morning' })
  expect(await within(log).findByText('Good morning')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible()

  const step = answer(1, 'Good morning to you.', { run: { id: 'run-1', status: 'COMPLETED', errorMessage: null } }).node
  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:3', stepId: 'step-1', step })
  await chat.event({
    __typename: 'ChatDone',
    cursor: '1:4',
    stepId: 'step-1',
    run: activeRun,
    thread: createThread([question(0, 'Hello'), answer(1, '')]),
  })
  expect(await within(log).findByText('Good morning to you.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  expect(screen.getByText('The answer is complete.')).toBeInTheDocument()
})

test('announces that an answer waits for approval, and not that it is complete', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  const notice = 'I’ll answer once this is approved.'
  const step = answer(1, notice, { approval: 'WAITING', run: { id: 'run-1', status: 'COMPLETED', errorMessage: null } }).node
  await chat.event({ __typename: 'ChatAssistantStep', cursor: '1:1', stepId: 'step-1', step })
  const thread = createThread([question(0, 'Hi'), answer(1, notice, { approval: 'WAITING' })])
  await chat.event({ __typename: 'ChatDone', cursor: '1:2', stepId: 'step-1', run: activeRun, thread })
  await waitFor(() => expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(notice))
  expect(screen.queryByText('The answer is complete.')).toBeNull()
})

test('does not announce streamed words', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  await chat.event({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-1', delta: 'Token by token' })
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect(log).toHaveAttribute('aria-live', 'off')
  for (const region of screen.getAllByRole('status')) expect(region).not.toHaveTextContent('Token by token')
})

test('shows a tool call where it happened, with its verb', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Hi'), streaming(1)], { activeRun }))
  const toolCall = {
    callId: 'early_1',
    name: 'search_past_chats',
    displayName: 'Searched past conversations',
    status: 'RUNNING',
    isError: false,
    inputParams: null,
    outputResult: null,
    durationMs: null,
    textOffset: 0,
  }
  await chat.event({ __typename: 'ChatToolCalled', cursor: '1:1', stepId: 'step-1', toolCall })
  expect(await screen.findByRole('button', { name: /Searching past conversations/ })).toBeVisible()
  await chat.event({
    __typename: 'ChatToolStatusUpdate',
    cursor: '1:2',
    stepId: 'step-1',
    oldCallId: 'early_1',
    toolCall: { ...toolCall, callId: 'call_1', inputParams: { query: 'boat' } },
  })
  await chat.event({
    __typename: 'ChatToolOutput',
    cursor: '1:3',
    stepId: 'step-1',
    callId: 'call_1',
    status: 'COMPLETED',
    isError: false,
    output: ['a passage'],
    durationMs: 40,
  })
  const row = await screen.findByRole('button', { name: /Searched past conversations/ })
  expect(row).toHaveTextContent('40 ms')
  await chat.user.click(row)
  expect(await screen.findByText(/"boat"/)).toBeVisible()
})

test('explains a proposed memory and accepts it in place', async () => {
  const chat = await openChat()
  const call = {
    __typename: 'ToolCall',
    id: 'call-1',
    callId: 'call_1',
    textOffset: 0,
    name: 'remember',
    displayName: 'Remembered',
    status: 'COMPLETED',
    isError: false,
    inputParams: { content: 'I owe Ada 100 euros' },
    outputResult: { proposed: true, proposalId: 'p-1', content: 'I owe Ada 100 euros', hasUntrustedContent: true },
    durationMs: 3,
  }
  await chat.showThread(
    createThread([question(0, 'What did she say?'), answer(1, 'That you owe her.', { toolCallSession: { toolCalls: [call] } })]),
  )
  const waiting = {
    __typename: 'MemoryProposal',
    id: 'global-1',
    uuid: 'p-1',
    action: 'REMEMBER',
    content: 'I owe Ada 100 euros',
    hasUntrustedContent: true,
  }
  await chat.respond(waitingProposalsQuery, { viewer: { profileProposals: [], decidedProposals: [], memoryProposals: [waiting] } })
  expect(screen.getByRole('button', { name: /Proposed to remember/ })).toBeVisible()
  expect(await screen.findByText('This answer used text from other people, so nothing is kept until you confirm it.')).toBeVisible()
  await chat.user.click(screen.getByRole('button', { name: 'Accept: Remember, I owe Ada 100 euros' }))
  expect(chat.environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { proposalId: 'global-1' } })
  await chat.respond(useDecideMemoryProposalAcceptMutation, {
    acceptMemoryProposal: { __typename: 'AcceptMemoryProposalPayload', viewer: { memoryProposals: [] } },
  })
  expect(await screen.findByText('Remembered.')).toBeVisible()
})

test('accepts Profile Pal’s proposals in place and marks its question', async () => {
  const chat = await openChat()
  const call = {
    __typename: 'ToolCall',
    id: 'call-1',
    callId: 'call_1',
    textOffset: 0,
    name: 'propose_profile_change',
    displayName: 'Proposed for your profile',
    status: 'COMPLETED',
    isError: false,
    inputParams: {},
    outputResult: { proposals: [{ proposalId: 'p-1', field: 'bio', value: 'I weave.', status: 'pending' }], replaces: 'I sew.' },
    durationMs: 3,
  }
  const asked = answer(1, 'Where do you live?', { waitForAnswer: true, toolCallSession: { toolCalls: [call] } })
  await chat.showThread(createThread([question(0, 'I weave.'), asked], { name: 'Profile Pal', threadType: 'PROFILE_ONBOARDING' }))
  await chat.respond(waitingProposalsQuery, {
    viewer: {
      memoryProposals: [],
      decidedProposals: [],
      profileProposals: [
        {
          __typename: 'ProfileProposal',
          id: 'global-1',
          uuid: 'p-1',
          field: 'bio',
          value: 'I weave.',
          evidence: 'Well, I weave.',
          sourceItem: null,
        },
      ],
    },
  })
  const accept = await screen.findByRole('button', { name: 'Accept: Bio, I weave.' })
  expect(screen.getByText('I sew.')).toBeVisible()
  expect(screen.getByText('Profile Pal is waiting for your answer')).toBeVisible()
  expect(screen.queryByText('Well, I weave.')).toBeNull()
  await chat.user.click(accept)
  expect(chat.environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { proposalId: 'global-1' } })
  await chat.respond(useDecideProposalAcceptMutation, {
    acceptProposal: { __typename: 'AcceptProposalPayload', profile: { id: 'profile-1', preview: null }, viewer: { profileProposals: [] } },
  })
  expect(await screen.findByText('Accepted.')).toBeVisible()
})

test('refetches the user when an answer ends the onboarding', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Yes'), streaming(1)], { activeRun }))
  const toolCall = { callId: 'a', name: 'finish_onboarding', displayName: 'Finished the onboarding', textOffset: 0 }
  const done = { status: 'COMPLETED', isError: false, inputParams: {}, outputResult: { isOnboarded: true }, durationMs: 4 }
  await chat.event({ __typename: 'ChatToolCalled', cursor: '1:1', stepId: 'step-1', toolCall: { ...toolCall, ...done } })
  await waitFor(() => expect(chat.environment.mock.isLoading(useOnboardingEndQuery, {}, { force: true })).toBe(true))
})

test('holds a second message until the server has the first', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([]))
  await chat.user.type(await findComposer(), 'Hello{Enter}And?{Enter}')
  const names = chat.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
  expect(names.filter((name) => name === 'useSendMessageMutation')).toHaveLength(1)
  expect(names).not.toContain('useQueueMessageMutation')
  expect(within(screen.getByRole('list', { name: 'Unsent messages' })).getByText('And?')).toBeVisible()
})

test('explains a send refused because of another tab and keeps its text', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([]))
  await chat.user.type(await findComposer(), 'Hello{Enter}')
  await chat.respond(useSendMessageMutation, {
    sendMessage: { __typename: 'AlreadySendingError', __isUserError: 'AlreadySendingError', message: 'already_sending', run: activeRun },
  })
  expect(await screen.findByText(/still being answered/)).toBeVisible()
  expect(await findComposer()).toHaveValue('Hello')
})

test('keeps a failed message, says why and retries it idempotently', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([]))
  await chat.user.type(await findComposer(), 'Hello{Enter}')
  const first = chat.environment.mock.getMostRecentOperation().request.variables
  await act(async () => chat.environment.mock.reject(useSendMessageMutation, new RequestError('Failed to fetch', null)))
  expect(await screen.findByText('Couldn’t send your message. Check your connection and try again.')).toBeVisible()
  expect(await findComposer()).toHaveValue('Hello')

  await chat.user.type(await findComposer(), '{Enter}')
  await waitFor(() => expect(chat.environment.mock.isLoading(useSendMessageMutation, first, { force: true })).toBe(true))
})
