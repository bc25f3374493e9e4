import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '../../../scripts/testing/proof.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { temporaryFolder } from '../../../scripts/testing/server.ts'

/** Like in a container: each process has PID 1 in its own PID namespace and sees no other. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

let folder: { path: string; remove(): Promise<void> }
const running = new Set<Product>()

beforeAll(async () => void (folder = await temporaryFolder('containers')))
afterAll(async () => {
  await Promise.all([...running].map(({ stop }) => stop('SIGKILL')))
  await folder.remove()
})

async function startContainer(dataDir: string): Promise<Product> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: undefined, REDIS_URL: undefined, LLM_PROVIDER: 'builtin' }
  const product = await startProduct(settings, [], container)
  running.add(product)
  return product
}

async function kill(product: Product): Promise<void> {
  await product.stop('SIGKILL')
  running.delete(product)
}

async function call({ url }: Product, path: string, body: object): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(`${url}/api/v1/auth/${path}`, init)).status
}

const password = 'a long enough secret 7'
const register = (product: Product, username: string) => call(product, 'register', { email: `${username}@example.org`, username, password })
const logIn = (product: Product, username: string) => call(product, 'login', { email: `${username}@example.org`, password })

const whereAllowed = canUnshare() ? proof : () => {}

whereAllowed('a second container on the same volume is refused, and every account survives', { timeout: 180_000 }, async () => {
  const dataDir = join(folder.path, 'volume')
  const first = await startContainer(dataDir)
  expect(await register(first, 'ada-volume')).toBeLessThan(300)
  await expect(startContainer(dataDir)).rejects.toThrow(/Another process is using .*volume\/postgres\. Stop it first, or set DATA_DIR/)
  expect(await register(first, 'bob-volume')).toBeLessThan(300)
  await kill(first)

  const next = await startContainer(dataDir)
  expect(await Promise.all(['ada-volume', 'bob-volume'].map((username) => logIn(next, username)))).toEqual([200, 200])
  await kill(next)

  const copy = join(folder.path, 'copy')
  await cp(dataDir, copy, { recursive: true })
  const [original, copied] = await Promise.all([startContainer(dataDir), startContainer(copy)])
  expect(await Promise.all([original, copied].map((product) => logIn(product, 'ada-volume')))).toEqual([200, 200])
})

test('a second process on the same data folder is refused', { timeout: 60_000 }, async () => {
  const dataDir = join(folder.path, 'one')
  const start = () => startProduct({ DATA_DIR: dataDir, DATABASE_URL: undefined, REDIS_URL: undefined, LLM_PROVIDER: 'builtin' })
  running.add(await start())
  await expect(start()).rejects.toThrow(/Another process is using .*one\/postgres/)
})

function canUnshare(): boolean {
  try {
    execFileSync('unshare', [...container.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
