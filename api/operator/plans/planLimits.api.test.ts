import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp()
const { db, config } = app.platform

interface Limits {
  messages_per_day: number | null
  file_megabytes: number
}
interface Settings {
  key: string
  limits: Limits
  defaults: Limits
  error?: object
}

let operator: Person
beforeAll(async () => {
  operator = await createPerson(app)
})

const change = (body: object, key = 'free') => operator.client.rest<Settings>('PATCH', `/api/v1/operator/plans/${key}`, body)
async function send({ client }: Person) {
  const body = JSON.stringify({ input: 'Hello', client_id: randomUUID() })
  const response = await client.fetch('/api/v1/chat/stream', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const text = await response.text()
  return { status: response.status, error: response.status === 200 ? null : (JSON.parse(text) as { error: object }).error }
}
const readPlan = async ({ url }: TestApp) => {
  const { plans } = (await (await fetch(`${url}/api/v1/plans`)).json()) as { plans: { limits: Limits }[] }
  return plans[0]?.limits.messages_per_day
}

test('a lower limit refuses the next message and keeps the conversations', async () => {
  const ada = await createPerson(app)
  for (let sent = 0; sent < 2; sent++) expect((await send(ada)).status).toBe(200)
  expect((await change({ messages_per_day: 1 })).body).toMatchObject({
    limits: { messages_per_day: 1 },
    defaults: { messages_per_day: 1000 },
  })
  expect(await send(ada)).toMatchObject({ status: 429, error: { code: 'plan_messages_used_up', params: { limit: 1 } } })
  expect(await db.thread.count({ where: { userId: ada.id } })).toBe(2)
  expect(await (await fetch(`${app.url}/api/docs/limits`)).text()).toMatch(/Messages per day, plan Free<\/th>\s*<td>1<\/td>/)
  await change({ messages_per_day: null })
  expect((await send(ada)).status).toBe(200)
  expect((await change({ messages_per_day: 1000 })).body.limits).toMatchObject({ messages_per_day: 1000 })
  expect(await db.serverSettings.findFirst()).toMatchObject({ planLimits: { free: {} } })
})

test('concurrent changes keep each other, and each is in the audit log', async () => {
  await Promise.all([change({ uploads_per_day: 7 }), change({ twin_messages_per_day: 0 }), change({ files_per_upload: 3 })])
  const { body } = await change({})
  expect(body.limits).toMatchObject({ uploads_per_day: 7, twin_messages_per_day: 0, files_per_upload: 3 })
  const entries = await db.auditEntry.findMany({ where: { action: 'plan_limit.changed' }, orderBy: { id: 'desc' }, take: 3 })
  expect(entries.map(({ details }) => details)).toContainEqual({ plan: 'free', limit: 'uploads_per_day', old_value: 200, new_value: 7 })
  await change({ uploads_per_day: 7 })
  expect(await db.auditEntry.count({ where: { details: { path: ['new_value'], equals: 7 } } })).toBe(1)
})

test.each([
  [{ messages_per_day: -1 }, 'messages_per_day'],
  [{ messages_per_day: 1.5 }, 'messages_per_day'],
  [{ messages_per_day: 1_000_001 }, 'messages_per_day'],
  [{ files_per_upload: 0 }, 'files_per_upload'],
  [{ file_megabytes: null }, 'file_megabytes'],
])('refuses %o', async (body, field) => {
  expect(await change(body)).toMatchObject({ status: 400, body: { error: { field } } })
})

test('other processes follow within seconds', async () => {
  if (!config.redisUrl) return
  const second = await testApp({ DATA_DIR: config.dataDir }, { keepsData: true })
  try {
    expect(await readPlan(second)).toBe(1000)
    await change({ messages_per_day: 12 })
    await vi.waitFor(async () => expect(await readPlan(second)).toBe(12), 3000)
  } finally {
    await second.close()
    await change({ messages_per_day: 1000 })
  }
})
