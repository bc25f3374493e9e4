import { expect, test } from 'vitest'
import { type ConversationFacts, getConversationState } from './conversationState.ts'

const question = {
  id: 'question',
  position: 0,
  stepType: 'USER_MESSAGE',
  status: 'SENT',
  runId: null,
  clientMessageId: null,
  viewedAt: null,
}
const answer = {
  ...question,
  id: 'answer',
  position: 1,
  stepType: 'ASSISTANT_MESSAGE',
  status: 'COMPLETED',
  runId: 'run-1',
  clientMessageId: 'stored',
  viewedAt: 'now',
}
const writing = { ...answer, status: 'STREAMING', viewedAt: null }
const quiet: ConversationFacts = {
  stepCount: 2,
  activeRunId: null,
  steps: [question, answer],
  isRunActive: false,
  endedRunId: null,
  sent: null,
  isStarting: false,
  continuedStepId: null,
}
const getState = (facts: Partial<ConversationFacts>) => getConversationState({ ...quiet, ...facts })

test('allows editing and retrying when no run is active', () => {
  expect(getState({})).toEqual({
    isAnswering: false,
    isSending: false,
    runId: null,
    isEmpty: false,
    retryableId: 'answer',
    editable: { id: 'question', isNow: true },
    unseenId: null,
    isBehind: false,
  })
})

test.each<[string, Partial<ConversationFacts>]>([
  ['the stream reads an answer', { isRunActive: true }],
  ['the server names a run', { activeRunId: 'run-1', steps: [question, writing] }],
  ['another run ended than the one that the server names', { activeRunId: 'run-1', endedRunId: 'run-0', steps: [question, writing] }],
  ['a message is on its way', { sent: { clientMessageId: 'new' } }],
])('is answering while %s, and allows neither editing nor retrying', (_, facts) => {
  const state = getState(facts)
  expect(state).toMatchObject({ isAnswering: true, retryableId: null, editable: { isNow: false }, isBehind: false })
})

test('is behind while the other one of two compared answers is loaded, unless one is being written', () => {
  expect(getState({ continuedStepId: 'answer' })).toMatchObject({ isBehind: false })
  expect(getState({ continuedStepId: 'other' })).toMatchObject({ isBehind: true })
  expect(getState({ continuedStepId: 'other', isRunActive: true })).toMatchObject({ isBehind: false })
})

test('ignores a stale active run whose end has arrived', () => {
  expect(getState({ activeRunId: 'run-1', endedRunId: 'run-1' })).toMatchObject({ isAnswering: false, retryableId: 'answer' })
})

test('shows a message as sending until the server returns it', () => {
  expect(getState({ sent: { clientMessageId: 'new' } }).isSending).toBe(true)
  expect(getState({ sent: { clientMessageId: 'stored' } }).isSending).toBe(false)
  expect(getState({ sent: { clientMessageId: null } }).isSending).toBe(false)
})

test('does not refetch for a message whose send is pending', () => {
  expect(getState({ stepCount: 4, isStarting: false }).isBehind).toBe(true)
  expect(getState({ stepCount: 4, isStarting: true }).isBehind).toBe(false)
})

test('stops the run that the server has named', () => {
  expect(getState({ isRunActive: true }).runId).toBeNull()
  expect(getState({ isRunActive: true, activeRunId: 'run-1' }).runId).toBe('run-1')
})

test.each<[string, Partial<ConversationFacts>, boolean]>([
  ['is there', { stepCount: 0, steps: [] }, true],
  ['is there and a message is on its way', { stepCount: 0, steps: [], sent: { clientMessageId: null } }, false],
  ['is there and the stream reads an answer', { stepCount: 0, steps: [], isRunActive: true }, false],
  ['is not there', {}, false],
])('is empty without messages until one is sent: nothing %s', (_, facts, isEmpty) => {
  expect(getState(facts).isEmpty).toBe(isEmpty)
})

test.each<[string, Partial<ConversationFacts>]>([
  ['another tab has written', { stepCount: 4 }],
  ['messages were taken away elsewhere', { stepCount: 0 }],
  ['another run is active than the one that wrote the last step', { activeRunId: 'run-2' }],
  ['the run was over before it could be followed', { steps: [question, writing] }],
])('refetches when %s', (_, facts) => {
  expect(getState(facts).isBehind).toBe(true)
})

test('marks a new complete answer as unseen', () => {
  expect(getState({ steps: [question, { ...answer, viewedAt: null }] }).unseenId).toBe('answer')
  expect(getState({ steps: [question, writing], isRunActive: true }).unseenId).toBeNull()
  expect(getState({ steps: [question], stepCount: 1 }).unseenId).toBeNull()
})
