import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Expression, sql, type SqlBool } from 'kysely'
import pg from 'pg'
import type { Role } from '../../config.ts'
import { type Database, type DatabaseKind, takeLock, transaction } from '../database/database.ts'
import { countChanged, queryFirstRow, kysely } from '../database/sql/typedSql.ts'
import type { Log } from '../log.ts'
import { type Difference, findDifferences, recordSettings, type SharedSettings } from './sharedSettings.ts'
import { StartupError } from '../startupError.ts'

export interface RegisteredProcess {
  id: string
  countWorkers(): Promise<number>
  stop(): Promise<void>
}

interface ProcessOptions {
  db: Database
  databaseUrl: string
  databaseKind: DatabaseKind
  roles: Role[]
  isShared: boolean
  settings: SharedSettings
  log: Log
}

const HEARTBEAT_MS = 2000
/** Advisory lock that each process holds. */
export const presenceLock = 7_489_462
/** Time for PostgreSQL to notice a killed process. */
const GRACE_MS = 3000

/** @throws StartupError for a second process without Redis, and for conflicting settings */
export async function registerProcess(options: ProcessOptions): Promise<RegisteredProcess> {
  const { db, databaseUrl, databaseKind, roles, isShared, log } = options
  const id = randomUUID()
  // The embedded database serves one process.
  let presence = databaseKind === 'postgres' ? await holdPresence(databaseUrl, id, isShared) : undefined
  try {
    if (!isShared) await db.process.deleteMany()
    if (databaseKind === 'postgres') await join(options, id)
    else await db.process.create({ data: { id, roles } })
  } catch (error) {
    await presence?.end()
    throw error
  }

  async function countWorkers(): Promise<number> {
    const workers = countProcesses.where(({ ref }) => sql<SqlBool>`'worker' = ANY(${ref('roles')})`)
    const row = await queryFirstRow(db, databaseKind === 'postgres' ? workers.where(isAlive) : workers)
    return row?.count ?? 0
  }

  let hasWorker = true
  /** Without a worker, background jobs would wait silently. */
  async function lookForWorker() {
    if (roles.includes('worker') || (await countWorkers()) > 0 === hasWorker) return
    hasWorker = !hasWorker
    if (hasWorker) log.info('a process with the role worker is running')
    else
      log.warn(
        'no process with the role worker is running: mail, imports, search and interrupted answers wait. Start one with ROLES=worker',
      )
  }

  async function sendHeartbeat() {
    if (presence?.isLost()) presence = await holdPresence(databaseUrl, id, isShared)
    await countChanged(
      db,
      kysely
        .insertInto('processes')
        .values({ id, roles })
        .onConflict((oc) => oc.column('id').doUpdateSet({ heartbeatAt: sql`now()` })),
    )
    await countChanged(db, kysely.deleteFrom('processes').where('heartbeatAt', '<', oldestHeartbeat))
    await lookForWorker()
  }
  await lookForWorker()
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    beating = sendHeartbeat().catch((err: unknown) => log.warn({ err }, 'the heartbeat failed'))
  }, HEARTBEAT_MS)

  return {
    id,
    countWorkers,
    async stop() {
      clearInterval(timer)
      await beating
      await db.process.deleteMany({ where: { id } })
      await presence?.end()
    },
  }
}

async function join(options: ProcessOptions, id: string): Promise<void> {
  const deadline = Date.now() + GRACE_MS
  for (;;) {
    const refused = await tryToJoin(options, id)
    if (refused.length === 0) return
    if (Date.now() >= deadline) throw new StartupError(refused.map(({ refusal }) => refusal).join('\n'))
    await sleep(100)
  }
}

function tryToJoin({ db, roles, settings, log }: ProcessOptions, id: string): Promise<Difference[]> {
  return transaction(db, async (tx) => {
    await takeLock(tx, 'twain.settings')
    const differences = await findDifferences(tx, settings)
    if (differences.length > 0) {
      const others = await queryFirstRow(tx, countProcesses.where(isAlive))
      if (others && others.count > 0) return differences
    }
    for (const { warning } of differences) if (warning) log.warn(warning)
    await recordSettings(tx, settings)
    await tx.process.create({ data: { id, roles } })
    return []
  })
}

/** PostgreSQL releases advisory locks when the process dies: one is global, one per process. */
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
      [presenceLock],
    )
    if (rows[0]?.held) {
      await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [presenceLock, id])
      return { isLost: () => isLost, end: () => client.end() }
    }
    await sleep(100)
  } while (Date.now() < deadline)
  await client.end()
  throw new StartupError('Another Twain process is using this database. To run several, set REDIS_URL on each of them.')
}

export function isKilled(processId: Expression<string | null>) {
  return sql<SqlBool>`EXISTS (SELECT FROM processes WHERE processes.id = ${processId}) AND NOT ${holdsLock(processId)}`
}

function holdsLock(processId: Expression<string | null>) {
  return sql<SqlBool>`EXISTS (
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND classid = ${presenceLock} AND objid = (hashtext(${processId}::text)::bigint & 4294967295)::oid AND objsubid = 2)`
}

const countProcesses = kysely.selectFrom('processes').select(sql<number>`count(*)::int`.as('count'))
const oldestHeartbeat = sql<Date>`now() - interval '10 seconds'`

const isAlive = sql<SqlBool>`${sql.ref('processes.heartbeatAt')} > ${oldestHeartbeat} AND ${holdsLock(sql.ref('processes.id'))}`
