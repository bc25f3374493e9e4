import { expect, test, vi } from 'vitest'
import { SessionCache } from './sessionCache.ts'

const ada = { userId: 'ada', sessionId: 'session-of-ada' }

test('concurrent and soon following requests share one load', async () => {
  const cache = new SessionCache()
  const load = vi.fn(async () => ada)
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([ada, ada])
  expect(await cache.get('a', load)).toEqual(ada)
  expect(load).toHaveBeenCalledTimes(1)
})

test('reloads a session once it is stale or evicted', async () => {
  const load = vi.fn(async () => ada)
  const cache = new SessionCache({ freshMs: 0 })
  await cache.get('a', load)
  await cache.get('a', load)
  expect(load).toHaveBeenCalledTimes(2)

  const lasting = new SessionCache()
  await lasting.get('a', load)
  lasting.forget(['another'])
  await lasting.get('a', load)
  expect(load).toHaveBeenCalledTimes(3)
  lasting.forget([ada.sessionId])
  await lasting.get('a', load)
  expect(load).toHaveBeenCalledTimes(4)
})

test('a clock that is set back keeps no session longer', async () => {
  vi.useFakeTimers()
  try {
    const [cache, load] = [new SessionCache(), vi.fn(async () => ada)]
    vi.setSystemTime(Date.now() + 3_600_000)
    await cache.get('a', load)
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(10_000)
    await cache.get('a', load)
    expect(load).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

test('does not cache a load that began before the session ended', async () => {
  const cache = new SessionCache()
  const { promise, resolve } = Promise.withResolvers<typeof ada>()
  const early = cache.get('a', () => promise)
  cache.forget([ada.sessionId])
  resolve(ada)
  await early
  expect(await cache.get('a', async () => null)).toBeNull()
})

test('caches neither unknown credentials nor failed loads', async () => {
  const cache = new SessionCache()
  expect(await cache.get('a', async () => null)).toBeNull()
  await expect(cache.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await cache.get('a', async () => ada)).toEqual(ada)
})

test('evicts the oldest entry', async () => {
  const cache = new SessionCache({ capacity: 1 })
  const load = vi.fn(async () => ada)
  await cache.get('a', load)
  await cache.get('b', load)
  await cache.get('a', load)
  expect(load).toHaveBeenCalledTimes(3)
})

test('caches no session beyond its expiry', async () => {
  vi.useFakeTimers()
  const cache = new SessionCache()
  const load = vi.fn(async () => ({ ...ada, expiresAt: new Date(Date.now() + 1000) }))
  await cache.get('a', load)
  vi.advanceTimersByTime(999)
  await cache.get('a', load)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await cache.get('a', load)
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
