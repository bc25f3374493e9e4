import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { fromPrisma, JobWithMetadata, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Transaction } from './database/database.ts'
import type { Log } from './log.ts'
import { sendFailedAgain, toJobError } from './failedJobs.ts'
import { measureJobs } from './jobMetrics.ts'
import { createQueues, daySeconds, heartbeatSeconds } from './jobQueues.ts'
import type { Metrics } from './metrics.ts'
import { off, type Tracing } from './tracing/tracing.ts'

export interface Job<Data> {
  send(data: Data, options?: SendOptions): Promise<void>
  startNow(key: string): Promise<void>
  wake(): void
  sendFound(): Promise<void>
}

export interface SendOptions {
  startAfterSeconds?: number
  /** At most one job with this key is queued. */
  key?: string
  priority?: number
  /** Await `Jobs.start` before beginning the transaction. */
  tx?: Transaction
}

export interface JobRules<Data> {
  schema: z.ZodType<Data>
  /** In UTC. */
  cron?: string
  retries?: number
  retryDelaySeconds?: number
  longestRetrySeconds?: number
  /** At most one job per key is queued or running, for up to a day. */
  exclusive?: Exclusive<Data>
  concurrency?: number
}

interface Exclusive<Data> {
  find(): Promise<{ data: Data; key: string }[]>
  everySeconds?: number
}

export interface Attempt {
  readonly isLast: boolean
  /** Aborts when the process stops; the job is then sent again without counting as a retry. */
  readonly signal: AbortSignal
  /** Call after locking the rows to change. @throws LostJobError if another process has claimed the job */
  ensureHeld(tx: Transaction): Promise<void>
}

export class LostJobError extends Error {}

/** `continue` sends the job again, behind those already queued. */
type Handler<Data> = (data: Data, attempt: Attempt) => Promise<void | 'continue'>

export interface Jobs {
  /** Call before `start`. A job may run more than once. */
  define<Data extends object>(name: string, rules: JobRules<Data>, handler: Handler<Data>): Job<Data>
  start(): Promise<void>
  listQueues(): string[]
  /** Queues failed jobs again, with all attempts. Await `start` before beginning the transaction. */
  retryFailed(tx: Transaction, name: string, ids: readonly string[]): Promise<void>
  wake(name: string): void
  workOff(name: string): Promise<void>
  stop(): Promise<void>
}

interface Options {
  databaseUrl: string
  isWorker: boolean
  /** Whether running jobs belong to dead processes. Detected by heartbeat by default. */
  isOnlyWorker?: () => Promise<boolean>
  log: Log
  metrics?: Pick<Metrics, 'registry'>
  tracing?: Pick<Tracing, 'trace'>
  superviseSeconds?: number
}

interface Queue {
  name: string
  rules: JobRules<object>
  handler: Handler<object>
  workers: string[]
  busy: Set<string>
}

interface Running {
  boss: PgBoss
  inTransaction: typeof fromPrisma
}

export function createJobs(options: Options): Jobs {
  const { databaseUrl, isWorker, isOnlyWorker, log, metrics, tracing: { trace } = off, superviseSeconds = heartbeatSeconds } = options
  const queues: Queue[] = []
  const stopping = new AbortController()
  let starting: Promise<Running> | undefined
  let running: Running | undefined
  if (metrics) measureJobs(metrics, () => running?.boss)

  function startOnce(): Promise<Running> {
    starting ??= start().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }

  async function start(): Promise<Running> {
    // Loaded late, because it is large and seldom needed at startup.
    const { PgBoss: Boss, fromPrisma: inTransaction } = await import('pg-boss')
    // A job sent during the shutdown is stored, and another process runs it.
    const works = isWorker && !stopping.signal.aborted
    const supervision = { superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds }
    const boss = new Boss({ connectionString: databaseUrl, schema: 'jobs', max: 2, supervise: works, schedule: works, ...supervision })
    boss.on('error', (err) => log.error({ err }, 'a job queue failed'))
    try {
      await boss.start()
      await createQueues(boss, queues)
      running = { boss, inTransaction }
      if (works) await startWorkers(running)
      return running
    } catch (error) {
      running = undefined
      await boss.stop({ graceful: false })
      throw error
    }
  }

  async function startWorkers(started: Running): Promise<void> {
    const { boss } = started
    const isOnly = (await isOnlyWorker?.()) ?? false
    for (const queue of queues) {
      const { name, rules } = queue
      const { cron, exclusive, concurrency = 1 } = rules
      if (cron) await boss.schedule(name, cron, {}, { singletonKey: 'cron' })
      if (isOnly && exclusive) await failActive(boss, name)
      for (let count = 0; count < concurrency; count += 1) await work(started, queue)
      if (exclusive) void sendFoundOften(boss, queue, exclusive.everySeconds)
    }
  }

  async function sendFound(boss: PgBoss, { name, rules: { exclusive }, ...queue }: Queue): Promise<void> {
    const found = (await exclusive?.find()) ?? []
    if (found.length === 0) return
    await boss.insert(
      name,
      found.map(({ data, key }) => ({ data, singletonKey: key })),
    )
    wake(queue)
  }

  async function sendFoundOften(boss: PgBoss, queue: Queue, seconds = daySeconds): Promise<void> {
    while (!stopping.signal.aborted) {
      await sendFound(boss, queue).catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err, queue: queue.name }, 'looking for jobs failed')
      })
      await pause(seconds * 1000, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  async function work(started: Running, queue: Queue): Promise<void> {
    const { name, rules, workers, busy } = queue
    // Cron jobs can start late. With several workers, one that receives a job wakes the next.
    const pollingIntervalSeconds = rules.cron || rules.concurrency ? 30 : 1
    const options = { pollingIntervalSeconds, includeMetadata: true } as const
    const worker = await started.boss.work<object, void, typeof options>(name, options, async ([job]) => {
      if (!job) return
      busy.add(worker)
      wake(queue)
      try {
        await run(started, queue, job)
      } catch (err) {
        log.warn({ err, queue: name, jobId: job.id }, 'a job failed')
        throw Object.assign(new Error('Job failed'), toJobError(err))
      } finally {
        busy.delete(worker)
        started.boss.notifyWorker(worker)
      }
    })
    workers.push(worker)
  }

  async function run({ boss, inTransaction }: Running, { name, rules, handler }: Queue, job: JobWithMetadata): Promise<void> {
    const { id, retryCount, retryLimit, priority, singletonKey } = job
    const attempt: Attempt = {
      isLast: retryCount >= retryLimit,
      signal: stopping.signal,
      async ensureHeld(tx) {
        const [now] = await boss.findJobs(name, { id, db: inTransaction(tx) })
        if (now?.retryCount !== retryCount) throw new LostJobError()
      },
    }
    const sendAgain = async () => {
      await boss.deleteJob(name, id)
      await boss.send(name, job.data, { priority, singletonKey: singletonKey ?? undefined })
    }
    try {
      const attributes = { 'messaging.destination.name': name }
      const result = await trace(`job ${name}`, attributes, () => handler(rules.schema.parse(job.data), attempt))
      // Completed jobs are not kept, because they could name users with deleted accounts.
      await (result === 'continue' ? sendAgain() : boss.deleteJob(name, id))
    } catch (error) {
      if (error instanceof LostJobError) return
      if (!stopping.signal.aborted || !rules.exclusive) throw error
      await sendAgain()
    }
  }

  function wake({ workers, busy }: Pick<Queue, 'workers' | 'busy'>): void {
    const idle = workers.find((worker) => !busy.has(worker))
    if (idle) running?.boss.notifyWorker(idle)
  }

  function findQueue(name: string): Queue {
    const queue = queues.find((one) => one.name === name)
    if (!queue) throw new Error(`There is no queue ${name}`)
    return queue
  }

  return {
    define(name, rules, handler) {
      const queue: Queue = {
        name,
        rules,
        handler: handler as Handler<object>,
        workers: [],
        busy: new Set(),
      }
      queues.push(queue)
      return {
        async send(data, { startAfterSeconds, key, priority = 0, tx } = {}) {
          if (tx && !running) throw new Error('Jobs cannot start within a transaction')
          const { boss, inTransaction } = running ?? (await startOnce())
          const options = { startAfter: startAfterSeconds, singletonKey: key ?? randomUUID(), priority }
          await boss.send(name, data, { ...options, ...(tx && { db: inTransaction(tx) }) })
          if (!tx) wake(queue)
        },
        async startNow(key) {
          const { boss } = await startOnce()
          await boss.update(name, undefined, { singletonKey: key, startAfter: 0 })
          wake(queue)
        },
        async sendFound() {
          await sendFound((await startOnce()).boss, queue)
        },
        wake: () => wake(queue),
      }
    },
    async start() {
      if (queues.length > 0) await startOnce()
    },
    listQueues: () => queues.map(({ name }) => name),
    async retryFailed(tx, name, ids) {
      if (!running) throw new Error('Jobs cannot start within a transaction')
      await sendFailedAgain(running.boss, running.inTransaction(tx), { name, ids })
    },
    wake: (name) => wake(findQueue(name)),
    async workOff(name) {
      const started = await startOnce()
      const queue = findQueue(name)
      for (let [job] = await fetchOne(started, name); job; [job] = await fetchOne(started, name)) await run(started, queue, job)
    },
    async stop() {
      stopping.abort()
      const boss = (await starting?.catch(() => undefined))?.boss
      if (!boss) return
      // pg-boss itself checks only every 500 ms whether jobs have ended.
      await Promise.race([Promise.all(queues.map(({ name }) => boss.offWork(name))), pause(5000, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

function fetchOne({ boss }: Running, name: string): Promise<JobWithMetadata[]> {
  return boss.fetch(name, { includeMetadata: true })
}

async function failActive(boss: PgBoss, name: string): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`SELECT id FROM jobs.job WHERE name = $1 AND state = 'active'`, [name])
  const ids = rows.map(({ id }: { id: string }) => id)
  if (ids.length > 0) await boss.fail(name, ids)
  for (const id of ids) await boss.update(name, undefined, { id, startAfter: 0 })
}
