import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockModel, startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'

const stores = getWorkerStores()
const count = 12
const client = new pg.Client(stores.databaseUrl)
const folder = await createTemporaryFolder('schedules')
let model: MockModel
let products: Product[] = []

beforeAll(async () => {
  await clearStores(stores)
  await client.connect()
  model = await startMockModel({ tokens: 100, interval: 20 })
  products = await Promise.all([boot(), boot()])
}, 120_000)

afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  await client.end()
  await model.close()
  await folder.remove()
})

function boot(): Promise<Product> {
  const { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL } = stores
  return startProduct({ DATABASE_URL, REDIS_URL, DATA_DIR: folder.path, LLM_BASE_URL: model.url, LLM_MODEL: 'mock' })
}

async function findRows(sql: string): Promise<Record<string, unknown>[]> {
  return (await client.query<Record<string, unknown>>(sql)).rows
}

test('runs each due task once with two processes, one of which is killed twice', { timeout: 240_000 }, async () => {
  const userIds: string[] = []
  for (let index = 0; index < count; index += 1) {
    const account = { email: `p${index}@example.org`, username: `person-${index}`, password: 'a long enough secret 7' }
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${products[0]?.url}/api/v1/auth/register`, { method: 'POST', headers, body: JSON.stringify(account) })
    userIds.push(((await response.json()) as { user: { id: string } }).user.id)
  }
  // Missed for three days.
  for (const kind of ['reminder', 'task']) {
    await client.query(
      `INSERT INTO scheduled_tasks (id, user_id, kind, title, instruction, status, recurrence, time, timezone, next_run_at)
       SELECT gen_random_uuid(), owner::uuid, $2::scheduled_task_kind, $2, 'Count', 'active', 'daily', '09:00', 'UTC', now() - interval '3 days'
       FROM unnest($1::text[]) AS owner`,
      [userIds, kind],
    )
  }
  const running = () => findRows(`SELECT 1 FROM scheduled_tasks WHERE is_running`)
  for (const turn of ['first', 'second']) {
    if (turn === 'first') await expect.poll(async () => (await running()).length, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0)
    await products[0]?.stop('SIGKILL')
    products[0] = await boot()
  }
  const unfinished = `SELECT 1 FROM scheduled_tasks WHERE next_run_at < now() OR extra_run_at IS NOT NULL OR is_running`
  await expect.poll(async () => (await findRows(unfinished)).length, { timeout: 120_000, interval: 500 }).toBe(0)
  const told = await findRows(`SELECT user_id, title, count(*)::int AS times FROM notifications GROUP BY user_id, title`)
  expect(told.filter(({ title }) => title === 'Reminder: reminder').map(({ times }) => times)).toEqual(Array(count).fill(1))
  expect(told.filter(({ title }) => title === '“task” is ready').map(({ times }) => times)).toEqual(Array(count).fill(1))
  const sent = await findRows(`SELECT user_id, count(*)::int AS times FROM steps WHERE input = 'Count' GROUP BY user_id`)
  expect(sent.map(({ times }) => times)).toEqual(Array(count).fill(1))
})
