import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStreamPlaces, type StreamResponse, TooManyStreamsError } from './streamPlaces.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class FakeResponse extends EventEmitter {
  closed = false
  writableNeedDrain = false
  destroy = vi.fn(() => this.close())
  close() {
    this.closed = true
    this.emit('close')
    return this
  }
}

const createResponse = () => new FakeResponse() as FakeResponse & StreamResponse
const ada = { userId: 'ada', sessionId: 'one' }
const guest = (guestId: string, ip = '203.0.113.7') => ({ guestId, ip })

test('limits streams per user across sessions', () => {
  const { take } = createStreamPlaces({ streamsPerPerson: 2 })
  take(ada, createResponse())
  take({ userId: 'ada', sessionId: 'two' }, createResponse())
  expect(() => take(ada, createResponse())).toThrow(TooManyStreamsError)
  take({ userId: 'bob', sessionId: 'three' }, createResponse())
})

test('frees a stream when its connection closes and aborts its reader', () => {
  const { take } = createStreamPlaces({ streamsPerPerson: 1 })
  const response = createResponse()
  const gone = take(ada, response)
  expect(take(ada, response)).toBe(gone)
  expect(gone.aborted).toBe(false)
  response.close()
  expect(gone.aborted).toBe(true)
  take(ada, createResponse())
})

test('a closed connection takes no stream', () => {
  const { take } = createStreamPlaces({ streamsPerPerson: 1 })
  expect(take(ada, createResponse().close()).aborted).toBe(true)
  take(ada, createResponse())
})

test('guests of a network share ten times the limit', () => {
  const { take } = createStreamPlaces({ streamsPerPerson: 1 })
  take(guest('1'), createResponse())
  expect(() => take(guest('1'), createResponse())).toThrow(TooManyStreamsError)
  for (let count = 2; count <= 10; count += 1) take(guest(String(count)), createResponse())
  expect(() => take(guest('11'), createResponse())).toThrow(TooManyStreamsError)
  take(guest('12', '198.51.100.7'), createResponse())
})

test('open pages of visitors without a conversation have a limit of their own', () => {
  const { take } = createStreamPlaces({ streamsPerPerson: 1 })
  const { ip } = guest('anyone')
  for (let page = 0; page < 10; page++) take({ ip }, createResponse())
  expect(() => take({ ip }, createResponse())).toThrow(TooManyStreamsError)
  take(guest('one'), createResponse())
})

test('closes a connection that reads nothing for a minute', () => {
  const { take } = createStreamPlaces({ streamsPerPerson: 3 })
  const [stuck, slow, quick] = [createResponse(), createResponse(), createResponse()]
  for (const response of [stuck, slow, quick]) take(ada, response)
  stuck.writableNeedDrain = slow.writableNeedDrain = true
  for (let seconds = 0; seconds < 120; seconds += 30) {
    vi.advanceTimersByTime(30_000)
    slow.emit('drain')
  }
  expect([stuck, slow, quick].map(({ closed }) => closed)).toEqual([true, false, false])
})
