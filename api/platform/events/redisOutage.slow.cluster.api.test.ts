import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { startOwnRedis } from '../../../scripts/testing/redis.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'
import { createLog } from '../log.ts'
import { createRedisChannels } from './channels.ts'
import { connectRedis } from './redis.ts'

const stores = getWorkerStores()

describe('while Redis is away', () => {
  let redis: Awaited<ReturnType<typeof startOwnRedis>>
  let folder: { path: string; remove(): Promise<void> }
  let product: Product
  let token: string

  beforeAll(async () => {
    await clearStores(stores)
    redis = await startOwnRedis()
    folder = await createTemporaryFolder('redis-outage')
    const settings = { DATABASE_URL: stores.databaseUrl, REDIS_URL: redis.url, DATA_DIR: folder.path, LLM_PROVIDER: 'builtin' }
    product = await startProduct({ ...settings, REQUESTS_PER_MINUTE: '1000000' })
    const body = { email: 'ada@example.org', username: 'ada-outage', password: 'a long enough secret 7' }
    token = ((await (await call('/auth/register', body)).json()) as { token: string }).token
  }, 60_000)
  afterEach(async () => {
    await expect.poll(readiness, { timeout: 20_000 }).toMatchObject({ status: 200, ok: true, down: [] })
  })
  afterAll(async () => {
    await product.stop()
    await redis.stop()
    await folder.remove()
  })

  function call(path: string, body?: object): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    return fetch(`${product.url}/api/v1${path}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) })
  }

  async function readiness() {
    const response = await fetch(`${product.url}/readyz`)
    return { status: response.status, ...((await response.json()) as object) }
  }

  async function callRepeatedly(): Promise<void> {
    const client = async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        const response = await (turn % 4 === 0 ? call('/chat/threads', {}) : call('/chat/threads'))
        await response.text()
        expect(response.status).toBeLessThan(300)
      }
    }
    await Promise.all(Array.from({ length: 4 }, client))
  }

  async function ask(): Promise<string[]> {
    const { id } = (await (await call('/chat/threads', {})).json()) as { id: string }
    const response = await call(`/chat/stream?${new URLSearchParams({ thread_id: id, input: 'Hello' })}`)
    const stream = await response.text()
    expect(response.status, stream).toBe(200)
    return [...stream.matchAll(/"type":"(\w+)"/g)].map(([, type = '']) => type)
  }

  const outages = {
    stopped: {
      begin: () => redis.stop(),
      end: async () => void (redis = await startOwnRedis(redis.port)),
    },
    frozen: {
      begin: async () => void process.kill(redis.pid, 'SIGSTOP'),
      end: async () => void process.kill(redis.pid, 'SIGCONT'),
    },
  }

  // Redis returns only after all calls, so a waiting call would never finish.
  test.each(['stopped', 'frozen'] as const)(
    'calls succeed while Redis is %s, and /readyz reports it',
    { timeout: 90_000 },
    async (kind) => {
      const { begin, end } = outages[kind]
      await begin()
      try {
        const [types] = await Promise.all([ask(), callRepeatedly()])
        expect(types).toEqual(expect.arrayContaining(['delta', 'done']))
        await expect.poll(readiness, { timeout: 10_000 }).toMatchObject({ status: 503, ok: false, down: ['redis'] })
      } finally {
        await end()
      }
    },
  )

  test('messages reach other processes again afterwards, also on new channels', { timeout: 60_000 }, async () => {
    const log = createLog({ logLevel: 'silent' })
    const both = [await connectRedis(redis.url, log), await connectRedis(redis.url, log)] as const
    try {
      const [here, there] = [createRedisChannels(both[0]), createRedisChannels(both[1])]
      const received: string[] = []
      await there.listen('before', (message) => received.push(message))
      await outages.stopped.begin()
      await expect.poll(() => both.some(({ isUp }) => isUp())).toBe(false)
      await here.listen('during-outage', (message) => received.push(`here ${message}`))
      await there.listen('during-outage', (message) => received.push(`there ${message}`))
      await here.send('during-outage', 'alone')
      expect(received).toEqual(['here alone'])
      const ended = new Promise<void>((resolve) => there.onInterruption(resolve))
      await outages.stopped.end()
      await ended
      await expect.poll(() => both.every(({ isUp }) => isUp()), { timeout: 10_000 }).toBe(true)
      await here.send('before', 'again')
      await here.send('during-outage', 'together')
      await expect.poll(() => received, { timeout: 5000 }).toEqual(expect.arrayContaining(['again', 'here together', 'there together']))
    } finally {
      for (const { close } of both) await close()
    }
  })
})

test('a Redis that cannot be used at startup is reported with the reason', { timeout: 15_000 }, async () => {
  const connecting = connectRedis('redis://127.0.0.1:1', createLog({ logLevel: 'silent' }))
  await expect(connecting).rejects.toThrow('Redis at the REDIS_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1')
})
