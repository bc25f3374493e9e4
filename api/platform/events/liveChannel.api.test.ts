import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getWorkerStores } from '../../testing/database/stores.ts'
import { createMemoryChannels, createRedisChannels } from './channels.ts'
import { createLiveChannel } from './liveChannel.ts'
import { createLog } from '../log.ts'
import { connectRedis } from './redis.ts'

const { redisUrl } = getWorkerStores()
const redis = redisUrl ? await connectRedis(redisUrl, createLog({ logLevel: 'warn' })) : undefined
const live = createLiveChannel(redis ? createRedisChannels(redis) : createMemoryChannels())

test('subscribers get only the messages of their topic', async () => {
  const [mine, otherTopic] = [randomUUID(), randomUUID()]
  const [first, second, other] = await Promise.all([live.subscribe(mine), live.subscribe(mine), live.subscribe(otherTopic)])
  await live.publish(mine, { title: 'Hello' })
  await live.publish(otherTopic, { title: 'Not yours' })
  expect((await first.next()).value).toEqual({ title: 'Hello' })
  expect((await second.next()).value).toEqual({ title: 'Hello' })
  expect((await other.next()).value).toEqual({ title: 'Not yours' })
})

test('buffers unread messages in order', async () => {
  const topic = randomUUID()
  const news = await live.subscribe<number>(topic)
  for (const number of [1, 2, 3]) await live.publish(topic, number)
  expect([await news.next(), await news.next(), await news.next()].map(({ value }) => value)).toEqual([1, 2, 3])
})

test('a waiting subscriber ends on abort and return', async () => {
  const gone = new AbortController()
  const bySignal = await live.subscribe(randomUUID(), gone.signal)
  const waiting = bySignal.next()
  gone.abort()
  expect((await waiting).done).toBe(true)

  const byReturn = await live.subscribe(randomUUID())
  const stillWaiting = byReturn.next()
  await byReturn.return?.()
  expect((await stillWaiting).done).toBe(true)
})

test('drops a subscriber that never reads', async () => {
  const topic = randomUUID()
  const news = await live.subscribe(topic)
  const fastReader = await live.subscribe(topic)
  for (let number = 0; number < 1100; number++) {
    await live.publish(topic, number)
    await fastReader.next()
  }
  let count = 0
  for await (const _ of news) count += 1
  expect(count).toBe(1001)
})

test('the buffer of a subscriber is limited in size and count', async () => {
  const topic = randomUUID()
  const news = await live.subscribe(topic)
  const fastReader = await live.subscribe(topic)
  for (let number = 0; number < 30; number++) {
    await live.publish(topic, 'x'.repeat(100_000))
    await fastReader.next()
  }
  let count = 0
  for await (const _ of news) count += 1
  expect(count).toBe(10)
})

test('all subscribers of a process receive the same object', async () => {
  const topic = randomUUID()
  const [first, second] = await Promise.all([live.subscribe(topic), live.subscribe(topic)])
  await live.publish(topic, { title: 'Hello' })
  expect((await first.next()).value).toBe((await second.next()).value)
})
