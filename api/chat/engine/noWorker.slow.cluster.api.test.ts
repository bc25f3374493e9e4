import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MockModel, startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'

const stores = getWorkerStores()

describe('without a worker', () => {
  let model: MockModel
  let folder: { path: string; remove(): Promise<void> }
  let dying: Product
  let other: Product

  beforeAll(async () => {
    await clearStores(stores)
    model = await startMockModel({ tokens: 2000, interval: 20 })
    folder = await createTemporaryFolder('no-worker')
    dying = await boot()
    other = await boot()
  }, 60_000)
  afterAll(async () => {
    await Promise.all([dying.stop(), other.stop()])
    await model.close()
    await folder.remove()
  })

  function boot(): Promise<Product> {
    const { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL } = stores
    const settings = { DATABASE_URL, REDIS_URL, DATA_DIR: folder.path, LLM_BASE_URL: model.url, LLM_MODEL: 'mock' }
    return startProduct({ ...settings, ROLES: 'web' })
  }

  async function call({ url }: Product, path: string, token?: string, body?: object): Promise<Response> {
    const authorization = token ? { authorization: `Bearer ${token}` } : undefined
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...authorization }
    return fetch(`${url}/api/v1${path}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) })
  }

  test('reports the missing worker in the log and on /readyz', async () => {
    expect(other.startLog).toMatch(/no process with the role worker is running/)
    expect(await (await fetch(`${other.url}/readyz`)).json()).toEqual({ ok: true, down: [], workers: 0 })
  })

  test('reports an interruption to readers of an answer whose process was killed', { timeout: 60_000 }, async () => {
    const account = { email: 'ada@example.org', username: 'ada-no-worker', password: 'a long enough secret 7' }
    const { token } = (await (await call(dying, '/auth/register', undefined, account)).json()) as { token: string }
    const { id } = (await (await call(dying, '/chat/threads', token, {})).json()) as { id: string }
    const sending = await call(dying, `/chat/stream?${new URLSearchParams({ thread_id: id, input: 'Hello' })}`, token)
    const sent = sending.body?.getReader()
    await sent?.read()
    const reading = await call(other, `/chat/stream?${new URLSearchParams({ thread_id: id })}`, token)
    await expect.poll(async () => (await readAnswer(id, token)).output, { timeout: 20_000 }).toMatch(/^tok0 /)
    await dying.stop('SIGKILL')
    const events = await reading.text()
    expect(events).toMatch(/"type":"stream_error"[^\n]*"code":"interrupted"/)
    expect(events.trimEnd()).toMatch(/"type":"done"[^\n]*$/)
    const { status, is_error, output } = await readAnswer(id, token)
    expect({ status, is_error }).toEqual({ status: 'completed', is_error: true })
    expect(output).toMatch(/^tok0 /)
  })

  async function readAnswer(threadId: string, token: string) {
    const history = (await (await call(other, `/chat/threads/${threadId}/history`, token)).json()) as { steps: Answer[] }
    return history.steps.at(-1) ?? { output: '', status: '', is_error: false }
  }
})

interface Answer {
  output: string
  status: string
  is_error: boolean
}
