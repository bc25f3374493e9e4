import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform
// The first account is an operator.
const operator = await createPerson(app)

interface Storage {
  database_bytes: number
  file_count: number
  file_bytes: number
  pending_passages: number
  tables: { name: string; estimated_rows: number | null; bytes: number }[]
  indexes: { name: string; table: string; bytes: number }[]
}

const readStorage = async () => (await operator.client.rest<Storage>('GET', '/api/v1/operator/storage')).body

test('operators see the size of database and files, and the largest tables and indexes', async () => {
  const before = await readStorage()
  const element = { userId: operator.id, elementType: 'file', filePath: randomUUID(), fileSize: 3_000_000_000 } as const
  await db.element.createMany({ data: [element, { ...element, filePath: null }] })
  await db.pendingPassages.create({
    data: { ownerId: operator.id, sourceKind: 'item', sourceId: randomUUID(), nextTryAt: new Date(Date.now() + 86_400_000) },
  })
  await db.$executeRaw`ANALYZE users`
  const storage = await readStorage()
  expect(storage.file_count - before.file_count).toBe(1)
  expect(storage.file_bytes - before.file_bytes).toBe(3_000_000_000)
  expect(storage.pending_passages - before.pending_passages).toBe(1)
  expect(storage.database_bytes).toBeGreaterThan(1_000_000)
  for (const list of [storage.tables, storage.indexes]) {
    expect(list).toHaveLength(15)
    expect(list.map(({ bytes }) => bytes)).toEqual(list.map(({ bytes }) => bytes).toSorted((one, other) => other - one))
    expect(list.at(-1)?.bytes).toBeGreaterThan(0)
  }
  expect(storage.tables.every(({ estimated_rows: rows }) => rows === null || rows >= 0)).toBe(true)
})

test('operators see how webhooks were delivered in the last day, without addresses and contents', async () => {
  const webhook = await db.webhook.create({
    data: { userId: operator.id, url: 'https://canary.example.org/hook?token=canary', secret: 'canary', eventTypes: ['answer.finished'] },
  })
  const deliver = (status: 'pending' | 'delivered' | 'failed', codes: (number | null)[], hoursAgo = 1) =>
    db.webhookDelivery.create({
      data: {
        webhookId: webhook.id,
        eventId: randomUUID(),
        type: 'answer.finished',
        data: { text: 'canary' },
        status,
        nextTryAt: null,
        createdAt: new Date(Date.now() - hoursAgo * 3_600_000),
        attempts: { create: codes.map((statusCode) => ({ statusCode, problem: 'canary', durationMs: 1, response: 'canary' })) },
      },
    })
  await deliver('delivered', [500, 200])
  await deliver('failed', [500, null])
  await deliver('pending', [404])
  await deliver('failed', [410], 25)
  const { body } = await operator.client.rest('GET', '/api/v1/operator/webhooks')
  expect(body).toEqual({
    delivered_count: 1,
    pending_count: 1,
    failed_count: 1,
    failures: [
      { status_code: 500, count: 2 },
      { status_code: 404, count: 1 },
      { status_code: null, count: 1 },
    ],
  })
})
