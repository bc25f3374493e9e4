import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { pickBySize } from '../../../scripts/testing/proof.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'
import { type Received, type Receiver, startReceiver, verifyDelivery } from '../../testing/webhookReceiver.ts'
import { createSecretSeal, createSecret } from '../secrets.ts'

const events = pickBySize(1000, 100)
const kills = pickBySize(3, 1)
const webhooks = 4
const serverSecret = 'a secret of the server that is long enough'

const stores = getWorkerStores()
const secret = createSecret()
const accepted = new Map<string, Received>()
let folder: { path: string; remove(): Promise<void> }
let receiver: Receiver
let client: pg.Client
let product: Product

beforeAll(async () => {
  await clearStores(stores)
  folder = await createTemporaryFolder('webhooks')
  receiver = await startReceiver()
  product = await boot()
  client = new pg.Client(stores.databaseUrl)
  await client.connect()
}, 120_000)

afterAll(async () => {
  await product.stop()
  await client.end()
  await receiver.close()
  await folder.remove()
})

function boot() {
  return startProduct({
    DATABASE_URL: stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    DATA_DIR: folder.path,
    SESSION_SECRET: serverSecret,
    ROLES: 'worker',
    WEBHOOK_PRIVATE_NETWORKS: 'true',
    WEBHOOK_RETRY_SECONDS: Array.from({ length: 20 }, () => '0.05').join(','),
  })
}

test('delivers every event to a failing server although the sender is killed', { timeout: 240_000 }, async () => {
  const userId = randomUUID()
  await client.query(`INSERT INTO users (id, email, name, username, updated_at) VALUES ($1, 'kill@example.org', 'Kill', 'kill', now())`, [
    userId,
  ])
  for (let count = 0; count < webhooks; count += 1) {
    await client.query(
      `INSERT INTO webhooks (id, user_id, url, event_types, secret, updated_at) VALUES (gen_random_uuid(), $1, $2, '{import.finished}', $3, now())`,
      [userId, receiver.url(`/${count}`), createSecretSeal([serverSecret]).close(secret)],
    )
  }
  receiver.answer = (received, response, request) => {
    const chance = Math.random()
    if (chance < 0.1) return void request.socket.destroy()
    if (chance < 0.3) return void response.writeHead(500).end()
    accepted.set(`${received.path} ${received.id}`, received)
    response.end()
  }
  await client.query(
    `SELECT record_webhook_event($1, 'import.finished', jsonb_build_object('story_count', number)) FROM generate_series(1, $2::int) AS number`,
    [userId, events / webhooks],
  )

  for (let kill = 1; kill <= kills; kill += 1) {
    await expect.poll(() => accepted.size, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual((events * kill) / (kills + 2))
    await product.stop('SIGKILL')
    expect(accepted.size).toBeLessThan(events)
    product = await boot()
  }

  const left = async () => (await client.query(`SELECT FROM webhook_deliveries WHERE status <> 'delivered'`)).rowCount
  await expect.poll(left, { timeout: 120_000, interval: 50 }).toBe(0)
  expect(accepted.size).toBe(events)
  for (const received of accepted.values()) expect(verifyDelivery(received, secret)).toMatchObject({ type: 'import.finished', version: 1 })
  const { rows } = await client.query<{ logged: string }>(
    `SELECT count(DISTINCT delivery_id) AS logged FROM webhook_attempts WHERE status_code = 200`,
  )
  expect(Number(rows[0]?.logged)).toBe(events)
})
