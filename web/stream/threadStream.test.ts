// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeTransport, watchStream } from '../testing/openStream.ts'
import { ThreadStream } from './threadStream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('does not connect before a run is active', () => {
  const transport = new FakeTransport()
  new ThreadStream(transport).attach(() => {})
  expect(transport.opened).toEqual([])
})

test('notifies once per frame for a burst of deltas', async () => {
  const { transport, stream } = watchStream()
  vi.advanceTimersToNextFrame()
  const listener = vi.fn()
  stream.subscribe(listener)
  for (let seq = 1; seq <= 200; seq++) transport.delta(`1:${seq}`, 'x')
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(stream.getState().answer?.text).toHaveLength(200)
})

test('batches fast deltas, but not the first and the end', () => {
  const { transport, stream } = watchStream()
  vi.advanceTimersToNextFrame()
  const drawn: (string | undefined)[] = []
  stream.subscribe(() => drawn.push(stream.getState().answer?.text))
  for (const [index, word] of ['One ', 'two ', 'three ', 'four'].entries()) {
    transport.delta(`1:${index + 1}`, word)
    vi.advanceTimersToNextFrame()
  }
  expect(drawn).toEqual(['One ', 'One two three '])
  transport.end('1:5')
  vi.advanceTimersToNextFrame()
  expect(drawn).toEqual(['One ', 'One two three ', 'One two three four'])
})

test('reconnects after the last applied cursor', async () => {
  const { transport, stream } = watchStream()
  transport.delta('1:1', 'Hel')
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(transport.opened).toEqual([null, '1:1'])
  transport.delta('1:1', 'Hel')
  transport.delta('1:2', 'lo')
  expect(stream.getState().answer?.text).toBe('Hello')
})

test('ignores events of a closed connection', async () => {
  const { transport, stream } = watchStream()
  const first = transport.sink
  first?.closed()
  await vi.advanceTimersByTimeAsync(1_000)
  first?.next({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-1', delta: 'stale' })
  expect(stream.getState().answer).toBeNull()
})

test('does not use an older run’s cursor', async () => {
  const { transport, stream } = watchStream()
  transport.delta('1:40', 'One')
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(1_000)
  transport.delta('1:41', 'middle of two', 'step-2')
  expect(transport.opened).toEqual([null, '1:40', null])
  transport.sink?.next({
    __typename: 'ChatSnapshot',
    cursor: '1:41',
    stepId: 'step-2',
    text: 'Two, middle of two',
    reasoning: '',
    reasoningMs: null,
    toolCalls: [],
  })
  expect(stream.getState().answer).toMatchObject({ stepId: 'step-2', text: 'Two, middle of two' })
})

test('reports a signed-out reader and stops reconnecting', async () => {
  const { transport, stream } = watchStream()
  transport.diagnosis = 'signedOut'
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stream.getState()).toMatchObject({ phase: 'error', error: { message: 'Authentication required. Please log in to continue.' } })
  expect(transport.opened).toHaveLength(1)
})

test('reloads the history when the run ended while disconnected', async () => {
  const { transport, stream, reloadHistory } = watchStream()
  transport.diagnosis = 'ended'
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reloadHistory).toHaveBeenCalledTimes(1)
  expect(stream.getState().isRunActive).toBe(false)
})

test('gives up after a bounded number of attempts and can retry', async () => {
  const { transport, stream } = watchStream()
  transport.diagnosis = new Error('Failed to fetch')
  for (let i = 0; i < 20; i++) {
    transport.sink?.closed()
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(stream.getState()).toMatchObject({ phase: 'error', error: { message: 'Streaming connection failed. Please try again.' } })
  const attempts = transport.opened.length
  expect(attempts).toBeLessThan(15)
  stream.tryAgain()
  expect(transport.opened).toHaveLength(attempts + 1)
  expect(stream.getState()).toMatchObject({ phase: 'thinking', error: null })
})

test('gives up immediately on an unreadable answer and can retry', async () => {
  const { transport, stream } = watchStream()
  transport.delta('1:1', 'Hel')
  transport.sink?.closed({ message: 'Failed to parse streaming response', code: 'unreadable' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stream.getState()).toMatchObject({ phase: 'error', error: { message: 'Failed to parse streaming response' } })
  expect(transport.opened).toEqual([null])
  window.dispatchEvent(new Event('online'))
  expect(transport.opened).toEqual([null, '1:1'])
})

test('gives up with the server’s reason', async () => {
  const { transport, stream } = watchStream()
  for (let i = 0; i < 20; i++) {
    transport.sink?.closed({ message: 'Failed to create streaming connection: 503', code: 'not_created' })
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(stream.getState()).toMatchObject({ phase: 'error', error: { message: 'Failed to create streaming connection: 503' } })
})

test('shows reconnecting until events arrive again', async () => {
  const { transport, stream } = watchStream()
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(100)
  expect(stream.getState().isReconnecting).toBe(false)
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stream.getState().isReconnecting).toBe(true)
  transport.delta('1:1', 'Hi')
  expect(stream.getState().isReconnecting).toBe(false)
})

test('reconnects when back online after giving up', async () => {
  const { transport, stream } = watchStream()
  transport.diagnosis = new Error('Failed to fetch')
  for (let i = 0; i < 20; i++) {
    transport.sink?.closed()
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(stream.getState().phase).toBe('error')
  window.dispatchEvent(new Event('online'))
  expect(stream.getState()).toMatchObject({ phase: 'thinking', isRunActive: true })
})

test('renews the connection of a tab that slept', async () => {
  const { transport } = watchStream()
  transport.delta('1:3', 'Hel')
  await vi.advanceTimersByTimeAsync(20_000)
  window.dispatchEvent(new Event('online'))
  expect(transport.opened).toEqual([null, '1:3'])
})

test('completes the phase after 60 seconds; the run can still be stopped', async () => {
  const transport = new FakeTransport()
  const stream = new ThreadStream(transport)
  stream.attach(() => {})
  stream.watch({ id: 'run-1', createdAt: new Date(Date.now() - 50_000).toISOString() })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(stream.getState()).toMatchObject({ phase: 'complete', isRunActive: true })
})

test('closes the connection at the end and does not reopen it for the same run', () => {
  const { transport, stream } = watchStream()
  transport.delta('1:1', 'Hi')
  transport.end('1:2')
  stream.watch({ id: 'run-1', createdAt: new Date().toISOString() })
  expect(transport.opened).toHaveLength(1)
  expect(transport.closedByReader).toHaveLength(1)
  expect(stream.getState()).toMatchObject({ phase: 'complete', isRunActive: false })
})

test('closes the connection and drops an incomplete answer when the screen unmounts', () => {
  const { transport, stream, detach } = watchStream()
  transport.delta('1:1', 'Hi')
  detach()
  expect(transport.closedByReader).toHaveLength(1)
  expect(stream.getState()).toMatchObject({ phase: 'idle', isRunActive: false, answer: null })
})
