import { act, screen } from '@testing-library/react'
import { VIEWER_ID } from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import threadScreenQuery from '../../__generated__/ThreadScreenQuery.graphql.ts'
import acceptProposal from '../../__generated__/useDecideProposalAcceptMutation.graphql.ts'
import acceptMemoryProposal from '../../__generated__/useDecideMemoryProposalAcceptMutation.graphql.ts'
import rejectProposal from '../../__generated__/useDecideProposalRejectMutation.graphql.ts'
import undo from '../../__generated__/UndoMemoryMutation.graphql.ts'
import undoQuery from '../../__generated__/UndoMemoryQuery.graphql.ts'
import waitingProposals from '../../__generated__/useWaitingProposalsQuery.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { answer, openChat, question, createThread } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const makeUuid = (value: string) => `uuid-${value}`

function proposing(position: number, ...values: string[]) {
  const call = {
    __typename: 'ToolCall',
    id: `call-${position}`,
    callId: `call_${position}`,
    textOffset: 0,
    name: 'propose_profile_change',
    displayName: 'Proposed for your profile',
    status: 'COMPLETED',
    isError: false,
    inputParams: {},
    outputResult: { proposals: values.map((value) => ({ proposalId: makeUuid(value), field: 'interests', value })), replaces: null },
    durationMs: 3,
  }
  return answer(position, 'What else?', { toolCallSession: { toolCalls: [call] } })
}

const remembering = (position: number, content: string) =>
  callingRemember(position, { proposed: true, proposalId: makeUuid(content), content, hasUntrustedContent: false })

const toolCall = (position: number, name: string, outputResult: unknown) => ({
  __typename: 'ToolCall',
  id: `call-${position}`,
  callId: `call_${position}`,
  textOffset: 0,
  name,
  displayName: 'Remembered',
  status: 'COMPLETED',
  isError: false,
  inputParams: {},
  outputResult,
  durationMs: 3,
})

function callingRemember(position: number, outputResult: { content: string; [name: string]: unknown }) {
  const call = { ...toolCall(position, 'remember', outputResult), inputParams: { content: outputResult.content } }
  return answer(position, 'What else?', { toolCallSession: { toolCalls: [call] } })
}

const proposal = (value: string) => ({
  __typename: 'ProfileProposal',
  id: `global-${value}`,
  uuid: makeUuid(value),
  field: 'interests',
  value,
  evidence: null,
  sourceItem: null,
})
const memoryProposal = (content: string) => ({
  __typename: 'MemoryProposal',
  id: `global-${content}`,
  uuid: makeUuid(content),
  action: 'REMEMBER',
  content,
  hasUntrustedContent: false,
})
const waiting = (...values: string[]) => ({ viewer: { profileProposals: values.map(proposal), decidedProposals: [], memoryProposals: [] } })
const remembered = (...contents: string[]) => ({
  viewer: { profileProposals: [], decidedProposals: [], memoryProposals: contents.map(memoryProposal) },
})
const accepted = (...values: string[]) => ({
  acceptProposal: {
    __typename: 'AcceptProposalPayload',
    profile: { id: 'profile-1', preview: null },
    viewer: { profileProposals: values.map(proposal) },
  },
})

type Chat = Awaited<ReturnType<typeof openChat>>
const answerAgain = (chat: Chat, ...steps: Parameters<typeof createThread>[0]) => {
  const { router } = chat
  return router
    .revalidate()
    .then(() => chat.respond(threadScreenQuery, { viewer: { thread: createThread(steps) }, model: { isBuiltIn: false } }))
}
const accept = (value: string) => screen.findByRole('button', { name: `Accept: Interests, ${value}` })

test('shows each answer’s cards and calls none decided before the server has answered', async () => {
  const chat = await openChat()
  const first = [question(0, 'Tea'), proposing(1, 'Tea')]
  await chat.showThread(createThread(first))
  await chat.respond(waitingProposals, waiting('Tea'))
  expect(await accept('Tea')).toBeVisible()

  await answerAgain(chat, ...first, question(2, 'Maps'), proposing(3, 'Maps'))
  expect(await screen.findAllByText('Maps')).not.toHaveLength(0)
  expect(screen.queryByText('This has already been decided.')).toBeNull()
  await chat.respond(waitingProposals, waiting('Tea', 'Maps'))
  expect(await accept('Maps')).toBeVisible()
  expect(await accept('Tea')).toBeVisible()
})

test('shows proposed memories like proposed profile changes', async () => {
  const chat = await openChat()
  const first = [question(0, 'One'), remembering(1, 'One')]
  await chat.showThread(createThread(first))
  await chat.respond(waitingProposals, remembered('One'))
  expect(await screen.findByRole('button', { name: 'Accept: Remember, One' })).toBeVisible()
  await answerAgain(chat, ...first, question(2, 'Two'), remembering(3, 'Two'))
  expect(screen.queryByText('This has already been decided.')).toBeNull()
  await chat.respond(waitingProposals, remembered('One', 'Two'))
  expect(await screen.findByRole('button', { name: 'Accept: Remember, Two' })).toBeVisible()
})

test('refetches for an answer that arrives while the list loads', async () => {
  const chat = await openChat()
  const first = [question(0, 'Tea'), proposing(1, 'Tea')]
  await chat.showThread(createThread(first))
  await answerAgain(chat, ...first, question(2, 'Maps'), proposing(3, 'Maps'))
  await chat.respond(waitingProposals, waiting('Tea'))
  expect(await accept('Tea')).toBeVisible()
  expect(screen.queryByText('This has already been decided.')).toBeNull()
  await chat.respond(waitingProposals, waiting('Tea', 'Maps'))
  expect(await accept('Maps')).toBeVisible()
})

test('does not suspend a card while the list loads', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea'), proposing(1, 'Tea')]))
  expect(await screen.findByText('Tea', { selector: 'li p' })).toBeVisible()
  await act(async () => chat.environment.commitUpdate((store) => store.get(VIEWER_ID)?.setLinkedRecords([], 'profileProposals')))
  expect(screen.getByText('Tea', { selector: 'li p' })).toBeVisible()
  await chat.respond(waitingProposals, waiting('Tea'))
  expect(await accept('Tea')).toBeVisible()
})

test.each([
  ['ACCEPTED', 'Accepted.'],
  ['REJECTED', 'Rejected.'],
])('shows a stored decision after a reload: %s', async (status, words) => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea'), proposing(1, 'Tea')]))
  const decidedProposals = [{ __typename: 'ProfileProposal', id: 'global-Tea', uuid: makeUuid('Tea'), status }]
  await chat.respond(waitingProposals, { viewer: { profileProposals: [], decidedProposals, memoryProposals: [] } })
  expect(await screen.findByText(words)).toBeVisible()
})

test('shows a decision made elsewhere once the server has answered', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea'), proposing(1, 'Tea')]))
  expect(screen.queryByText('This has already been decided.')).toBeNull()
  await chat.respond(waitingProposals, waiting())
  expect(await screen.findByText('This has already been decided.')).toBeVisible()
})

test('offers a retry when the list fails to load, and claims nothing', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea'), proposing(1, 'Tea')]))
  await expect.poll(() => chat.environment.mock.isLoading(waitingProposals, {}, { force: true })).toBe(true)
  chat.environment.mock.reject(waitingProposals, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Couldn’t load this proposal.')).toBeVisible()
  expect(screen.queryByText('This has already been decided.')).toBeNull()
  await chat.user.click(screen.getByRole('button', { name: 'Retry' }))
  await chat.respond(waitingProposals, waiting('Tea'))
  expect(await accept('Tea')).toBeVisible()
})

test('accepts several proposals with one press and shows each result', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea, maps and boats'), proposing(1, 'Tea', 'Maps', 'Boats')]))
  await chat.respond(waitingProposals, waiting('Tea', 'Maps', 'Boats', 'Elsewhere'))
  await accept('Boats')
  await chat.user.click(screen.getByRole('button', { name: 'Accept all 3 proposals' }))
  await chat.respond(acceptProposal, accepted('Maps', 'Boats', 'Elsewhere'))
  await chat.respond(acceptProposal, {
    acceptProposal: { __typename: 'InputError', __isUserError: 'InputError', message: 'A profile cannot have more interests' },
  })
  await chat.respond(acceptProposal, accepted('Maps', 'Elsewhere'))
  expect(await screen.findAllByText('Accepted.')).toHaveLength(2)
  expect(await screen.findByText('Maps: A profile cannot have more interests')).toBeVisible()
  expect(await accept('Maps')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Accept all/ })).toBeNull()
})

test('accepts all proposals including current edits', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea and maps'), proposing(1, 'Tea', 'Maps')]))
  await chat.respond(waitingProposals, waiting('Tea', 'Maps'))
  await chat.user.click(await screen.findByRole('button', { name: 'Edit: Interests, Tea' }))
  await chat.user.type(screen.getByRole('textbox', { name: 'Interests' }), ' from Assam')
  await chat.user.click(screen.getByRole('button', { name: 'Accept all 2 proposals' }))
  await expect
    .poll(() => chat.environment.mock.getAllOperations().at(-1)?.request.variables)
    .toMatchObject({ input: { value: 'Tea from Assam' } })
})

test('leaves rejected proposals out of Accept all', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea and maps'), proposing(1, 'Tea', 'Maps')]))
  await chat.respond(waitingProposals, waiting('Tea', 'Maps'))
  await chat.user.click(await screen.findByRole('button', { name: 'Not now: Interests, Tea' }))
  await chat.respond(rejectProposal, {
    rejectProposal: { __typename: 'RejectProposalPayload', viewer: { profileProposals: [proposal('Maps')] } },
  })
  expect(await screen.findByText('Rejected.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Accept all/ })).toBeNull()
})

test('keeps a decision when its answer remounts', async () => {
  const chat = await openChat()
  const asked = question(0, 'Tea')
  await chat.showThread(createThread([asked, proposing(1, 'Tea')]))
  await chat.respond(waitingProposals, waiting('Tea'))
  await chat.user.click(await accept('Tea'))
  await answerAgain(chat, asked, answer(1, ''))
  expect(screen.queryByText('Tea', { selector: 'li *' })).toBeNull()
  await chat.respond(acceptProposal, accepted())
  await answerAgain(chat, asked, proposing(1, 'Tea'))
  expect(await screen.findByText('Accepted.')).toBeVisible()
})

test('keeps a memory decision when its answer remounts', async () => {
  const chat = await openChat()
  const asked = question(0, 'One')
  await chat.showThread(createThread([asked, remembering(1, 'One')]))
  await chat.respond(waitingProposals, remembered('One'))
  await chat.user.click(await screen.findByRole('button', { name: 'Accept: Remember, One' }))
  await chat.respond(acceptMemoryProposal, {
    acceptMemoryProposal: { __typename: 'AcceptMemoryProposalPayload', viewer: { memoryProposals: [] } },
  })
  await answerAgain(chat, asked, answer(1, ''))
  await answerAgain(chat, asked, remembering(1, 'One'))
  expect(await screen.findByText('Remembered.')).toBeVisible()
})

test('shows a cut-off call as stopped, not failed', async () => {
  const chat = await openChat()
  const call = { ...toolCall(1, 'search_knowledge', null), isError: true, inputParams: { query: 'key' } }
  await chat.showThread(createThread([question(0, 'Key'), answer(1, '', { toolCallSession: { toolCalls: [call] } })]))
  expect(await screen.findByRole('button', { name: /^Searched notes, stories and documents\s*Stopped/ })).toBeVisible()
})

test('shows a new memory with Undo, unless it was known or has been forgotten', async () => {
  const chat = await openChat()
  const kept = (content: string, isNew: boolean) => ({ memoryId: makeUuid(content), content, createdOn: '2026-11-22', isNew })
  const known = [question(0, 'Tea'), callingRemember(1, kept('I like tea', false))]
  const forgotten = [question(2, 'Rum'), callingRemember(3, kept('', true))]
  await chat.showThread(createThread([...known, ...forgotten, question(4, 'Maps'), callingRemember(5, kept('I like maps', true))]))
  expect(await screen.findByRole('button', { name: /^Remembered: I like tea/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Remembered\s*3 ms/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Remembered: I like maps/ })).toBeVisible()

  await chat.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await chat.respond(undoQuery, { viewer: { __typename: 'Viewer', memory: { id: 'global-memory' } } })
  await chat.respond(undo, { deleteMemory: { __typename: 'DeleteMemoryPayload', deletedMemoryId: 'global-memory' } })
  expect(await screen.findByText('Forgotten.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('edits a proposal before accepting it and shows the saved text', async () => {
  const chat = await openChat()
  await chat.showThread(createThread([question(0, 'Tea'), proposing(1, 'Tea')]))
  await chat.respond(waitingProposals, waiting('Tea'))
  await accept('Tea')
  await chat.user.click(screen.getByRole('button', { name: 'Edit: Interests, Tea' }))
  const field = screen.getByRole('textbox', { name: 'Interests' })
  await chat.user.clear(field)
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await chat.user.type(field, 'Green tea')
  await chat.user.click(screen.getByRole('button', { name: 'Accept' }))
  const message = 'An interest cannot be more than 80 characters'
  await chat.respond(acceptProposal, { acceptProposal: { __typename: 'InputError', __isUserError: 'InputError', message } })
  expect(await screen.findByText(message)).toBeVisible()
  await chat.user.click(screen.getByRole('button', { name: 'Accept' }))
  await expect
    .poll(() => chat.environment.mock.getAllOperations().at(-1)?.request.variables)
    .toMatchObject({
      input: { proposalId: 'global-Tea', value: 'Green tea' },
    })
  await chat.respond(acceptProposal, accepted())
  expect(await screen.findByText('Accepted.')).toBeVisible()
  expect(screen.getByText('Green tea')).toBeVisible()
})
