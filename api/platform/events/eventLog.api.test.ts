import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getWorkerStores } from '../../testing/database/stores.ts'
import { createMemoryChannels, createRedisChannels } from './channels.ts'
import { type Batch, createEventLog, type Entry, limits } from './eventLog.ts'
import { createMemoryEventStore, createRedisEventStore } from './eventStores.ts'
import { createLog } from '../log.ts'
import { connectRedis } from './redis.ts'

const { redisUrl } = getWorkerStores()
const redis = redisUrl ? await connectRedis(redisUrl, createLog({ logLevel: 'warn' })) : undefined
const channels = redis ? createRedisChannels(redis) : createMemoryChannels()
const log = createEventLog(redis ? createRedisEventStore(redis.commands) : createMemoryEventStore(), channels)

const newStream = () => `run:${randomUUID()}:1`
const numbered = (from: number, to: number): Entry<string>[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ seq: from + index, event: `event ${from + index}` }))

async function collect(batches: AsyncIterable<Batch<string>>) {
  const all: Entry<string>[] = []
  for await (const { entries } of batches) all.push(...entries)
  return all
}

test('a reader gets earlier and new events and ends with the stream', async () => {
  const stream = newStream()
  await log.append(stream, numbered(1, 3))
  const reading = collect(log.follow<string>(stream, 0))
  await log.append(stream, numbered(4, 4))
  await log.append(stream, numbered(5, 9))
  await log.close(stream)
  expect(await reading).toEqual(numbered(1, 9))
})

test('a reader with a cursor gets exactly the missed events', async () => {
  const stream = newStream()
  await log.append(stream, numbered(1, 4))
  await log.append(stream, numbered(5, 8))
  await log.close(stream)
  for (const cursor of [0, 2, 4, 7, 8]) expect(await collect(log.follow<string>(stream, cursor))).toEqual(numbered(cursor + 1, 8))
})

test('readers that join at different times get all events in order', async () => {
  const stream = newStream()
  const early = collect(log.follow<string>(stream, 0))
  let late: Promise<Entry<string>[]> | undefined
  for (let seq = 1; seq <= 200; seq++) {
    await log.append(stream, numbered(seq, seq))
    if (seq === 100) late = collect(log.follow<string>(stream, 0))
  }
  await log.close(stream)
  expect(await early).toEqual(numbered(1, 200))
  expect(await late).toEqual(numbered(1, 200))
})

test('reports a cursor that is no longer buffered', async () => {
  const stream = newStream()
  const total = limits.maxLength * 2
  for (let seq = 1; seq <= total; seq += 1) void log.append(stream, numbered(seq, seq))
  await log.close(stream)

  const [old, recent] = await Promise.all([log.read(stream, 5), log.read(stream, total - 10)])
  expect(old.hasGap).toBe(true)
  expect(old.entries.length).toBeGreaterThanOrEqual(limits.maxLength)
  expect(recent).toEqual({ entries: numbered(total - 9, total), hasGap: false, isClosed: true })
  const first = await log.follow(stream, 5).next()
  expect(first.value).toMatchObject({ hasGap: true })
})

test('a reader can wait for a stream that does not exist yet', async () => {
  const stream = newStream()
  const reader = log.follow<string>(stream, 0)
  const first = reader.next()
  await log.append(stream, numbered(1, 1))
  expect((await first).value).toEqual({ entries: numbered(1, 1), hasGap: false })
  await reader.return?.()
})

test('a waiting reader ends on abort and return', async () => {
  const gone = new AbortController()
  const bySignal = collect(log.follow<string>(newStream(), 0, gone.signal))
  gone.abort()
  expect(await bySignal).toEqual([])

  const reader = log.follow<string>(newStream(), 0)
  const waiting = reader.next()
  await reader.return?.()
  expect((await waiting).done).toBe(true)
})

test('a dropped stream is empty', async () => {
  const stream = newStream()
  await log.append(stream, numbered(1, 3))
  await log.drop(stream)
  expect(await log.read(stream, 0)).toEqual({ entries: [], hasGap: false, isClosed: false })
})
