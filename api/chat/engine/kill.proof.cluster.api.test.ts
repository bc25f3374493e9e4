import { setTimeout as sleep } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockModel, startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { pickBySize } from '../../../scripts/testing/proof.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'

const people = pickBySize(12, 3)
const answersEach = pickBySize(5, 1)
const processes = pickBySize(3, 2)
const killEveryMs = 2_000
const leastKills = pickBySize(4, 1)
const longestPauseMs = 5_000
const tokens = 150
const wholeAnswer = Array.from({ length: tokens }, (_, index) => `tok${index} `).join('')

const stores = getWorkerStores()
let model: MockModel
let folder: { path: string; remove(): Promise<void> }
const products: (Product | null)[] = []
let kills = 0
const hasKilledEnough = () => kills >= leastKills

beforeAll(async () => {
  await clearStores(stores)
  model = await startMockModel({ tokens, interval: 20 })
  folder = await createTemporaryFolder('kill')
  for (let place = 0; place < processes; place += 1) products.push(await boot())
}, 120_000)

afterAll(async () => {
  for (const product of products) await product?.stop()
  await model.close()
  await folder.remove()
})

test('completes all answers quickly while three processes are killed one after the other', { timeout: 240_000 }, async () => {
  const all = await Promise.all(Array.from({ length: people }, (_, index) => createPersonWithThread(`person-${index}`)))
  const over = new AbortController()
  const killing = killInTurn(over.signal)
  const createPause = await Promise.all(all.map(talk))
  over.abort()
  await killing

  const sorted = createPause.flat().toSorted((a, b) => a - b)
  expect(sorted.length).toBeGreaterThanOrEqual(people * answersEach)
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(longestPauseMs)
})

function boot(): Promise<Product> {
  return startProduct({
    DATABASE_URL: stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    DATA_DIR: folder.path,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'mock',
    LOG_LEVEL: 'error',
  })
}

async function killInTurn(signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(killEveryMs)
    if (signal.aborted) return
    const place = kills % processes
    const product = products[place]
    products[place] = null
    await product?.stop('SIGKILL')
    kills += 1
    products[place] = await boot()
  }
}

interface Person {
  username: string
  token: string
  threadId: string
}

async function createPersonWithThread(username: string): Promise<Person> {
  const body = { email: `${username}@example.org`, password: 'a long enough one', username }
  const { token } = (await (await anyProduct('/auth/register', undefined, body)).json()) as { token: string }
  const { id } = (await (await anyProduct('/chat/threads', token, {})).json()) as { id: string }
  return { username, token, threadId: id }
}

async function talk({ username, token, threadId }: Person): Promise<number[]> {
  const createPause: number[] = []
  for (let index = 0; index < answersEach || !hasKilledEnough(); index += 1) {
    const { text, pause } = await ask(token, { thread_id: threadId, input: `Question ${index}`, client_id: `${username}-${index}` })
    expect(text).toBe(wholeAnswer)
    createPause.push(pause)
  }
  return createPause
}

async function ask(token: string, query: Record<string, string>) {
  let text = ''
  let lastEventId: string | null = null
  let lastReadAt = performance.now()
  let pause = 0
  for (;;) {
    const headers = { accept: 'text/event-stream', ...(lastEventId !== null && { 'last-event-id': lastEventId }) }
    const response = await anyProduct(`/chat/stream?${new URLSearchParams(query)}`, token, undefined, headers)
    if (response.status === 204) return { text, pause }
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}: ${await response.text()}`)
    try {
      for await (const { id, data } of response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())) {
        const event = JSON.parse(data) as { type: string; delta?: string; snapshot?: { text: string } }
        pause = Math.max(pause, performance.now() - lastReadAt)
        lastReadAt = performance.now()
        lastEventId = id ?? lastEventId
        if (event.type === 'snapshot') text = event.snapshot?.text ?? ''
        if (event.type === 'restarted') text = ''
        if (event.type === 'delta') text += event.delta ?? ''
        if (event.type === 'done') return { text, pause }
      }
    } catch {
      // The process was killed.
    }
  }
}

let turn = 0

async function anyProduct(path: string, token: string | undefined, body?: object, headers?: Record<string, string>): Promise<Response> {
  for (;;) {
    turn += 1
    const product = products[turn % processes]
    try {
      if (product)
        return await fetch(`${product.url}/api/v1${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
          body: body && JSON.stringify(body),
        })
    } catch {}
    await sleep(20)
  }
}
