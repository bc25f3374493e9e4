import { expect, test } from 'vitest'
import { idleStream, isStreaming, getSendRefusal, type StreamAction } from './reducer.ts'
import {
  sent,
  timedOut,
  connectionFailed,
  event,
  delta,
  called,
  output,
  streamError,
  stored,
  done,
  call,
  run,
} from '../testing/streamEvents.ts'
const sendFailed: StreamAction = { type: 'sendFailed', error: { message: 'Couldn’t send your message', code: 'refused' } }
const noThoughts = { reasoning: '', reasoningMs: null }

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

test.each(rows)('updates phase and flags when %s', (_, actions, expected) => {
  const { state } = run(...actions)
  expect({ phase: state.phase, isStreaming: isStreaming(state), isRunActive: state.isRunActive }).toEqual(expected)
})

test('allows one message at a time', () => {
  expect(getSendRefusal(idleStream)).toBeNull()
  expect(getSendRefusal(run(sent).state)).toBe('already_sending')
  expect(getSendRefusal(run(sent, timedOut).state)).toBe('already_sending')
  expect(getSendRefusal(run(sent, stored('1:1'), done('1:2')).state)).toBeNull()
})

test('appends deltas and applies no event twice', () => {
  const { state } = run(sent, delta('1:1', 'Hel'), delta('1:2', 'lo'), delta('1:2', 'lo'), delta('1:1', 'Hel'), delta('1:10', '.'))
  expect(state.answer).toMatchObject({ text: 'Hello.', cursor: '1:10' })
})

test('replaces text and cursor with a snapshot, even backwards', () => {
  const snapshot = event('1:4', {
    __typename: 'ChatSnapshot',
    text: 'Hel',
    ...noThoughts,
    toolCalls: [call('a', 'time', { status: 'COMPLETED' })],
  })
  const { state } = run(sent, delta('1:9', 'Hello the'), snapshot, delta('1:5', 'lo'))
  expect(state.answer).toMatchObject({ text: 'Hello', cursor: '1:5', completedCalls: 1 })
})

test('reports processing for a snapshot with a running call', () => {
  const { state } = run(
    { type: 'followed' },
    event('1:4', { __typename: 'ChatSnapshot', text: 'Hel', ...noThoughts, toolCalls: [call('a')] }),
  )
  expect(state.phase).toBe('processing')
})

test('clears text and calls of a restarted answer', () => {
  const { state } = run(
    sent,
    called('1:1', call('a')),
    delta('1:2', 'Hel'),
    event('2:0', { __typename: 'ChatRestarted', attempt: 2 }),
    delta('2:1', 'Good'),
  )
  expect(state.answer).toMatchObject({ text: 'Good', toolCalls: [], completedCalls: 0, cursor: '2:1' })
})

test('starts a new answer and cursor for another step', () => {
  const other = event('1:1', { __typename: 'ChatDelta', delta: 'Other' }, 'step-2')
  const { state } = run(sent, delta('1:8', 'One'), stored('1:9'), done('1:10'), other)
  expect(state).toMatchObject({ phase: 'streaming_message', isRunActive: true, answer: { stepId: 'step-2', text: 'Other' } })
})
