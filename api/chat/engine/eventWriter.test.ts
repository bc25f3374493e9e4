import { expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryChannels } from '../../platform/events/channels.ts'
import { createEventLog } from '../../platform/events/eventLog.ts'
import { createMemoryEventStore } from '../../platform/events/eventStores.ts'
import type { RunEvent } from './events/chatEvents.ts'
import { logKey } from './events/events.ts'
import { EventWriter } from './eventWriter.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'

const run = { id: 'run', attempt: 1 } as OwnedRun

function createWriter() {
  const log = createEventLog(createMemoryEventStore(), createMemoryChannels())
  const failures: unknown[] = []
  const writer = new EventWriter(log, run, (failure) => failures.push(failure))
  return { writer, log, failures, events: async () => (await log.read<RunEvent>(logKey(run.id, run.attempt), 0)).entries }
}

const call = { callId: 'early_1', name: 'remember', displayName: 'Remembering', inputParams: null }

test('merges text from one turn of the event loop into one delta', async () => {
  const { writer, events } = createWriter()
  writer.addText('Hello ')
  writer.addText('there')
  await writer.waitForFlush()
  expect(await events()).toEqual([{ seq: 1, event: { type: 'delta', delta: 'Hello there' } }])
})

test('keeps text and sequence number of a checkpoint consistent', async () => {
  const { writer, events } = createWriter()
  writer.add({ type: 'run' })
  writer.addText('one ')
  expect(writer.getProgress()).toMatchObject({ text: 'one ', seq: 2 })
  writer.addText('two')
  await writer.waitForFlush()
  expect((await events()).at(-1)).toEqual({ seq: 3, event: { type: 'delta', delta: 'two' } })
  expect(writer.getProgress()).toMatchObject({ text: 'one two', seq: 3 })
})

test('keeps the position of a tool call in the text when its ID changes', async () => {
  const { writer, events } = createWriter()
  writer.addText('Let me see. ')
  writer.startTool(call)
  expect(writer.updateTool('early_1', { callId: 'call_1', inputParams: { text: 'tea' } })).toBe(true)
  writer.updateTool('call_1', { status: 'completed', outputResult: 'ok', durationMs: 3 })
  await writer.waitForFlush()
  expect((await events()).map(({ event }) => event.type)).toEqual(['delta', 'tool_called', 'tool_status_update', 'tool_output'])
  expect((await events())[2]?.event).toMatchObject({ oldCallId: 'early_1', toolCall: { callId: 'call_1', textOffset: 12 } })
  expect(writer.getProgress().toolCalls).toMatchObject([{ callId: 'call_1', status: 'completed', outputResult: 'ok' }])
})

test('ignores updates of unknown tool calls', () => {
  expect(createWriter().writer.updateTool('call_9', { status: 'completed' })).toBe(false)
})

test('ends open tool calls as errors', () => {
  const { writer } = createWriter()
  writer.startTool(call)
  writer.endOpenTools()
  expect(writer.getProgress().toolCalls).toMatchObject([{ status: 'completed', isError: true }])
})

test('removes characters that the database cannot store from text and events', async () => {
  const { writer, events } = createWriter()
  writer.addText('a\0b')
  await writer.waitForFlush()
  expect(await events()).toEqual([{ seq: 1, event: { type: 'delta', delta: 'ab' } }])
  expect(writer.getProgress().text).toBe('ab')
})

test('reports a failing event log and continues the answer', async () => {
  const { writer, log, failures } = createWriter()
  log.append = () => Promise.reject(new Error('no log'))
  writer.addText('Hello')
  await writer.end([{ type: 'done' }])
  expect(failures).not.toEqual([])
  expect(writer.getProgress().text).toBe('Hello')
})

test('stores reasoning separately from the text, also in checkpoints', async () => {
  const { writer, events } = createWriter()
  writer.addText('By the ', 'reasoning_delta')
  writer.addText('door?', 'reasoning_delta')
  expect(writer.getProgress()).toMatchObject({ text: '', reasoning: 'By the door?', reasoningMs: null })
  writer.completeReasoning(4000)
  writer.addText('Yes.')
  await writer.waitForFlush()
  expect((await events()).map(({ event }) => event)).toEqual([
    { type: 'reasoning_delta', delta: 'By the door?' },
    { type: 'reasoning_completed', durationMs: 4000 },
    { type: 'delta', delta: 'Yes.' },
  ])
  expect(writer.getProgress()).toMatchObject({ text: 'Yes.', reasoning: 'By the door?', reasoningMs: 4000 })
})

test('writes the first text immediately, later text once per frame, and other events immediately with the preceding text', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'], now: 1_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { writer, events } = createWriter()
  const typesAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return (await events()).map(({ event }) => (event.type === 'delta' ? event.delta : event.type))
  }
  await vi.advanceTimersByTimeAsync(100)
  writer.addText('one ')
  expect(await typesAfter(0)).toEqual(['one '])
  writer.addText('two ')
  expect(await typesAfter(5)).toEqual(['one '])
  writer.addText('three ')
  expect(await typesAfter(16)).toEqual(['one ', 'two three '])
  writer.addText('four ')
  writer.startTool(call)
  expect(await typesAfter(0)).toEqual(['one ', 'two three ', 'four ', 'tool_called'])
})
