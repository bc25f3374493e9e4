import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clock, createClock } from '../../../scripts/testing/clock.ts'
import { type MockModel, startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { Client } from '../../testing/client.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'

const hour = 3600
const stores = getWorkerStores()
const tokens = 150
const wholeAnswer = Array.from({ length: tokens }, (_, index) => `tok${index} `).join('')

/** With a second process, limits are in Redis; otherwise in the process. */
describe.each(['alone', 'beside a process with a steady clock'])('a process whose clock jumps an hour forward and back, %s', (company) => {
  const started = new AsyncDisposableStack()
  const database = new pg.Client(stores.databaseUrl)
  const isAlone = company === 'alone'
  let clock: Clock
  let model: MockModel
  let jumping: Product
  let steady: Product

  const at = ({ url }: Product, token?: string) => new Client(url, token ? { authorization: `Bearer ${token}` } : undefined)
  const query = async (sql: string, values: unknown[] = []) => (await database.query<Record<string, unknown>>(sql, values)).rows

  beforeAll(async () => {
    await clearStores(stores)
    await database.connect()
    started.defer(() => database.end())
    const [folder, created] = [await createTemporaryFolder('clock-jump'), await createClock()]
    clock = created
    started.defer(() => folder.remove())
    started.defer(() => clock.remove())
    model = await startMockModel({ tokens, interval: 20 })
    started.defer(() => model.close())
    const settings = { DATABASE_URL: stores.databaseUrl, REDIS_URL: isAlone ? undefined : stores.redisUrl, DATA_DIR: folder.path }
    const connected = { ...settings, LLM_BASE_URL: model.url, LLM_MODEL: 'mock' }
    jumping = await startProduct({ ...connected, ...clock.env })
    started.defer(() => jumping.stop())
    steady = isAlone ? jumping : await startProduct(connected)
    if (!isAlone) started.defer(() => steady.stop())
  }, 120_000)
  afterAll(() => started.disposeAsync())

  async function jump(offsetSeconds: number) {
    await clock.set(offsetSeconds)
    const findError = async () => {
      const date = (await at(jumping).fetch('/healthz')).headers.get('date') ?? ''
      return Math.abs(Date.parse(date) - Date.now() - offsetSeconds * 1000)
    }
    await expect.poll(findError).toBeLessThan(30_000)
  }

  async function signUp() {
    const username = `person-${crypto.randomUUID().slice(0, 8)}`
    const account = { email: `${username}@example.org`, username, password: 'a long enough secret 7' }
    const { body } = await at(jumping).rest<{ token: string; user: { id: string } }>('POST', '/api/v1/auth/register', account)
    return { ...account, token: body.token, id: body.user.id }
  }

  const getStatus = async (product: Product, token: string) => (await at(product, token).rest('GET', '/api/v1/auth/me')).status

  async function ask(token: string, duringAnswer = async () => {}): Promise<string> {
    let [text, hasBegun] = ['', false]
    const request = { method: 'POST', body: JSON.stringify({ input: 'Hello' }), headers: { 'content-type': 'application/json' } }
    for await (const { data } of at(jumping, token).sse('/api/v1/chat/stream', request)) {
      const event = JSON.parse(data) as { type: string; delta?: string }
      if (event.type === 'restarted') text = ''
      if (event.type !== 'delta') continue
      text += event.delta ?? ''
      if (!hasBegun) {
        hasBegun = true
        await duringAnswer()
      }
    }
    return text
  }

  async function addReminder(userId: string, title: string, minutes: number) {
    await query(
      `INSERT INTO scheduled_tasks (id, user_id, kind, title, instruction, status, recurrence, time, timezone, next_run_at)
       VALUES (gen_random_uuid(), $1, 'reminder', $2, '', 'active', 'daily', to_char(now() + $3 * interval '1 minute', 'HH24:MI'), 'UTC',
         now() + $3 * interval '1 minute')`,
      [userId, title, minutes],
    )
  }
  const countReminders = async (userId: string, title: string) => {
    const sql = 'SELECT count(*)::int AS count FROM notifications WHERE user_id = $1 AND title = $2'
    return (await query(sql, [userId, `Reminder: ${title}`]))[0]?.count
  }

  test('answers, sessions, reminders and limits survive', { timeout: 240_000 }, async () => {
    const person = await signUp()
    await addReminder(person.id, 'in half an hour', 30)
    await addReminder(person.id, 'in three hours', 180)

    expect(await ask(person.token, () => jump(hour))).toBe(wholeAnswer)
    expect(await getStatus(jumping, person.token)).toBe(200)
    const newcomer = await signUp()
    const check = () => at(jumping).rest('POST', '/api/v1/auth/check-username', { username: 'ada' })
    await expect.poll(async () => (await Promise.all(Array.from({ length: 40 }, check))).at(-1)?.status).toBe(429)
    await expect.poll(() => countReminders(person.id, 'in half an hour')).toBe(1)

    expect(await ask(newcomer.token, () => jump(0))).toBe(wholeAnswer)
    for (const { token } of [person, newcomer]) {
      expect([await getStatus(jumping, token), await getStatus(steady, token)]).toEqual([200, 200])
      expect(await ask(token)).toBe(wholeAnswer)
    }
    expect(await query('SELECT status, attempt, count(*)::int FROM runs GROUP BY status, attempt')).toEqual([
      { status: 'completed', attempt: 1, count: 4 },
    ])

    await addReminder(person.id, 'now', 0)
    await expect.poll(() => countReminders(person.id, 'now')).toBe(1)
    expect(await countReminders(person.id, 'in half an hour')).toBe(1)
    expect(await countReminders(person.id, 'in three hours')).toBe(0)
    await expect.poll(async () => (await check()).status, { timeout: 90_000, interval: 1000 }).toBe(200)
  })

  test('a session that ends after the jump is refused within seconds', { timeout: 120_000 }, async () => {
    const { id, token } = await signUp()
    await jump(hour)
    expect(await getStatus(jumping, token)).toBe(200)
    await jump(0)
    await query('DELETE FROM sessions WHERE user_id = $1', [id])
    await expect.poll(() => getStatus(jumping, token), { timeout: 20_000, interval: 500 }).toBe(401)
  })
})
