import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../scripts/testing/product.ts'
import { startOwnRedis } from '../scripts/testing/redis.ts'
import { post, signUp, startThreads } from './person.ts'
import { count, ms, type Row } from './table.ts'

const callers = 4
const outageMs = 20_000
const mostMs = 300

export async function measureRedisOutage(databaseUrl: string, folder: string): Promise<Row[]> {
  await using running = new AsyncDisposableStack()
  let redis = await startOwnRedis()
  running.defer(() => redis.stop())
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    DATA_DIR: join(folder, 'redis-outage'),
    LLM_PROVIDER: 'builtin',
    REQUESTS_PER_MINUTE: '1000000000',
  })
  running.defer(() => product.stop())
  const person = await signUp(product.url, 'bench-redis')
  const isReady = async () => (await fetch(`${product.url}/readyz`)).ok

  async function callDuring(work: () => Promise<unknown>) {
    const done = new AbortController()
    const times: number[] = []
    const call = async () => {
      for (let turn = 0; !done.signal.aborted; turn += 1) {
        const start = performance.now()
        await (turn % 4 === 0
          ? startThreads(person, 1)
          : post(person, '/graphql', { query: '{ viewer { threads(first: 20) { edges { cursor } } } }' }))
        times.push(performance.now() - start)
      }
    }
    const calling = Promise.all(Array.from({ length: callers }, call))
    try {
      await Promise.race([work(), calling])
    } finally {
      done.abort()
    }
    await calling
    return { worst: Math.max(...times), calls: times.length }
  }

  await callDuring(() => sleep(3000))
  const usual = await callDuring(() => sleep(5000))
  let backAt = Number.NaN
  const away = await callDuring(async () => {
    await redis.stop()
    await sleep(outageMs)
    redis = await startOwnRedis(redis.port)
    const start = performance.now()
    while (!(await isReady())) await sleep(100)
    backAt = performance.now() - start
  })
  return [
    {
      measure: `Redis stopped for ${outageMs / 1000} s, ${callers} callers: worst of ${count(away.calls)} calls, ready again after`,
      result: `${ms(away.worst)}, ${ms(backAt)}`,
      baseline: `${ms(usual.worst)} (with Redis)`,
      target: { text: `≤ ${mostMs} ms, ≤ 5 s`, isMet: away.worst <= mostMs && backAt <= 5000 },
    },
  ]
}
