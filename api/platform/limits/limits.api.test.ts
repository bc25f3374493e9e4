import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getWorkerStores } from '../../testing/database/stores.ts'
import { createLimits } from './limits.ts'
import { createLog } from '../log.ts'
import { connectRedis } from '../events/redis.ts'

const { redisUrl } = getWorkerStores()
const redis = redisUrl ? await connectRedis(redisUrl, createLog({ logLevel: 'warn' })) : undefined

test('refuses over the limit per key, with the time to wait', async () => {
  const limit = createLimits(redis?.commands).define(randomUUID(), { points: 3, seconds: 60 })
  expect(await limit.consume('ann', 2)).toMatchObject({ isAllowed: true, remaining: 1 })
  expect(await limit.consume('ann')).toMatchObject({ isAllowed: true, remaining: 0 })
  const refusal = await limit.consume('ann')
  expect(refusal).toEqual({ isAllowed: false, remaining: 0, retryAfterMs: expect.any(Number) })
  expect(refusal.retryAfterMs).toBeGreaterThan(50_000)
  expect(await limit.consume('bob')).toMatchObject({ isAllowed: true })
  await limit.refund('bob')
  expect(await limit.consume('bob')).toMatchObject({ remaining: 2 })
})

test('limits with one name share a count across processes', async () => {
  const name = randomUUID()
  const limits = createLimits(redis?.commands)
  const [here, there] = [
    limits.define(name, { points: 1, seconds: 60 }),
    (redis ? createLimits(redis.commands) : limits).define(name, { points: 1, seconds: 60 }),
  ]
  await here.consume('ann')
  expect((await there.consume('ann')).isAllowed).toBe(redis === undefined)
})
