import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Log } from './log.ts'

export interface Job<Data> {
  send(data: Data, options?: SendOptions): Promise<void>
}

export interface SendOptions {
  startAfterSeconds?: number
  /** While a job with the same key waits, sending again does nothing. */
  key?: string
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
}

export interface Jobs {
  /** Before `start`. A handler may run twice for one job, and in any process with the role `worker`. */
  define<Data extends object>(name: string, rules: JobRules<Data>, handler: (data: Data) => Promise<void>): Job<Data>
  /** Does nothing when no job was defined. Sending does not wait for it. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface Definition {
  name: string
  cron?: string
  retry: { retryLimit: number; retryDelay?: number; retryDelayMax?: number }
  work(data: unknown): Promise<void>
}

export function createJobs({ databaseUrl, isWorker, log }: { databaseUrl: string; isWorker: boolean; log: Log }): Jobs {
  const definitions: Definition[] = []
  let starting: Promise<PgBoss> | undefined

  async function startBoss() {
    // It is large, and most boots need it only a while later.
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2, supervise: isWorker, schedule: isWorker })
    boss.on('error', (err) => log.error({ err }, 'a job queue failed'))
    await boss.start()
    for (const { name, cron, retry, work } of definitions) {
      // The policy that lets one job of a key wait.
      await boss.createQueue(name, { policy: 'short', retryBackoff: true, ...retry })
      if (!isWorker) continue
      if (cron) await boss.schedule(name, cron, {}, { singletonKey: 'cron' })
      await boss.work(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const { data } of jobs) await work(data)
      })
    }
    return boss
  }
  const running = () => (starting ??= startBoss())

  return {
    define(name, { schema, cron, retries: retryLimit = 3, retryDelaySeconds: retryDelay, longestRetrySeconds: retryDelayMax }, handler) {
      const retry = { retryLimit, ...(retryDelay && { retryDelay }), ...(retryDelayMax && { retryDelayMax }) }
      definitions.push({ name, cron, retry, work: async (data) => handler(schema.parse(data)) })
      return {
        async send(data, { startAfterSeconds, key } = {}) {
          const boss = await running()
          await boss.send(name, data, { startAfter: startAfterSeconds, singletonKey: key ?? randomUUID() })
        },
      }
    },
    async start() {
      if (definitions.length > 0) await running()
    },
    async stop() {
      const boss = await starting?.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: 5000 })
    },
  }
}
