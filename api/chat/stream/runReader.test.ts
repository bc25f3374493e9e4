import { expect, test } from 'vitest'
import { formatCursor } from '../engine/events/events.ts'
import type { RunRow } from './newestRun.ts'
import { toEndingEvents, toOpeningEvents, parsePosition } from './runReader.ts'

const runId = '01a1fc2b-339e-7da7-990e-f703cc1f476f'
const otherRunId = '01a1fc2b-339e-70dd-ab32-35016249cab8'
const row: RunRow = {
  runId,
  threadId: 'thread',
  stepId: 'step',
  clientMessageId: 'message',
  status: 'running',
  attempt: 2,
  checkpointSeq: 7,
  errorMessage: null,
  errorCode: null,
  text: 'so far',
  reasoning: '',
  reasoningMs: null,
  toolCalls: [],
  visitedOwnerId: null,
}
const shown = (events: ReturnType<typeof toOpeningEvents>) =>
  events.map(({ cursor, event }) => [cursor.split(':').slice(0, 2).join(':'), event.type])

test.each([
  ['none', null, null],
  ['one of this run', formatCursor(runId, 2, 5), { attempt: 2, seq: 5 }],
  ['one of an older attempt', formatCursor(runId, 1, 50), { attempt: 1, seq: 50 }],
  ['one without the end of the run’s id', '2:5', { attempt: 2, seq: 5 }],
  ['one of another run', formatCursor(otherRunId, 2, 5), null],
  ['one of an attempt that never was', formatCursor(runId, 3, 1), null],
  ['the one before anything was read', '0:0', null],
  ['nonsense', 'abc', null],
])('parses the position of a cursor: %s', (_, cursor, position) => {
  expect(parsePosition(row, cursor)).toEqual(position)
})

test('a reader without a position starts with a snapshot and its cursor', () => {
  expect(shown(toOpeningEvents(row, null))).toEqual([['2:7', 'snapshot']])
})

test('a reader of an older attempt discards its text first', () => {
  expect(shown(toOpeningEvents(row, { attempt: 1, seq: 50 }))).toEqual([
    ['1:999999999', 'restarted'],
    ['2:7', 'snapshot'],
  ])
})

test('the ending of a run without a log keeps its sequence numbers', () => {
  expect(shown(toEndingEvents({ ...row, status: 'completed', checkpointSeq: 9 }, null))).toEqual([
    ['2:7', 'snapshot'],
    ['2:8', 'assistant_step'],
    ['2:9', 'done'],
  ])
})

test('the ending of a failed run includes its error before `done`', () => {
  const failed = { ...row, status: 'failed', checkpointSeq: 9, errorMessage: 'No model.', errorCode: 'model_unavailable' } as const
  const events = toEndingEvents(failed, null)
  expect(shown(events)).toEqual([
    ['2:6', 'snapshot'],
    ['2:7', 'stream_error'],
    ['2:8', 'assistant_step'],
    ['2:9', 'done'],
  ])
  expect(events[1]?.event).toEqual({ type: 'stream_error', message: 'No model.', code: 'model_unavailable' })
})
