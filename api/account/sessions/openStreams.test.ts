import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryChannels } from '../../platform/events/channels.ts'
import { createLiveChannel } from '../../platform/events/liveChannel.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { createResponse } from '../../testing/responses.ts'
import { createOpenStreams } from './openStreams.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const hour = 3_600_000
const within = (ms: number) => new Date(Date.now() + ms)

async function follow(proof: Pick<Viewer, 'expiresAt' | 'isProgram'>, stored: { expiresAt: Date | null } | null) {
  const live = createLiveChannel(createMemoryChannels())
  const findUnique = vi.fn(async () => stored)
  const tables = proof.isProgram ? { accessToken: { findUnique } } : { session: { findUnique } }
  const platform = { config: { streamsPerPerson: 30 }, db: tables, live } as unknown as Parameters<typeof createOpenStreams>[0]
  const viewer = { userId: 'ada', sessionId: 'proof', ...proof }
  const events = createOpenStreams(platform).follow(viewer, createResponse(), (signal) => live.subscribe<string>('news', signal))
  let isOver = false
  void events.next().then(({ done }) => (isOver = done ?? false))
  await turn()
  return {
    findUnique,
    isOverAfter: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      await turn()
      return isOver
    },
  }
}

test.each([true, false])('a stream ends exactly with its credential (program: %s)', async (isProgram) => {
  const expiresAt = within(hour)
  const { isOverAfter } = await follow({ expiresAt, isProgram }, { expiresAt })
  expect(await isOverAfter(hour - 1)).toBe(false)
  expect(await isOverAfter(1)).toBe(true)
})

test('an extended session continues until its new end with one query', async () => {
  const { isOverAfter, findUnique } = await follow({ expiresAt: within(hour) }, { expiresAt: within(3 * hour) })
  expect(await isOverAfter(2 * hour)).toBe(false)
  expect(findUnique).toHaveBeenCalledTimes(1)
  expect(await isOverAfter(hour)).toBe(true)
})

test('a revoked credential ends the stream', async () => {
  const { isOverAfter } = await follow({ expiresAt: within(hour) }, null)
  expect(await isOverAfter(hour)).toBe(true)
})

test('an expiry beyond the timer limit does not end the stream immediately', async () => {
  const expiresAt = within(24 * 365 * hour)
  const { isOverAfter, findUnique } = await follow({ expiresAt, isProgram: true }, { expiresAt })
  expect(await isOverAfter(24 * 300 * hour)).toBe(false)
  expect(findUnique).not.toHaveBeenCalled()
  expect(await isOverAfter(24 * 65 * hour)).toBe(true)
})

test('a credential without expiry never ends the stream', async () => {
  const { isOverAfter } = await follow({ expiresAt: null, isProgram: true }, { expiresAt: null })
  expect(await isOverAfter(24 * 365 * hour)).toBe(false)
})
