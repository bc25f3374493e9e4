import { expect, test } from 'vitest'
import { limits } from './eventLog.ts'
import { createMemoryEventStore, withFallback } from './eventStores.ts'

test('frees closed streams after minutes and abandoned ones after an hour', async () => {
  let seconds = 0
  const store = createMemoryEventStore(() => seconds * 1000)
  const isHeld = async (stream: string) => (await store.read(stream, 0)).entries.length > 0
  const write = (stream: string) => store.append(stream, [{ seq: 1, event: {} }])

  await write('closed')
  await store.close('closed')
  await write('abandoned')
  seconds = limits.closedSeconds + 1
  await write('recent')
  expect([await isHeld('closed'), await isHeld('abandoned')]).toEqual([false, true])

  seconds = limits.idleSeconds + 1
  await write('now')
  expect([await isHeld('abandoned'), await isHeld('recent'), await isHeld('now')]).toEqual([false, true, true])
})

const text = (chars: number) => ({ delta: 'x'.repeat(chars) })

test('limits the size of a stream and reports the gap to readers', async () => {
  const store = createMemoryEventStore()
  const piece = limits.maxStreamChars / 10
  for (let seq = 1; seq <= 50; seq += 1) await store.append('long', [{ seq, event: text(piece) }])
  const { entries, hasGap } = await store.read('long', 0)
  expect(hasGap).toBe(true)
  expect(entries.length * piece).toBeLessThanOrEqual(limits.maxStreamChars)
  expect(entries.at(-1)?.seq).toBe(50)
})

test('an oversized event is dropped with the events before it', async () => {
  const store = createMemoryEventStore()
  await store.append('huge', [{ seq: 1, event: text(10) }])
  await store.append('huge', [{ seq: 2, event: text(limits.maxStreamChars + 1) }])
  await store.append('huge', [{ seq: 3, event: text(10) }])
  expect((await store.read('huge', 0)).entries.map(({ seq }) => seq)).toEqual([3])
})

test('limits the total size, evicting ended streams first', async () => {
  const store = createMemoryEventStore()
  const piece = limits.maxStreamChars / 2
  const fits = Math.floor(limits.maxChars / piece)
  await store.append('live', [{ seq: 1, event: text(piece) }])
  for (let index = 1; index < fits * 2; index += 1) {
    await store.append(`ended ${index}`, [{ seq: 1, event: text(piece) }])
    await store.close(`ended ${index}`)
  }
  const isHeld = async (stream: string) => (await store.read(stream, 0)).entries.length > 0
  expect(await isHeld('live')).toBe(true)
  expect(await isHeld('ended 1')).toBe(false)
  expect(await isHeld(`ended ${fits * 2 - 1}`)).toBe(true)
  let held = 0
  for (let index = 1; index < fits * 2; index += 1) if (await isHeld(`ended ${index}`)) held += 1
  expect((held + 1) * piece).toBeLessThanOrEqual(limits.maxChars)
})

test('keeps events locally when the shared store fails, with a gap for other readers', async () => {
  const shared = createMemoryEventStore()
  let isAway = false
  const refuse =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      isAway ? Promise.reject(new Error('away')) : work(...args)
  const store = withFallback({ ...shared, append: refuse(shared.append), close: refuse(shared.close) })
  const write = (seq: number) => store.append('run', [{ seq, event: text(1) }])
  const seqs = async (from: typeof store, after: number) => {
    const { entries, ...rest } = await from.read('run', after)
    return { seqs: entries.map(({ seq }) => seq), ...rest }
  }

  await write(1)
  isAway = true
  await write(2)
  isAway = false
  await write(3)
  expect(await seqs(store, 0)).toEqual({ seqs: [1, 2, 3], hasGap: false, isClosed: false })

  const elsewhere = withFallback(shared)
  expect(await seqs(elsewhere, 0)).toEqual({ seqs: [1], hasGap: false, isClosed: false })
  expect(await seqs(elsewhere, 1)).toEqual({ seqs: [3], hasGap: true, isClosed: false })

  isAway = true
  await store.close('run')
  expect(await seqs(store, 3)).toEqual({ seqs: [], hasGap: false, isClosed: true })
})
