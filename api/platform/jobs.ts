import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { fromPrisma, JobWithMetadata, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Transaction } from './database/database.ts'
import type { Log } from './log.ts'

export interface Job<Data> {
  send(data: Data, options?: SendOptions): Promise<void>
  /** Starts a job that waits for its time. */
  startNow(key: string): Promise<void>
  /** Makes this process look for jobs now, as after a transaction that sent one. Other processes look once a second. */
  wake(): void
  /** Sends the jobs that should exist. */
  sendFound(): Promise<void>
}

export interface SendOptions {
  startAfterSeconds?: number
  /** While a job with the same key waits, sending again does nothing. */
  key?: string
  /** Higher ones come first; 0 by default. */
  priority?: number
  /** Sends the job if the transaction commits. `Jobs.start` must have resolved before it began. */
  tx?: Transaction
}

export interface JobRules<Data> {
  schema: z.ZodType<Data>
  /** Sends itself with `{}` at these times (UTC), as in `0 3 * * *`. */
  cron?: string
  /** Tries after the first one, with exponential backoff; 3 by default. */
  retries?: number
  /** Pause before the first retry; 1 by default. */
  retryDelaySeconds?: number
  /** Upper limit of the pauses; none by default. */
  longestRetrySeconds?: number
  /** At most one job of a key waits or runs, for up to a day. A heartbeat tells when its process has died. */
  exclusive?: Exclusive<Data>
  /** Jobs that a process runs at the same time; 1 by default. */
  concurrency?: number
}

interface Exclusive<Data> {
  /** The jobs that should exist, whoever sent them. Workers send them when they start. */
  find(): Promise<{ data: Data; key: string }[]>
  /** How often workers send them after that; once a day by default. */
  everySeconds?: number
}

/** One execution of a job. */
export interface Attempt {
  /** Whether the job is given up if this one fails. */
  readonly isLast: boolean
  /** Aborts when the process stops. The job is then sent again, as if it had not begun. */
  readonly signal: AbortSignal
  /** Throws a LostJobError when another process has taken the job over. Call it after the transaction has locked what it changes. */
  ensureHeld(tx: Transaction): Promise<void>
}

export class LostJobError extends Error {}

/** With the result `continue`, the job is sent again, behind those that wait. */
type Handler<Data> = (data: Data, attempt: Attempt) => Promise<void | 'continue'>

export interface Jobs {
  /** Before `start`. A handler may run twice for one job, and in any process with the role `worker`. */
  define<Data extends object>(name: string, rules: JobRules<Data>, handler: Handler<Data>): Job<Data>
  /** Does nothing when no job was defined. Sending does not wait for it. */
  start(): Promise<void>
  /** Does what is due in a queue, in this process whatever its roles. */
  workOff(name: string): Promise<void>
  stop(): Promise<void>
}

interface Options {
  databaseUrl: string
  isWorker: boolean
  /** Whether jobs that are running at the start belong to processes that died; by default their heartbeat tells. */
  isOnlyWorker?: () => Promise<boolean>
  log: Log
  /** How often jobs without a heartbeat are looked for. */
  superviseSeconds?: number
}

interface Queue {
  name: string
  rules: JobRules<object>
  handler: Handler<object>
  /** IDs in pg-boss, in this process. */
  workers: string[]
  busy: Set<string>
}

interface Running {
  boss: PgBoss
  inTransaction: typeof fromPrisma
}

const heartbeatSeconds = 15
const daySeconds = 86_400

export function createJobs({ databaseUrl, isWorker, isOnlyWorker, log, superviseSeconds = heartbeatSeconds }: Options): Jobs {
  const queues: Queue[] = []
  const stopping = new AbortController()
  let starting: Promise<Running> | undefined
  let running: Running | undefined

  function startOnce(): Promise<Running> {
    starting ??= start().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }

  async function start(): Promise<Running> {
    // It is large, and most boots need it only a while later.
    const { PgBoss: Boss, fromPrisma: inTransaction } = await import('pg-boss')
    const supervision = { superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds }
    const roles = { supervise: isWorker, schedule: isWorker }
    const boss = new Boss({ connectionString: databaseUrl, schema: 'jobs', max: 2, ...roles, ...supervision })
    boss.on('error', (err) => log.error({ err }, 'a job queue failed'))
    try {
      await boss.start()
      for (const queue of queues) await createQueue(boss, queue)
      running = { boss, inTransaction }
      if (isWorker) await startWorkers(running)
      return running
    } catch (error) {
      running = undefined
      await boss.stop({ graceful: false })
      throw error
    }
  }

  async function createQueue(boss: PgBoss, { name, rules }: Queue): Promise<void> {
    const { retries = 3, retryDelaySeconds, longestRetrySeconds, exclusive } = rules
    await boss.createQueue(name, {
      policy: exclusive ? 'exclusive' : 'short',
      retryLimit: retries,
      retryBackoff: true,
      ...(retryDelaySeconds && { retryDelay: retryDelaySeconds }),
      ...(longestRetrySeconds && { retryDelayMax: longestRetrySeconds }),
      ...(exclusive && { heartbeatSeconds, expireInSeconds: daySeconds }),
    })
    // Reads the queue's settings into pg-boss's cache: within a transaction of the embedded database it would wait for itself.
    await boss.findJobs(name, { id: randomUUID() })
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
    // Where there are many workers, one that gets a job wakes the next.
    const pollingIntervalSeconds = rules.concurrency ? 30 : 1
    const options = { pollingIntervalSeconds, includeMetadata: true } as const
    const worker = await started.boss.work<object, void, typeof options>(name, options, async ([job]) => {
      if (!job) return
      busy.add(worker)
      wake(queue)
      try {
        await run(started, queue, job)
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
      const result = await handler(rules.schema.parse(job.data), attempt)
      // Kept jobs would name users whose accounts are deleted.
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
    async workOff(name) {
      const started = await startOnce()
      const queue = queues.find((one) => one.name === name)
      if (!queue) throw new Error(`There is no queue ${name}`)
      for (let [job] = await fetchOne(started, name); job; [job] = await fetchOne(started, name)) await run(started, queue, job)
    },
    async stop() {
      stopping.abort()
      const { boss } = (await starting?.catch(() => undefined)) ?? {}
      await boss?.stop({ graceful: true, timeout: 5000 })
    },
  }
}

function fetchOne({ boss }: Running, name: string): Promise<JobWithMetadata[]> {
  return boss.fetch(name, { includeMetadata: true })
}

/** Has the jobs of processes that died tried again now. */
async function failActive(boss: PgBoss, name: string): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`SELECT id FROM jobs.job WHERE name = $1 AND state = 'active'`, [name])
  const ids = rows.map(({ id }: { id: string }) => id)
  if (ids.length > 0) await boss.fail(name, ids)
  for (const id of ids) await boss.update(name, undefined, { id, startAfter: 0 })
}
