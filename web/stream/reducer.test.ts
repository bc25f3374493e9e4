import { expect, test } from 'vitest'
import type { ChatEvent, StreamedToolCall } from './events.ts'
import {
  idleStream,
  isReasoning,
  isStreaming,
  reduceStream,
  refusalToSend,
  type StreamAction,
  type StreamEffect,
  type StreamState,
} from './reducer.ts'

type Body<E> = E extends ChatEvent ? Omit<E, 'cursor' | 'stepId'> : never

const sent: StreamAction = { type: 'sent' }
const timedOut: StreamAction = { type: 'timedOut' }
const sendFailed: StreamAction = { type: 'sendFailed', error: { message: 'Your message could not be sent', code: 'refused' } }
const connectionFailed: StreamAction = {
  type: 'connectionFailed',
  error: { message: 'Streaming connection failed. Please try again.', code: 'connection_failed' },
}

function event(cursor: string, body: Body<ChatEvent>, stepId = 'step-1'): StreamAction {
  return { type: 'event', event: { ...body, cursor, stepId } as ChatEvent }
}
const noThoughts = { reasoning: '', reasoningMs: null }
const delta = (cursor: string, text: string) => event(cursor, { __typename: 'ChatDelta', delta: text })
const called = (cursor: string, call: StreamedToolCall) => event(cursor, { __typename: 'ChatToolCalled', toolCall: call })
const updated = (cursor: string, call: StreamedToolCall, oldCallId: string | null = null) =>
  event(cursor, { __typename: 'ChatToolStatusUpdate', toolCall: call, oldCallId })
const output = (cursor: string, callId: string) =>
  event(cursor, {
    __typename: 'ChatToolOutput',
    callId,
    status: 'COMPLETED',
    isError: false,
    output: ['a note'],
    durationMs: 12,
  })
const streamError = (cursor: string) =>
  event(cursor, { __typename: 'ChatStreamError', message: 'The model closed early.', code: 'model_closed_early' })
const stored = (cursor: string) => event(cursor, { __typename: 'ChatAssistantStep' })
const done = (cursor: string) => event(cursor, { __typename: 'ChatDone' })

function call(callId: string, name = 'search_chats', more: Partial<StreamedToolCall> = {}): StreamedToolCall {
  return {
    callId,
    name,
    type: 'tool_execution',
    displayName: name,
    status: 'RUNNING',
    isError: false,
    inputParams: null,
    outputResult: null,
    durationMs: null,
    textOffset: 0,
    ...more,
  }
}

function run(...actions: StreamAction[]): { state: StreamState; effects: StreamEffect[] } {
  const effects: StreamEffect[] = []
  const state = actions.reduce((before, action) => {
    const { state: after, effect } = reduceStream(before, action)
    if (effect) effects.push(effect)
    return after
  }, idleStream)
  return { state, effects }
}

const rows: [says: string, actions: StreamAction[], expected: { phase: string; isStreaming: boolean; isRunActive: boolean }][] = [
  ['nothing was sent', [], { phase: 'idle', isStreaming: false, isRunActive: false }],
  ['a message is sent', [sent], { phase: 'thinking', isStreaming: false, isRunActive: true }],
  [
    'compaction starts',
    [sent, event('1:1', { __typename: 'ChatCompactingStarted' })],
    { phase: 'compacting', isStreaming: false, isRunActive: true },
  ],
  [
    'compaction completes',
    [sent, event('1:1', { __typename: 'ChatCompactingStarted' }), event('1:2', { __typename: 'ChatCompactingCompleted' })],
    { phase: 'thinking', isStreaming: false, isRunActive: true },
  ],
  ['the first text arrives', [sent, delta('1:1', 'Hel')], { phase: 'streaming_message', isStreaming: true, isRunActive: true }],
  ['a tool is called', [sent, called('1:1', call('a'))], { phase: 'processing', isStreaming: true, isRunActive: true }],
  [
    'text follows a tool',
    [sent, called('1:1', call('a')), output('1:2', 'a'), delta('1:3', 'So')],
    { phase: 'streaming_message', isStreaming: true, isRunActive: true },
  ],
  ['the stored step arrives', [sent, delta('1:1', 'Hi'), stored('1:2')], { phase: 'complete', isStreaming: false, isRunActive: true }],
  [
    'the stream is done',
    [sent, delta('1:1', 'Hi'), stored('1:2'), done('1:3')],
    { phase: 'complete', isStreaming: false, isRunActive: false },
  ],
  ['an error comes before content', [sent, streamError('1:1')], { phase: 'error', isStreaming: false, isRunActive: false }],
  [
    'an error comes after content',
    [sent, delta('1:1', 'Hi'), streamError('1:2')],
    { phase: 'complete', isStreaming: false, isRunActive: true },
  ],
  [
    'an error comes after a tool call',
    [sent, called('1:1', call('a')), streamError('1:2')],
    { phase: 'complete', isStreaming: false, isRunActive: true },
  ],
  [
    'an error comes after completion',
    [sent, stored('1:1'), done('1:2'), streamError('1:3')],
    { phase: 'complete', isStreaming: false, isRunActive: false },
  ],
  [
    'the connection is given up after content',
    [sent, delta('1:1', 'Hi'), connectionFailed],
    { phase: 'error', isStreaming: false, isRunActive: false },
  ],
  [
    'the connection is given up after the end',
    [sent, stored('1:1'), done('1:2'), connectionFailed],
    { phase: 'complete', isStreaming: false, isRunActive: false },
  ],
  ['nothing ends within 60 seconds', [sent, delta('1:1', 'Hi'), timedOut], { phase: 'complete', isStreaming: false, isRunActive: true }],
  ['text comes after the 60 seconds', [sent, timedOut, delta('1:1', 'Hi')], { phase: 'complete', isStreaming: false, isRunActive: true }],
  [
    'the timer fires after the end',
    [sent, stored('1:1'), done('1:2'), timedOut],
    { phase: 'complete', isStreaming: false, isRunActive: false },
  ],
  [
    'the next message is sent after an error',
    [sent, streamError('1:1'), sent],
    { phase: 'thinking', isStreaming: false, isRunActive: true },
  ],
  [
    'a tool comes back',
    [sent, called('1:1', call('a')), output('1:2', 'a')],
    { phase: 'processing', isStreaming: true, isRunActive: true },
  ],
  [
    'compaction starts in the middle of an answer',
    [sent, delta('1:1', 'Hi'), event('1:2', { __typename: 'ChatCompactingStarted' })],
    { phase: 'compacting', isStreaming: false, isRunActive: true },
  ],
  [
    'only the ignored notice has come before an error',
    [sent, called('1:1', call('n', 'system_function')), streamError('1:2')],
    { phase: 'error', isStreaming: false, isRunActive: false },
  ],
  ['the send itself fails', [sent, sendFailed], { phase: 'error', isStreaming: false, isRunActive: false }],
  ['the send fails, and the next one goes out', [sent, sendFailed, sent], { phase: 'thinking', isStreaming: false, isRunActive: true }],
  [
    'the connection is lost for a moment',
    [sent, delta('1:1', 'Hi'), { type: 'connectionLost' }],
    { phase: 'streaming_message', isStreaming: true, isRunActive: true },
  ],
  [
    'the run turns out to have ended unheard',
    [sent, delta('1:1', 'Hi'), { type: 'runEnded' }],
    { phase: 'complete', isStreaming: false, isRunActive: false },
  ],
  [
    'an error comes after the 60 seconds without content',
    [sent, timedOut, streamError('1:1')],
    { phase: 'error', isStreaming: false, isRunActive: false },
  ],
  ['a run is met again', [{ type: 'followed' }], { phase: 'thinking', isStreaming: false, isRunActive: true }],
]

test.each(rows)('when %s, the phase and the flags follow', (_, actions, expected) => {
  const { state } = run(...actions)
  expect({ phase: state.phase, isStreaming: isStreaming(state), isRunActive: state.isRunActive }).toEqual(expected)
})

test('only one message may be sent at a time', () => {
  expect(refusalToSend(idleStream)).toBeNull()
  expect(refusalToSend(run(sent).state)).toBe('already_sending')
  expect(refusalToSend(run(sent, timedOut).state)).toBe('already_sending')
  expect(refusalToSend(run(sent, stored('1:1'), done('1:2')).state)).toBeNull()
})

test('text grows delta by delta, and no event is applied twice', () => {
  const { state } = run(sent, delta('1:1', 'Hel'), delta('1:2', 'lo'), delta('1:2', 'lo'), delta('1:1', 'Hel'), delta('1:10', '.'))
  expect(state.answer).toMatchObject({ text: 'Hello.', cursor: '1:10' })
})

test('a snapshot replaces what was there and sets the cursor, even backwards', () => {
  const snapshot = event('1:4', {
    __typename: 'ChatSnapshot',
    text: 'Hel',
    ...noThoughts,
    toolCalls: [call('a', 'time', { status: 'COMPLETED' })],
  })
  const { state } = run(sent, delta('1:9', 'Hello the'), snapshot, delta('1:5', 'lo'))
  expect(state.answer).toMatchObject({ text: 'Hello', cursor: '1:5', completedCalls: 1 })
})

test('a snapshot with a running call is processing', () => {
  const { state } = run(
    { type: 'followed' },
    event('1:4', { __typename: 'ChatSnapshot', text: 'Hel', ...noThoughts, toolCalls: [call('a')] }),
  )
  expect(state.phase).toBe('processing')
})

test('a restarted answer forgets its text and its calls', () => {
  const { state } = run(
    sent,
    called('1:1', call('a')),
    delta('1:2', 'Hel'),
    event('2:0', { __typename: 'ChatRestarted', attempt: 2 }),
    delta('2:1', 'Good'),
  )
  expect(state.answer).toMatchObject({ text: 'Good', toolCalls: [], completedCalls: 0, cursor: '2:1' })
})

test('another step begins its own answer with its own cursors', () => {
  const other = event('1:1', { __typename: 'ChatDelta', delta: 'Other' }, 'step-2')
  const { state } = run(sent, delta('1:8', 'One'), stored('1:9'), done('1:10'), other)
  expect(state).toMatchObject({ phase: 'streaming_message', isRunActive: true, answer: { stepId: 'step-2', text: 'Other' } })
})

test('an early call takes its real id by its name', () => {
  const { state } = run(
    sent,
    called('1:1', call('early_1', 'time')),
    called('1:2', call('early_2', 'search_chats')),
    updated('1:3', call('call_9', 'search_chats', { inputParams: { query: 'tea' } })),
  )
  expect(state.answer?.toolCalls).toMatchObject([{ callId: 'early_1' }, { callId: 'call_9', inputParams: { query: 'tea' } }])
})

test('an early call without that name is the first that is not completed', () => {
  const { state } = run(
    sent,
    called('1:1', call('early_1', 'time')),
    output('1:2', 'early_1'),
    called('1:3', call('early_2', 'unknown')),
    updated('1:4', call('call_9', 'search_chats')),
  )
  expect(state.answer?.toolCalls.map(({ callId, name }) => [callId, name])).toEqual([
    ['early_1', 'time'],
    ['call_9', 'search_chats'],
  ])
})

test('an early call is found by the id it had', () => {
  const calls = [called('1:1', call('early_1', 'time')), called('1:2', call('early_2', 'time'))]
  const { state } = run(sent, ...calls, updated('1:3', call('call_9', 'time'), 'early_2'))
  expect(state.answer?.toolCalls.map(({ callId }) => callId)).toEqual(['early_1', 'call_9'])
})

test('an output under the real id finds the call that is still early', () => {
  const { state } = run(sent, called('1:1', call('early_1')), output('1:2', 'call_9'))
  expect(state.answer?.toolCalls).toMatchObject([{ callId: 'call_9', status: 'COMPLETED', outputResult: ['a note'], durationMs: 12 }])
})

test('each completion counts once', () => {
  const { state } = run(
    sent,
    called('1:1', call('a')),
    called('1:2', call('b')),
    output('1:3', 'a'),
    output('1:4', 'a'),
    output('1:5', 'b'),
  )
  expect(state.answer?.completedCalls).toBe(2)
})

test('an output of an unknown call changes nothing', () => {
  const { state } = run(sent, called('1:1', call('a')), output('1:2', 'zzz'))
  expect(state.answer?.toolCalls).toMatchObject([{ callId: 'a', status: 'RUNNING' }])
})

test('a tool_execution notice named system_function is ignored', () => {
  const notice = call('n', 'system_function')
  const { state } = run(sent, called('1:1', notice), updated('1:2', notice))
  expect(state).toMatchObject({ phase: 'thinking', answer: { toolCalls: [], cursor: '1:2' } })
})

test('compaction that completes reloads the history after 300 ms', () => {
  const { effects } = run(sent, event('1:1', { __typename: 'ChatCompactingCompleted' }))
  expect(effects).toEqual([{ type: 'reloadHistory', afterMs: 300 }])
})

test('an end without the stored step reloads the history', () => {
  expect(run(sent, delta('1:1', 'Hi'), done('1:2')).effects).toEqual([{ type: 'reloadHistory', afterMs: 0 }])
  expect(run(sent, delta('1:1', 'Hi'), stored('1:2'), done('1:3')).effects).toEqual([])
})

test('an error after content keeps the text and marks the answer', () => {
  const { state } = run(sent, delta('1:1', 'Half an answer'), streamError('1:2'))
  expect(state).toMatchObject({ answer: { text: 'Half an answer', isError: true }, error: { message: 'The model closed early.' } })
})

test('after the 60 seconds the answer still fills, and an error is ignored until the stored step tells of it', () => {
  const { state } = run(sent, timedOut, delta('1:1', 'Late'), streamError('1:2'), delta('1:3', ' words'))
  expect(state).toMatchObject({ phase: 'complete', isRunActive: true, error: null, answer: { text: 'Late words', isError: false } })
})

test('a connection that was given up and is tried again goes on where it stopped', () => {
  const { state } = run(sent, delta('1:1', 'Hel'), connectionFailed, { type: 'followed' }, delta('1:2', 'lo'))
  expect(state).toMatchObject({ phase: 'streaming_message', error: null, answer: { text: 'Hello' } })
})

test('thoughts are kept apart from the answer, until the model has thought', () => {
  const think = (cursor: string, words: string) => event(cursor, { __typename: 'ChatReasoningDelta', delta: words })
  const thinking = run(sent, think('1:1', 'By the '), think('1:2', 'door?')).state
  expect(thinking).toMatchObject({ phase: 'thinking', answer: { text: '', reasoning: 'By the door?', reasoningMs: null } })
  expect(isReasoning(thinking)).toBe(true)
  const thought = run(
    sent,
    think('1:1', 'Hm'),
    event('1:2', { __typename: 'ChatReasoningCompleted', durationMs: 4000 }),
    delta('1:3', 'Yes.'),
  )
  expect(thought.state).toMatchObject({ phase: 'streaming_message', answer: { text: 'Yes.', reasoning: 'Hm', reasoningMs: 4000 } })
  expect(isReasoning(thought.state)).toBe(false)
})
