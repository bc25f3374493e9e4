import { expect, test } from 'vitest'
import type { StreamedToolCall } from './events.ts'
import { isReasoning } from './reducer.ts'
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
const updated = (cursor: string, call: StreamedToolCall, oldCallId: string | null = null) =>
  event(cursor, { __typename: 'ChatToolStatusUpdate', toolCall: call, oldCallId })

test('matches a provisional call by name', () => {
  const { state } = run(
    sent,
    called('1:1', call('early_1', 'time')),
    called('1:2', call('early_2', 'search_chats')),
    updated('1:3', call('call_9', 'search_chats', { inputParams: { query: 'tea' } })),
  )
  expect(state.answer?.toolCalls).toMatchObject([{ callId: 'early_1' }, { callId: 'call_9', inputParams: { query: 'tea' } }])
})

test('matches the first incomplete provisional call otherwise', () => {
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

test('matches a provisional call by its former ID', () => {
  const calls = [called('1:1', call('early_1', 'time')), called('1:2', call('early_2', 'time'))]
  const { state } = run(sent, ...calls, updated('1:3', call('call_9', 'time'), 'early_2'))
  expect(state.answer?.toolCalls.map(({ callId }) => callId)).toEqual(['early_1', 'call_9'])
})

test('matches an output to a call that is still provisional', () => {
  const { state } = run(sent, called('1:1', call('early_1')), output('1:2', 'call_9'))
  expect(state.answer?.toolCalls).toMatchObject([{ callId: 'call_9', status: 'COMPLETED', outputResult: ['a note'], durationMs: 12 }])
})

test('counts each completion once', () => {
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

test('ignores an output of an unknown call', () => {
  const { state } = run(sent, called('1:1', call('a')), output('1:2', 'zzz'))
  expect(state.answer?.toolCalls).toMatchObject([{ callId: 'a', status: 'RUNNING' }])
})

test('ignores a tool_execution notice named system_function', () => {
  const notice = call('n', 'system_function')
  const { state } = run(sent, called('1:1', notice), updated('1:2', notice))
  expect(state).toMatchObject({ phase: 'thinking', answer: { toolCalls: [], cursor: '1:2' } })
})

test('reloads the history 300 ms after compaction', () => {
  const { effects } = run(sent, event('1:1', { __typename: 'ChatCompactingCompleted' }))
  expect(effects).toEqual([{ type: 'reloadHistory', afterMs: 300 }])
})

test('reloads the history when the end has no stored step', () => {
  expect(run(sent, delta('1:1', 'Hi'), done('1:2')).effects).toEqual([{ type: 'reloadHistory', afterMs: 0 }])
  expect(run(sent, delta('1:1', 'Hi'), stored('1:2'), done('1:3')).effects).toEqual([])
})

test('keeps the text and marks the answer after an error', () => {
  const { state } = run(sent, delta('1:1', 'Half an answer'), streamError('1:2'))
  expect(state).toMatchObject({ answer: { text: 'Half an answer', isError: true }, error: { message: 'The model closed early.' } })
})

test('extends the answer after 60 seconds and ignores errors until the step has one', () => {
  const { state } = run(sent, timedOut, delta('1:1', 'Late'), streamError('1:2'), delta('1:3', ' words'))
  expect(state).toMatchObject({ phase: 'complete', isRunActive: true, error: null, answer: { text: 'Late words', isError: false } })
})

test('resumes a connection after giving up', () => {
  const { state } = run(sent, delta('1:1', 'Hel'), connectionFailed, { type: 'followed' }, delta('1:2', 'lo'))
  expect(state).toMatchObject({ phase: 'streaming_message', error: null, answer: { text: 'Hello' } })
})

test('keeps reasoning separate from the answer', () => {
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
