import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Role } from '../../config.ts'
import type { Database, DatabaseKind } from './database.ts'
import type { Log } from '../log.ts'
import { StartupError } from '../startupError.ts'

export interface RegisteredProcess {
  id: string
  stop(): Promise<void>
}

interface ProcessOptions {
  db: Database
  databaseUrl: string
  databaseKind: DatabaseKind
  roles: Role[]
  /** Whether it shares events with other processes, through Redis. */
  isShared: boolean
  log: Log
}

const HEARTBEAT_MS = 2000
/** Any constant of ours, other than the one of migrations. */
const LOCK_KEY = 7_489_462
/** How long PostgreSQL may take to notice that a killed process is gone. */
const GRACE_MS = 3000

/**
 * Enters this process in the database, where others can see that it lives. Processes that do not share events would
 * each show only their own, so one of those runs alone: a second is refused.
 */
export async function registerProcess({ db, databaseUrl, databaseKind, roles, isShared, log }: ProcessOptions): Promise<RegisteredProcess> {
  // The embedded database is locked to one process already.
  const presence = databaseKind === 'postgres' ? await holdPresence(databaseUrl, isShared) : undefined
  if (!isShared) await db.process.deleteMany()
  const { id } = await db.process.create({ data: { roles } })

  async function beat() {
    await db.$executeRaw`
      INSERT INTO processes (id, roles) VALUES (${id}::uuid, ${roles})
      ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()`
    await db.$executeRaw`DELETE FROM processes WHERE heartbeat_at < now() - interval '10 seconds'`
  }
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    beating = beat().catch((err: unknown) => log.warn({ err }, 'the heartbeat did not reach the database'))
  }, HEARTBEAT_MS)

  return {
    id,
    async stop() {
      clearInterval(timer)
      await beating
      await db.process.deleteMany({ where: { id } })
      await presence?.end()
    },
  }
}

/** A lock that lasts as long as its connection, so that PostgreSQL lets go of it when the process is killed. */
async function holdPresence(databaseUrl: string, isShared: boolean) {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  // Losing it later costs only the refusal of a second process; the runs are fenced by themselves.
  client.on('error', () => {})
  await client.connect()
  const deadline = Date.now() + GRACE_MS
  do {
    const { rows } = await client.query<{ held: boolean }>(
      `SELECT ${isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'}($1) AS held`,
      [LOCK_KEY],
    )
    if (rows[0]?.held) return client
    await sleep(100)
  } while (Date.now() < deadline)
  await client.end()
  throw new StartupError('Another Twain process is using this database. To run several, set REDIS_URL on each of them.')
}
