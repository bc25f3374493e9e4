import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { Client } from '../../testing/client.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'
import { type Provider, startProvider } from '../../testing/modelProvider.ts'
import { say } from '../../testing/parity/parity.ts'

const stores = getWorkerStores()

describe('with two processes', () => {
  let provider: Provider
  let folder: { path: string; remove(): Promise<void> }
  let first: Product
  let second: Product

  beforeAll(async () => {
    await clearStores(stores)
    provider = await startProvider()
    folder = await createTemporaryFolder('connections')
    const settings = { DATABASE_URL: stores.databaseUrl, REDIS_URL: stores.redisUrl, DATA_DIR: folder.path }
    first = await startProduct(settings)
    second = await startProduct({ ...settings, ROLES: 'web' })
  }, 60_000)
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()])
    await provider.close()
    await folder.remove()
  })

  async function ask(client: Client) {
    const { body } = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
    return (await say(client, { thread_id: body.thread_id, input: 'Who are you?' })).text
  }

  test('a change in one process applies to the next answer of the other', { timeout: 60_000 }, async () => {
    const here = new Client(first.url)
    const account = { username: 'ada', email: 'ada@example.org', password: 'a long enough one' }
    const { body } = await here.rest<{ token: string }>('POST', '/api/v1/auth/register', account)
    const there = new Client(second.url, { authorization: `Bearer ${body.token}` })
    expect(await ask(there)).not.toContain('Hello from the provider.')

    const connected = await here.rest<{ id: string }>('POST', '/api/v1/operator/models/connections', {
      preset: 'openai_compatible',
      base_url: provider.url,
    })
    expect(connected.status).toBe(201)
    expect(await ask(there)).toBe('Hello from the provider.')

    expect((await there.rest('DELETE', `/api/v1/operator/models/connections/${connected.body.id}`)).status).toBe(200)
    expect(await ask(here)).not.toContain('Hello from the provider.')
  })
})
