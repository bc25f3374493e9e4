import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Role } from '../../config.ts'
import { Prisma } from '../__generated__/prisma/client.ts'
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
  const id = randomUUID()
  // The embedded database is locked to one process already.
  let presence = databaseKind === 'postgres' ? await holdPresence(databaseUrl, id, isShared) : undefined
  if (!isShared) await db.process.deleteMany()
  await db.process.create({ data: { id, roles } })

  async function beat() {
    if (presence?.isLost()) presence = await holdPresence(databaseUrl, id, isShared)
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

/**
 * Locks that last as long as their connection, so that PostgreSQL lets go of them when the process is killed: one that says
 * whether it runs alone, and one of its own.
 */
async function holdPresence(databaseUrl: string, id: string, isShared: boolean) {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  let isLost = false
  client.on('error', () => {})
  client.on('end', () => (isLost = true))
  await client.connect()
  const deadline = Date.now() + GRACE_MS
  do {
    const { rows } = await client.query<{ held: boolean }>(
      `SELECT ${isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'}($1) AS held`,
      [LOCK_KEY],
    )
    if (rows[0]?.held) {
      await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_KEY, id])
      return { isLost: () => isLost, end: () => client.end() }
    }
    await sleep(100)
  } while (Date.now() < deadline)
  await client.end()
  throw new StartupError('Another Twain process is using this database. To run several, set REDIS_URL on each of them.')
}

/** Whether the process with this id entered itself here and holds its lock no more, which PostgreSQL knows at once when it is killed. */
export const hasLeft = (
  column: 'runs.process_id' | 'delivery.process_id',
) => Prisma.sql`EXISTS (SELECT FROM processes WHERE processes.id = ${Prisma.raw(column)}) AND NOT EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = ${LOCK_KEY} AND objid = (hashtext(${Prisma.raw(column)}::text)::bigint & 4294967295)::oid AND objsubid = 2)`
