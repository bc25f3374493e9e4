import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '../../../scripts/testing/proof.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { getWorkerStores } from '../../testing/database/stores.ts'
import { createDatabase } from '../database/database.ts'
import { explainOutage } from '../outages.ts'
import { startEmbedded } from './embedded.ts'

const dir = join(await mkdtemp(join(tmpdir(), 'twain-embedded-')), 'postgres')

async function query(url: string, sql: string) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ n: number }>(sql)
  await client.end()
  return rows
}

test('a data folder has one process at a time, and the next finds its data', { timeout: 60_000 }, async () => {
  const first = await startEmbedded({ dir })
  await query(first.url, 'CREATE TABLE t (n int); INSERT INTO t VALUES (1)')
  await expect(startEmbedded({ dir })).rejects.toThrow(/Another process is using .*postgres/)
  await first.stop()

  const second = await startEmbedded({ dir })
  expect(await query(second.url, 'SELECT n FROM t')).toEqual([{ n: 1 }])
  await second.stop()
  expect(await readdir(join(dir, '..'))).toEqual(['postgres', 'postgres.lock.db'])
})

test('continues without a restart of the server once its log can be written again', { timeout: 60_000 }, async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'twain-embedded-')), 'postgres')
  const database = await startEmbedded({ dir: folder })
  await query(database.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)')
  const db = createDatabase(database.url, 'embedded')
  const explain = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => explainOutage(error)?.code,
    )
  const limitFiles = (limit: string) => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${limit}:`])
  const fillLog = async () => {
    for (;;) await query(database.url, `SELECT pg_logical_emit_message(false, '', repeat('x', 4000000))`)
  }
  limitFiles('12000000')
  try {
    await expect(fillLog()).rejects.toThrow('could not write to')
    const reads = [db.$queryRaw`SELECT n FROM kept`, db.$transaction((tx) => tx.$queryRaw`SELECT n FROM kept`)]
    expect(await Promise.all(reads.map(explain))).toEqual(['database_unavailable', 'database_unavailable'])
  } finally {
    limitFiles('unlimited')
  }
  await expect.poll(() => db.$queryRaw`SELECT n FROM kept`.catch(() => null), { timeout: 30_000 }).toEqual([{ n: 1 }])
  await db.$disconnect()
  await database.stop()
})

test('acknowledged rows survive kill -9, and the lock is released', { timeout: 60_000 }, async () => {
  const program = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const { url } = await startEmbedded({ dir: ${JSON.stringify(dir)} })
    const client = new pg.Client(url)
    await client.connect()
    await client.query('CREATE TABLE acknowledged (n int)')
    for (let n = 1; ; n++) {
      await client.query('INSERT INTO acknowledged VALUES ($1)', [n])
      console.log(n)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    if (printed.split('\n').length > 200) child.kill('SIGKILL')
  })
  await ended
  const acknowledged = Number(printed.split('\n').at(-2))
  expect(acknowledged).toBeGreaterThan(100)

  const restarted = await startEmbedded({ dir })
  const [row] = await query(restarted.url, 'SELECT count(*)::int AS n FROM acknowledged')
  expect(row?.n).toBeGreaterThanOrEqual(acknowledged)
  await restarted.stop()
})

test('concurrent connections get their own results', { timeout: 60_000 }, async () => {
  const pool = new pg.Pool({ connectionString: getWorkerStores().databaseUrl, max: 12 })
  const ask = async (n: number) => {
    const parameters = Array.from({ length: 1 + (n % 5) }, (_, index) => `${n}-${index}${n % 25 === 0 ? 'x'.repeat(150_000) : ''}`)
    const { rows } = await pool.query<{ said: string }>(
      `SELECT concat(${parameters.map((_, index) => `$${index + 1}::text`).join(', ')}) AS said`,
      parameters,
    )
    return rows[0]?.said === parameters.join('')
  }
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n)))
  expect(answers.every(Boolean)).toBe(true)
  await pool.end()
})

/** Like in a container, each process has PID 1. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

let containers: { path: string; remove(): Promise<void> }
const running = new Set<Product>()

beforeAll(async () => void (containers = await createTemporaryFolder('containers')))
afterAll(async () => {
  await Promise.all([...running].map(({ stop }) => stop('SIGKILL')))
  await containers.remove()
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

const proofWithUnshare = canUnshare() ? proof : () => {}

proofWithUnshare('a second container on the same volume is refused, and every account survives', { timeout: 180_000 }, async () => {
  const dataDir = join(containers.path, 'volume')
  const first = await startContainer(dataDir)
  expect(await register(first, 'ada-volume')).toBeLessThan(300)
  await expect(startContainer(dataDir)).rejects.toThrow(/Another process is using .*volume\/postgres\. Stop it first, or set DATA_DIR/)
  expect(await register(first, 'bob-volume')).toBeLessThan(300)
  await kill(first)

  const next = await startContainer(dataDir)
  expect(await Promise.all(['ada-volume', 'bob-volume'].map((username) => logIn(next, username)))).toEqual([200, 200])
  await kill(next)

  const copy = join(containers.path, 'copy')
  await cp(dataDir, copy, { recursive: true })
  const [original, copied] = await Promise.all([startContainer(dataDir), startContainer(copy)])
  expect(await Promise.all([original, copied].map((product) => logIn(product, 'ada-volume')))).toEqual([200, 200])
})

function canUnshare(): boolean {
  try {
    execFileSync('unshare', [...container.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
