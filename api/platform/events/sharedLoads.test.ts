import { expect, test, vi } from 'vitest'
import { createSharedLoads } from './sharedLoads.ts'

test('concurrent requests share one load', async () => {
  vi.useFakeTimers()
  const shared = createSharedLoads()
  const load = vi.fn(async () => 'a step')
  expect(await Promise.all([shared('one', load), shared('one', load)])).toEqual(['a step', 'a step'])
  await shared('one', load)
  expect(load).toHaveBeenCalledTimes(1)
  await shared('another', load)
  expect(load).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(250)
  await shared('one', load)
  expect(load).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

test('does not cache a failed load', async () => {
  const shared = createSharedLoads()
  await expect(shared('one', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await shared('one', async () => 'a step')).toBe('a step')
})
