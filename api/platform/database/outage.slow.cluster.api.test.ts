import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockModel, startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'

const stores = getWorkerStores()
const tokens = 200
const started = new AsyncDisposableStack()
let proxy: Awaited<ReturnType<typeof startProxy>>
let product: Product
let model: MockModel
let token = ''

beforeAll(async () => {
  await clearStores(stores)
  const database = new URL(stores.databaseUrl)
  proxy = await startProxy(database)
  started.defer(() => proxy.close())
  database.port = String(proxy.port)
  database.search = ''
  model = await startMockModel({ tokens, interval: 20 })
  started.defer(() => model.close())
  const folder = await createTemporaryFolder('outage')
  started.defer(() => folder.remove())
  const settings = { DATABASE_URL: database.href, REDIS_URL: undefined, DATA_DIR: folder.path }
  product = await startProduct({ ...settings, LLM_BASE_URL: model.url, LLM_MODEL: 'mock' })
  started.defer(() => product.stop())
  const ada = { email: 'ada@example.org', username: 'ada-outage', password: 'a long enough secret 7' }
  token = ((await (await call('/auth/register', ada)).json()) as { token: string }).token
}, 60_000)
afterAll(() => started.disposeAsync())

async function startProxy({ hostname, port }: URL) {
  const sockets = new Set<Socket>()
  let state: 'up' | 'away' | 'silent' = 'up'
  const server = createServer((inner) => {
    if (state === 'away') return void inner.destroy()
    const outer = connect(Number(port), hostname)
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        inner.destroy()
        outer.destroy()
      })
    }
    inner.pipe(outer).pipe(inner)
    if (state === 'silent') inner.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    begin(outage: 'away' | 'silent') {
      state = outage
      for (const socket of sockets)
        if (outage === 'away') socket.destroy()
        else socket.pause()
    },
    end() {
      state = 'up'
      for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function call(path: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return fetch(`${product.url}/api/v1${path}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) })
}

async function callGraphql(query: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(`${product.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  return (await response.json()) as { errors?: { extensions: { code: string } }[] }
}

const isReady = async () => (await fetch(`${product.url}/readyz`)).status === 200

test.each(['away', 'silent'] as const)(
  'while the database is %s, calls answer 503 and a running answer is completed',
  { timeout: 120_000 },
  async (outage) => {
    const { id } = (await (await call('/chat/threads', {})).json()) as { id: string }
    const stream = await call(`/chat/stream?${new URLSearchParams({ thread_id: id, input: 'Hello' })}`)
    const answer = stream.text()
    proxy.begin(outage)
    try {
      const [list, send, graph] = await Promise.all([
        call('/chat/threads'),
        call('/chat/threads', {}),
        callGraphql('{ viewer { user { id } } }'),
      ])
      for (const response of [list, send]) {
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
        expect(await response.json()).toMatchObject({ error: { code: 'database_unavailable' } })
      }
      expect(graph.errors?.[0]?.extensions.code).toBe('DATABASE_UNAVAILABLE')
      expect(await isReady()).toBe(false)
    } finally {
      proxy.end()
    }
    await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
    expect(await answer).toContain(`tok${tokens - 1} `)
    const read = async () => await (await call(`/chat/threads/${id}/history`)).text()
    await expect.poll(read, { timeout: 20_000 }).toContain(`tok${tokens - 1} `)
  },
)
