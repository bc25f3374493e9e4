// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeTransport, watched } from '../testing/openStream.ts'
import { ThreadStream } from './threadStream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('nothing is connected before a run is active', () => {
  const transport = new FakeTransport()
  new ThreadStream(transport).attach(() => {})
  expect(transport.opened).toEqual([])
})

test('a burst of deltas notifies once a frame', async () => {
  const { transport, stream } = watched()
  vi.advanceTimersToNextFrame()
  const listener = vi.fn()
  stream.subscribe(listener)
  for (let seq = 1; seq <= 200; seq++) transport.delta(`1:${seq}`, 'x')
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(stream.getState().answer?.text).toHaveLength(200)
})

test('words that come faster than they are read share a drawing, and the first and the end wait for none', () => {
  const { transport, stream } = watched()
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

test('a lost connection is taken up behind the last applied cursor, and nothing is applied twice', async () => {
  const { transport, stream } = watched()
  transport.delta('1:1', 'Hel')
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(transport.opened).toEqual([null, '1:1'])
  transport.delta('1:1', 'Hel')
  transport.delta('1:2', 'lo')
  expect(stream.getState().answer?.text).toBe('Hello')
})

test('a closed connection is not heard any more', async () => {
  const { transport, stream } = watched()
  const first = transport.sink
  first?.closed()
  await vi.advanceTimersByTimeAsync(1_000)
  first?.next({ __typename: 'ChatDelta', cursor: '1:1', stepId: 'step-1', delta: 'stale' })
  expect(stream.getState().answer).toBeNull()
})

test('a cursor of an older run is not used for the newer one', async () => {
  const { transport, stream } = watched()
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

test('a reader that is signed out is told so, and does not knock again', async () => {
  const { transport, stream } = watched()
  transport.diagnosis = 'signedOut'
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stream.getState()).toMatchObject({ phase: 'error', error: { message: 'Authentication required. Please log in to continue.' } })
  expect(transport.opened).toHaveLength(1)
})

test('a run that ended meanwhile reloads the history', async () => {
  const { transport, stream, reloadHistory } = watched()
  transport.diagnosis = 'ended'
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reloadHistory).toHaveBeenCalledTimes(1)
  expect(stream.getState().isRunActive).toBe(false)
})

test('a server that stays away is given up after a bounded number of attempts, and can be tried again', async () => {
  const { transport, stream } = watched()
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

test('an answer that cannot be read is given up at once, and can be tried again', async () => {
  const { transport, stream } = watched()
  transport.delta('1:1', 'Hel')
  transport.sink?.closed({ message: 'Failed to parse streaming response', code: 'unreadable' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stream.getState()).toMatchObject({ phase: 'error', error: { message: 'Failed to parse streaming response' } })
  expect(transport.opened).toEqual([null])
  window.dispatchEvent(new Event('online'))
  expect(transport.opened).toEqual([null, '1:1'])
})

test('a server that refuses every connection is given up with its reason', async () => {
  const { transport, stream } = watched()
  for (let i = 0; i < 20; i++) {
    transport.sink?.closed({ message: 'Failed to create streaming connection: 503', code: 'not_created' })
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(stream.getState()).toMatchObject({ phase: 'error', error: { message: 'Failed to create streaming connection: 503' } })
})

test('a connection that does not come back at once says so until it is heard again', async () => {
  const { transport, stream } = watched()
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(100)
  expect(stream.getState().isReconnecting).toBe(false)
  transport.sink?.closed()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stream.getState().isReconnecting).toBe(true)
  transport.delta('1:1', 'Hi')
  expect(stream.getState().isReconnecting).toBe(false)
})

test('a connection that was given up is tried again when the network is back', async () => {
  const { transport, stream } = watched()
  transport.diagnosis = new Error('Failed to fetch')
  for (let i = 0; i < 20; i++) {
    transport.sink?.closed()
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(stream.getState().phase).toBe('error')
  window.dispatchEvent(new Event('online'))
  expect(stream.getState()).toMatchObject({ phase: 'thinking', isRunActive: true })
})

test('a tab that slept renews its connection when the network is back', async () => {
  const { transport } = watched()
  transport.delta('1:3', 'Hel')
  await vi.advanceTimersByTimeAsync(20_000)
  window.dispatchEvent(new Event('online'))
  expect(transport.opened).toEqual([null, '1:3'])
})

test('after 60 seconds from the send the phase is complete, and the run can still be stopped', async () => {
  const transport = new FakeTransport()
  const stream = new ThreadStream(transport)
  stream.attach(() => {})
  stream.watch({ id: 'run-1', createdAt: new Date(Date.now() - 50_000).toISOString() })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(stream.getState()).toMatchObject({ phase: 'complete', isRunActive: true })
})

test('the end closes the connection, and the same run again opens none', () => {
  const { transport, stream } = watched()
  transport.delta('1:1', 'Hi')
  transport.end('1:2')
  stream.watch({ id: 'run-1', createdAt: new Date().toISOString() })
  expect(transport.opened).toHaveLength(1)
  expect(transport.closedByReader).toHaveLength(1)
  expect(stream.getState()).toMatchObject({ phase: 'complete', isRunActive: false })
})

test('a screen that goes away closes the connection and forgets a half answer', () => {
  const { transport, stream, detach } = watched()
  transport.delta('1:1', 'Hi')
  detach()
  expect(transport.closedByReader).toHaveLength(1)
  expect(stream.getState()).toMatchObject({ phase: 'idle', isRunActive: false, answer: null })
})
