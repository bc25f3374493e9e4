import { randomUUID } from 'node:crypto'
import type { fromPrisma, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Transaction } from './database/database.ts'
import type { Log } from './log.ts'

export interface Job<Data> {
  send(data: Data, options?: SendOptions): Promise<void>
  /** Starts a job that waits for its time. */
  startNow(key: string): Promise<void>
  /** Makes this process look for jobs now, as after a transaction that sent one. Other processes look once a second. */
  wake(): void
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
  /**
   * At most one job of a key waits or runs, for up to a day; a heartbeat tells when its process has died. The function returns the jobs
   * that a starting worker sends unless they exist.
   */
  exclusive?: () => Promise<{ data: Data; key: string }[]>
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

export interface Jobs {
  /** Before `start`. A handler may run twice for one job, and in any process with the role `worker`. */
  define<Data extends object>(name: string, rules: JobRules<Data>, handler: (data: Data, attempt: Attempt) => Promise<void>): Job<Data>
  /** Does nothing when no job was defined. Sending does not wait for it. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  databaseUrl: string
  isWorker: boolean
  /** Whether jobs that are running at the start belong to a process that died. */
  isOnlyProcess?: boolean
  log: Log
  /** How often jobs without a heartbeat are looked for. */
  superviseSeconds?: number
}

interface Definition {
  name: string
  rules: JobRules<object>
  handler(data: object, attempt: Attempt): Promise<void>
}

interface Running {
  boss: PgBoss
  inTransaction: typeof fromPrisma
  workers: Map<string, string>
}

const heartbeatSeconds = 30
const daySeconds = 86_400

export function createJobs({ databaseUrl, isWorker, isOnlyProcess = false, log, superviseSeconds = 30 }: Options): Jobs {
  const definitions: Definition[] = []
  const stopping = new AbortController()
  let starting: Promise<Running> | undefined
  let running: Running | undefined

  async function start(): Promise<Running> {
    // It is large, and most boots need it only a while later.
    const { PgBoss: Boss, fromPrisma: inTransaction } = await import('pg-boss')
    const supervision = { superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds }
    const roles = { supervise: isWorker, schedule: isWorker }
    const boss = new Boss({ connectionString: databaseUrl, schema: 'jobs', max: 2, ...roles, ...supervision })
    boss.on('error', (err) => log.error({ err }, 'a job queue failed'))
    const started: Running = { boss, inTransaction, workers: new Map() }
    try {
      await boss.start()
      await startQueues(started)
    } catch (error) {
      await boss.stop({ graceful: false })
      throw error
    }
    return (running = started)
  }

  async function startQueues(started: Running): Promise<void> {
    const { boss } = started
    for (const definition of definitions) {
      const { name, rules } = definition
      const { retries = 3, retryDelaySeconds, longestRetrySeconds, exclusive } = rules
      await boss.createQueue(name, {
        policy: exclusive ? 'exclusive' : 'short',
        retryLimit: retries,
        retryBackoff: true,
        ...(retryDelaySeconds && { retryDelay: retryDelaySeconds }),
        ...(longestRetrySeconds && { retryDelayMax: longestRetrySeconds }),
        ...(exclusive && { heartbeatSeconds, expireInSeconds: daySeconds, deleteAfterSeconds: daySeconds }),
      })
      // Reads the queue's settings into pg-boss's cache: within a transaction of the embedded database it would wait for itself.
      await boss.findJobs(name, { id: randomUUID() })
      if (isWorker) await work(started, definition)
    }
  }

  async function work(
    { boss, inTransaction, workers }: Running,
    { name, rules: { cron, exclusive, schema }, handler }: Definition,
  ): Promise<void> {
    if (isOnlyProcess && exclusive) await failActive(boss, name)
    for (const { data, key } of (await exclusive?.()) ?? []) await boss.send(name, data, { singletonKey: key })
    if (cron) await boss.schedule(name, cron, {}, { singletonKey: 'cron' })
    const options = { pollingIntervalSeconds: 1, includeMetadata: true } as const
    const worker = await boss.work<object, void, typeof options>(name, options, async ([job]) => {
      if (!job) return
      const { id, retryCount, retryLimit, priority, singletonKey, signal } = job
      const attempt: Attempt = {
        isLast: retryCount >= retryLimit,
        signal: AbortSignal.any([signal, stopping.signal]),
        async ensureHeld(tx) {
          const [now] = await boss.findJobs(name, { id, db: inTransaction(tx) })
          if (now?.retryCount !== retryCount) throw new LostJobError()
        },
      }
      try {
        await handler(schema.parse(job.data), attempt)
      } catch (error) {
        if (error instanceof LostJobError) return
        if (!stopping.signal.aborted || !exclusive) throw error
        await boss.complete(name, id)
        await boss.send(name, job.data, { priority, singletonKey: singletonKey ?? undefined })
      } finally {
        boss.notifyWorker(worker)
      }
    })
    workers.set(name, worker)
  }

  function startOnce(): Promise<Running> {
    starting ??= start().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }

  return {
    define(name, rules, handler) {
      definitions.push({ name, rules, handler: (data, attempt) => handler(data as never, attempt) })
      const wake = () => {
        const worker = running?.workers.get(name)
        if (worker) running?.boss.notifyWorker(worker)
      }
      return {
        async send(data, { startAfterSeconds, key, priority = 0, tx } = {}) {
          if (tx && !running) throw new Error('Jobs cannot start within a transaction')
          const { boss, inTransaction } = await startOnce()
          const options = { startAfter: startAfterSeconds, singletonKey: key ?? randomUUID(), priority }
          await boss.send(name, data, { ...options, ...(tx && { db: inTransaction(tx) }) })
          if (!tx) wake()
        },
        async startNow(key) {
          const { boss } = await startOnce()
          await boss.update(name, undefined, { singletonKey: key, startAfter: 0 })
          wake()
        },
        wake,
      }
    },
    async start() {
      if (definitions.length > 0) await startOnce()
    },
    async stop() {
      stopping.abort()
      const { boss } = (await starting?.catch(() => undefined)) ?? {}
      await boss?.stop({ graceful: true, timeout: 5000 })
    },
  }
}

/** Has the jobs of a process that died tried again. */
async function failActive(boss: PgBoss, name: string): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`SELECT id FROM jobs.job WHERE name = $1 AND state = 'active'`, [name])
  if (rows.length > 0)
    await boss.fail(
      name,
      rows.map(({ id }: { id: string }) => id),
    )
}
