import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { proof } from '../../../scripts/testing/proof.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'

const stores = getWorkerStores()
const secret = 'a secret of the deployment that is long enough'
const running = new Set<Product>()
let folder: { path: string; remove(): Promise<void> }

beforeEach(async () => {
  await clearStores(stores)
  folder = await createTemporaryFolder('deployment')
})
afterEach(async () => {
  await Promise.all([...running].map(stop))
  await folder.remove()
})

async function start(dataDir: string, settings: Record<string, string> = {}): Promise<Product> {
  const { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL } = stores
  const product = await startProduct({
    DATABASE_URL,
    REDIS_URL,
    DATA_DIR: join(folder.path, dataDir),
    LLM_PROVIDER: 'builtin',
    ...settings,
  })
  running.add(product)
  return product
}

async function stop(product: Product): Promise<void> {
  running.delete(product)
  await product.stop()
}

describe('several processes on one database', () => {
  test('a process with another secret or file store is refused while others run, naming the settings', { timeout: 120_000 }, async () => {
    await start('first', { SESSION_SECRET: secret })
    await expect(start('second')).rejects.toThrow(/SESSION_SECRET differs[^]*The file store differs[^]*S3_BUCKET[^]*DATA_DIR/)
    await expect(start('second', { SESSION_SECRET: secret })).rejects.toThrow(/^(?![^]*SESSION_SECRET differs)[^]*The file store differs/)
  })

  test('processes with one secret and one file store serve the same sessions and uploads', { timeout: 120_000 }, async () => {
    const both = [await start('shared'), await start('shared')]
    const [first, second] = both as [Product, Product]
    const body = JSON.stringify({ email: 'ada@example.org', username: 'ada-shared', password: 'a long enough secret 7' })
    const headers = { 'content-type': 'application/json' }
    const registered = await fetch(`${first.url}/api/v1/auth/register`, { method: 'POST', headers, body })
    const cookie = registered.headers.getSetCookie().map((set) => set.split(';')[0])
    const session = { cookie: cookie.join('; ') }
    const statuses = await Promise.all(both.map(async ({ url }) => (await fetch(`${url}/api/v1/auth/me`, { headers: session })).status))
    expect(statuses).toEqual([200, 200])

    const form = new FormData()
    form.append('files', new Blob(['honey']), 'honey.txt')
    const uploaded = await fetch(`${first.url}/api/v1/upload/files`, { method: 'POST', headers: session, body: form })
    const { files } = (await uploaded.json()) as { files: [{ url: string }] }
    const path = new URL(files[0].url, first.url).pathname
    expect(await (await fetch(second.url + path, { headers: session })).text()).toBe('honey')
  })

  proof('a process that starts alone may change the secret and move the files, with a warning', { timeout: 120_000 }, async () => {
    await stop(await start('first', { SESSION_SECRET: secret }))
    await cp(join(folder.path, 'first/files'), join(folder.path, 'moved/files'), { recursive: true })
    const moved = await start('moved', { SESSION_SECRET: `another ${secret}` })
    expect(moved.startLog).toMatch(/SESSION_SECRET differs from the last start/)
    expect(moved.startLog).not.toMatch(/file store differs/)
    await stop(moved)
    const empty = await start('empty', { SESSION_SECRET: `another ${secret}` })
    expect(empty.startLog).toMatch(/file store differs from the last start/)
    await stop(empty)
    const unchanged = await start('empty', { SESSION_SECRET: `another ${secret}` })
    expect(unchanged.startLog).not.toMatch(/differs/)
    await stop(unchanged)
    const rotated = await start('empty', { SESSION_SECRET: `a third ${secret},another ${secret}` })
    expect(rotated.startLog).not.toMatch(/differs/)
  })

  proof('a killed process does not keep its settings', { timeout: 120_000 }, async () => {
    const killed = await start('first')
    running.delete(killed)
    await killed.stop('SIGKILL')
    expect((await start('second')).startLog).toMatch(/SESSION_SECRET differs from the last start/)
  })
})
