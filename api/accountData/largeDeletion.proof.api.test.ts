import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { pickBySize } from '../../scripts/testing/proof.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'

const app = await testApp({ REQUESTS_PER_MINUTE: '1000000' })
const { db } = app.platform

const threadCount = pickBySize(100_000, 250)
const threadsAtOnce = 5000
const stepsPerThread = 20
const hours = 3_600_000

async function fill({ id: userId }: Person): Promise<void> {
  for (let from = 0; from < threadCount; from += threadsAtOnce) {
    await db.$executeRaw`
      WITH added AS (
        INSERT INTO threads (id, user_id, name, step_count)
        SELECT gen_random_uuid(), ${userId}::uuid, 'Thread ' || number, ${stepsPerThread}::int
        FROM generate_series(1, ${Math.min(threadsAtOnce, threadCount - from)}::int) AS number
        RETURNING id
      )
      INSERT INTO steps (id, thread_id, user_id, position, step_type, status, input, output)
      SELECT gen_random_uuid(), added.id, ${userId}::uuid, position, CASE position % 2 WHEN 0 THEN 'user_message' ELSE 'assistant_message' END::step_type,
        CASE position % 2 WHEN 0 THEN 'sent' ELSE 'completed' END::step_status, 'Question', 'Answer'
      FROM added, generate_series(0, ${stepsPerThread - 1}::int) AS position`
  }
}

/** Rows with the ID in a column, by table. */
async function countRows(id: string): Promise<Record<string, number>> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'uuid'`
  const counts: Record<string, number> = {}
  for (const { table, column } of columns) {
    const [row] = await db.$queryRawUnsafe<{ count: bigint }[]>(`SELECT count(*) FROM "${table}" WHERE "${column}" = $1::uuid`, id)
    counts[table] = (counts[table] ?? 0) + Number(row?.count)
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

async function measure(client: Client, isDone: (calls: number) => boolean): Promise<number> {
  const times: number[] = []
  while (!isDone(times.length)) {
    const from = performance.now()
    expect((await client.rest('GET', '/api/v1/chat/threads')).status).toBe(200)
    times.push(performance.now() - from)
    await pause(20)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

test(
  `an account with ${threadCount * stepsPerThread} messages is deleted in batches while others work`,
  { timeout: 2 * hours },
  async () => {
    const [other, ada] = [await createPerson(app), await createPerson(app)]
    await db.thread.createMany({ data: Array.from({ length: 30 }, (_, index) => ({ userId: other.id, name: `Other ${index}` })) })
    await fill(ada)
    expect((await countRows(ada.id)).steps).toBe(threadCount * stepsPerThread)
    await measure(other.client, (calls) => calls === pickBySize(50, 1))
    const before = await measure(other.client, (calls) => calls === pickBySize(200, 1))

    let isGone = false
    const deletion = (async () => {
      const from = performance.now()
      const { status } = await ada.client.rest('DELETE', '/api/v1/account', { password: ada.password })
      const answered = performance.now() - from
      expect(status).toBe(200)
      expect((await ada.client.rest('GET', '/api/v1/auth/me')).status).toBe(401)
      await createPerson(app, { email: ada.email })
      await app.platform.jobs.start()
      await vi.waitFor(async () => expect(await db.user.count({ where: { id: ada.id } })).toBe(0), { timeout: 2 * hours, interval: 200 })
      return { answered, ended: performance.now() - from }
    })().finally(() => (isGone = true))
    const [during, { answered, ended }] = await Promise.all([measure(other.client, () => isGone), deletion])

    const figures = { before, during, ratio: during / before, answered, ended }
    process.stderr.write(`${JSON.stringify(figures)}\n`)
    expect(await countRows(ada.id)).toEqual({})
    expect(answered).toBeLessThan(15_000)
    expect(during / before).toBeLessThan(pickBySize(5, Infinity))
  },
)
