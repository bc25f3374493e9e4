// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachStream, watchStream } from '../testing/openStream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('opens a stream with a send and switches to the run that the server names', () => {
  const { transport, stream } = attachStream()
  stream.markSent()
  stream.expect('message-1')
  transport.delta('1:1', 'Hello')
  stream.watch({ id: 'run-1', createdAt: new Date().toISOString() })
  transport.delta('1:2', ' there')
  expect(transport.opened).toEqual([null])
  expect(transport.expected).toEqual(['message-1'])
  expect(stream.getState()).toMatchObject({ isRunActive: true, answer: { text: 'Hello there' } })
})

test('applies the answer’s end after the response to the send', () => {
  const { transport, stream } = watchStream()
  transport.end('1:1')
  stream.markSent()
  stream.expect('message-2')
  const store = vi.fn()
  transport.delta('2:1', 'Hello')
  transport.end('2:2', store)
  transport.sink?.closed()
  expect(store).not.toHaveBeenCalled()
  expect(stream.getState()).toMatchObject({ isRunActive: true, answer: { text: 'Hello' } })
  // Simulates a report by another tab before the send is answered.
  stream.watch({ id: 'run-2', createdAt: new Date().toISOString() })
  expect(store).not.toHaveBeenCalled()
  stream.sendAnswered()
  expect(store).toHaveBeenCalledTimes(2)
  expect(stream.endedRunId).toBe('run-2')
  expect(stream.getState().isRunActive).toBe(false)
  expect(transport.expected).toEqual([undefined, 'message-2'])
})

test('ignores a failed connection during a send for the previous run', async () => {
  const { transport, stream, reloadHistory } = watchStream()
  transport.end('1:1')
  transport.diagnosis = 'ended'
  reloadHistory.mockClear()
  stream.markSent()
  stream.expect('message-2')
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stream.getState().isRunActive).toBe(true)
  expect(reloadHistory).not.toHaveBeenCalled()
})

test('closes the connection of a failed send', () => {
  const { transport, stream } = attachStream()
  stream.markSent()
  stream.expect('message-1')
  stream.sendFailed({ message: 'No', code: 'refused' })
  expect(transport.closedByReader).toEqual([null])
  stream.watch({ id: 'run-1', createdAt: new Date().toISOString() })
  expect(transport.opened).toEqual([null, null])
})

test('follows another tab’s run when the own message was refused', () => {
  const { transport, stream } = attachStream()
  stream.markSent()
  stream.expect('message-1')
  stream.watch({ id: 'run-2', createdAt: new Date().toISOString() })
  stream.expectNothing()
  expect(transport.expected).toEqual(['message-1', undefined])
  expect(transport.closedByReader).toEqual([null])
})

test('reconnects once the run is known', async () => {
  const { transport, stream } = attachStream()
  stream.markSent()
  stream.expect('message-1')
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(0)
  expect(stream.getState().phase).toBe('thinking')
  stream.watch({ id: 'run-1', createdAt: new Date().toISOString() })
  stream.sendAnswered()
  expect(transport.expected).toEqual(['message-1', undefined])
})
