import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { getWorkerStores } from '../testing/database/stores.ts'
import { createDatabase, transaction } from './database/database.ts'
import { createJobs, LostJobError } from './jobs.ts'
import { createLog } from './log.ts'

const { databaseUrl, isEmbedded } = getWorkerStores()
const log = createLog({ logLevel: 'silent' })

function startProcess({ isWorker = true, isOnlyWorker = false } = {}) {
  const jobs = createJobs({ databaseUrl, isWorker, isOnlyWorker: async () => isOnlyWorker, log, superviseSeconds: 1 })
  onTestFinished(() => jobs.stop())
  return jobs
}

function connect() {
  const db = createDatabase(databaseUrl, isEmbedded ? 'embedded' : 'postgres')
  onTestFinished(() => db.$disconnect())
  return db
}

const nameQueue = () => `greet-${randomUUID()}`
const schema = z.object({ who: z.string() })
const exclusive = { schema, exclusive: { find: async () => [] } }

test('a worker runs jobs from a web process and retries failures', async () => {
  const [worker, web] = [startProcess(), startProcess({ isWorker: false })]
  const name = nameQueue()
  const rules = { schema, retries: 1 }
  const tries: boolean[] = []
  const handler = vi.fn(async (_data: { who: string }, { isLast }: { isLast: boolean }) => {
    tries.push(isLast)
    if (!isLast) throw new Error('the first try fails')
  })
  worker.define(name, rules, handler)
  const job = web.define(name, rules, async () => expect.unreachable('a web process does no jobs'))
  await worker.start()
  await job.send({ who: 'Ann' })
  await vi.waitFor(() => expect(tries).toEqual([false, true]), { timeout: 10_000 })
  expect(handler).toHaveBeenLastCalledWith({ who: 'Ann' }, expect.anything())
})

test('a failed job stores no message, which can quote texts of users', async () => {
  const [worker, db, name] = [startProcess(), connect(), nameQueue()]
  const job = worker.define(name, { schema, retries: 0 }, async () => {
    throw Object.assign(new Error('Unknown recipient ada@example.org'), { code: 'EENVELOPE', rejected: ['ada@example.org'] })
  })
  await worker.start()
  await job.send({ who: 'Ann' })
  const readOutput = () => db.$queryRaw<{ output: object }[]>`SELECT output FROM jobs.job WHERE name = ${name} AND state = 'failed'`
  await vi.waitFor(async () => expect(await readOutput()).toHaveLength(1), { timeout: 10_000 })
  const [failed] = await readOutput()
  expect(failed?.output).toMatchObject({ name: 'Error', code: 'EENVELOPE' })
  expect(JSON.stringify(failed)).not.toContain('ada@example.org')
})

test('a new version changes the retries of a queue that exists', async () => {
  const name = nameQueue()
  const oldVersion = startProcess({ isWorker: false })
  oldVersion.define(name, { schema, retries: 9, retryDelaySeconds: 60, longestRetrySeconds: 600 }, async () => {})
  await oldVersion.start()
  const newVersion = startProcess({ isWorker: false })
  const job = newVersion.define(name, { schema, retries: 1 }, async () => {})
  await newVersion.start()
  await job.send({ who: 'Ann' })
  const sent = await connect().$queryRaw`SELECT retry_limit, retry_delay, retry_delay_max FROM jobs.job WHERE name = ${name}`
  expect(sent).toEqual([{ retry_limit: 1, retry_delay: 0, retry_delay_max: null }])
})

test('jobs are sent with their transaction and run by priority', async () => {
  const [worker, db] = [startProcess(), connect()]
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const job = worker.define(nameQueue(), exclusive, async ({ who }) => {
    done.push(who)
    if (who === 'first') await first.promise
  })
  await worker.start()
  await job.send({ who: 'first' }, { key: 'first' })
  await vi.waitFor(() => expect(done).toEqual(['first']))
  await transaction(db, async (tx) => {
    await job.send({ who: 'low' }, { key: 'low', priority: -1, tx })
    await job.send({ who: 'high' }, { key: 'high', tx })
    await job.send({ who: 'high' }, { key: 'high', tx })
  })
  const undone = transaction(db, async (tx) => {
    await job.send({ who: 'undone' }, { key: 'undone', tx })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  first.resolve()
  await vi.waitFor(() => expect(done).toEqual(['first', 'high', 'low']))
})

test('another process takes over the job of a dead one, which can no longer write', async () => {
  const [one, other, db] = [startProcess(), startProcess(), connect()]
  const name = nameQueue()
  const held = Promise.withResolvers<void>()
  const outcome = Promise.withResolvers<unknown>()
  const handled = vi.fn()
  const job = one.define(name, exclusive, async (_data, { ensureHeld }) => {
    await transaction(db, (tx) => ensureHeld(tx))
    handled('one')
    await held.promise
    await transaction(db, (tx) => ensureHeld(tx)).catch((error: unknown) => {
      outcome.resolve(error)
      throw error
    })
  })
  await one.start()
  await job.send({ who: 'Ann' }, { key: 'Ann' })
  await vi.waitFor(() => expect(handled).toHaveBeenCalledWith('one'))
  other.define(name, exclusive, async () => void handled('other'))
  await other.start()
  await db.$executeRaw`UPDATE jobs.job SET heartbeat_on = now() - interval '1 hour' WHERE name = ${name}`
  await vi.waitFor(() => expect(handled).toHaveBeenCalledWith('other'), { timeout: 15_000 })
  held.resolve()
  expect(await outcome.promise).toBeInstanceOf(LostJobError)
}, 30_000)

test('a stopping process returns its job, and a killed one’s is retried', async () => {
  const db = connect()
  const name = nameQueue()
  const rules = { ...exclusive, retries: 1 }
  const begun = Promise.withResolvers<void>()
  const one = startProcess()
  const job = one.define(name, rules, async (_data, { signal }) => {
    begun.resolve()
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  await job.send({ who: 'Ann' }, { key: 'Ann' })
  await begun.promise
  await one.stop()
  const [left] = await db.$queryRaw<{ retry_count: number }[]>`SELECT retry_count FROM jobs.job WHERE name = ${name} AND state = 'created'`
  expect(left).toEqual({ retry_count: 0 })
  await db.$executeRaw`UPDATE jobs.job SET state = 'active', started_on = now(), heartbeat_on = now() WHERE name = ${name} AND state = 'created'`
  const next = startProcess({ isOnlyWorker: true })
  const last = Promise.withResolvers<boolean>()
  next.define(name, rules, async (_data, { isLast }) => last.resolve(isLast))
  await next.start()
  expect(await last.promise).toBe(true)
}, 30_000)

test('a job sent after the stop is run by another process', async () => {
  const [stopped, other, name] = [startProcess(), startProcess(), nameQueue()]
  const job = stopped.define(name, { schema }, async () => expect.unreachable('a stopped process does no jobs'))
  await stopped.stop()
  await job.send({ who: 'Ann' })
  const handler = vi.fn(async () => {})
  other.define(name, { schema }, handler)
  await other.start()
  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), { timeout: 10_000 })
})

test('a starting worker sends the jobs that are missing', async () => {
  const worker = startProcess()
  const done = Promise.withResolvers<string>()
  worker.define(nameQueue(), { schema, exclusive: { find: async () => [{ data: { who: 'Ann' }, key: 'Ann' }] } }, async ({ who }) =>
    done.resolve(who),
  )
  await worker.start()
  expect(await done.promise).toBe('Ann')
})
