import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'

// Without workers, jobs wait.
const app = await testApp({ ROLES: 'web' })
const { db, jobs } = app.platform

let operator: Person
beforeAll(async () => {
  operator = await createPerson(app)
  await jobs.start()
})
beforeEach(() => db.$executeRaw`DELETE FROM jobs.job`)

interface Queue {
  name: string
  waiting_count: number
  running_count: number
  failed_count: number
  oldest_due_at: string | null
}
interface Failed {
  id: string
  queue: string
  attempts: number
  error: string
  failed_at: string
}

async function read() {
  const { body, status } = await operator.client.rest<{ queues: Queue[]; failed: Failed[] }>('GET', '/api/v1/operator/jobs')
  expect(status).toBe(200)
  return body
}

const retry = (body: object) => operator.client.rest<{ retried_count: number }>('POST', '/api/v1/operator/jobs/retry', body)

interface Stored {
  output?: object
  minutes?: number
  key?: string
  data?: object
}

async function addJob(name: string, state: string, { output = {}, minutes = 5, key = randomUUID(), data = {} }: Stored = {}) {
  const moment = new Date(Date.now() - minutes * 60_000)
  const [row] = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO jobs.job (name, state, data, output, retry_count, singleton_key, start_after, completed_on, policy)
    SELECT name, ${state}::jobs.job_state, ${JSON.stringify(data)}::jsonb, ${JSON.stringify(output)}::jsonb, 3, ${key}, ${moment}::timestamptz,
      CASE WHEN ${state} = 'failed' THEN ${moment}::timestamptz END, policy
    FROM jobs.queue WHERE name = ${name}
    RETURNING id`
  return row?.id ?? ''
}

test('operators see waiting, running and failed jobs of each queue, and when the oldest was due', async () => {
  const name = 'rename-document'
  const idle = { name, waiting_count: 0, running_count: 0, failed_count: 0, oldest_due_at: null }
  expect((await read()).queues).toContainEqual(idle)
  await addJob(name, 'created', { minutes: 10 })
  await addJob(name, 'retry', { minutes: 20 })
  await addJob(name, 'retry', { minutes: -20 })
  await addJob(name, 'active')
  await addJob(name, 'failed', { minutes: 30 })
  const { queues, failed } = await read()
  const queue = queues.find((one) => one.name === name)
  expect(queue).toMatchObject({ waiting_count: 3, running_count: 1, failed_count: 1 })
  expect((Date.now() - Date.parse(queue?.oldest_due_at ?? '')) / 60_000).toBeCloseTo(20, 0)
  expect(queues.map((one) => one.name)).toEqual(queues.map((one) => one.name).toSorted())
  expect(failed).toMatchObject([{ queue: name, attempts: 4, error: 'Error' }])
})

const canary = 'canary of Ada'
const quoting = {
  name: 'Error',
  message: `Invalid: ${canary} <ada@example.org>`,
  stack: `Error: ${canary}\n    at ${canary}`,
  params: { canary },
}

test.each([
  [{ ...quoting, code: 'EENVELOPE', responseCode: 550 }, 'Error EENVELOPE 550'],
  [
    { ...quoting, name: 'PrismaClientKnownRequestError', code: 'P2010', meta: { code: '23505', message: canary } },
    'PrismaClientKnownRequestError P2010',
  ],
  [{ ...quoting, name: 'TypeError', cause: { ...quoting, code: 'ECONNREFUSED' } }, 'TypeError: Error ECONNREFUSED'],
  [{ ...quoting, name: canary, code: canary, status: canary, cause: canary }, 'Error'],
  [{ value: { message: 'job heartbeat timeout' } }, 'job heartbeat timeout'],
  [{ value: { message: canary } }, 'Error'],
])('the error of a failed job shows no text of users', async (output, error) => {
  await addJob('rename-document', 'failed', { output })
  const shown = await read()
  expect(shown.failed).toMatchObject([{ error }])
  expect(JSON.stringify(shown)).not.toMatch(/canary|ada@/i)
})

test('retries one failed job or all of a queue, each once', async () => {
  const [queue, data] = ['rename-document', { itemId: randomUUID() }]
  const [first] = [
    await addJob(queue, 'failed', { data }),
    await addJob(queue, 'failed', { data }),
    await addJob('read-document', 'failed'),
  ]
  expect((await retry({ queue, job_id: first })).body).toEqual({ retried_count: 1 })
  expect((await retry({ queue, job_id: first })).status).toBe(404)
  expect((await read()).queues.find(({ name }) => name === queue)).toMatchObject({ waiting_count: 1, failed_count: 1 })
  const both = await Promise.all([retry({ queue }), retry({ queue })])
  expect(both.map(({ body }) => body.retried_count).toSorted((one, other) => one - other)).toEqual([0, 1])
  const { queues, failed } = await read()
  expect(queues.find(({ name }) => name === queue)).toMatchObject({ waiting_count: 2, failed_count: 0 })
  expect(failed).toMatchObject([{ queue: 'read-document' }])
  const rows = await db.$queryRaw`SELECT data, retry_count FROM jobs.job WHERE name = ${queue}`
  expect(rows).toEqual([
    { data, retry_count: 0 },
    { data, retry_count: 0 },
  ])
  const audited = await db.auditEntry.findMany({ where: { action: 'jobs.retried' }, select: { actorId: true, details: true } })
  expect(audited).toEqual([
    { actorId: operator.id, details: { queue, jobs: 1 } },
    { actorId: operator.id, details: { queue, jobs: 1 } },
  ])
})

test('retrying a job that is queued again already leaves one', async () => {
  const queue = 'read-document'
  await addJob(queue, 'failed', { key: 'a.pdf' })
  await addJob(queue, 'created', { key: 'a.pdf' })
  expect((await retry({ queue })).status).toBe(200)
  expect((await read()).queues.find(({ name }) => name === queue)).toMatchObject({ waiting_count: 1, failed_count: 0 })
})
