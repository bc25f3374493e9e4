import { Redis } from 'ioredis'
import pg from 'pg'
import { inject } from 'vitest'

export interface ProvidedStores {
  databases: string[]
  /** Missing with the embedded database, which serves a single process. */
  redis?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stores: ProvidedStores
  }
}

const maxDeletedBytes = 8 * 2 ** 20
const insufficientPrivilege = '42501'

/** The database of this worker and, in the tests on PostgreSQL, its Redis database. */
export function getWorkerStores() {
  const worker = Number(process.env.VITEST_POOL_ID)
  const { databases, redis } = inject('stores')
  const databaseUrl = databases[worker - 1]
  if (!databaseUrl) throw new Error(`There is no database for test worker ${worker}.`)
  return { databaseUrl, redisUrl: redis && new URL(`/${worker}`, redis).href, isEmbedded: !redis }
}

export async function clearStores({ databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await emptyDatabase(client)
  } finally {
    await client.end()
  }
  if (!redisUrl) return
  const redis = new Redis(redisUrl)
  await redis.flushdb()
  await redis.quit()
}

/** Deleting few rows takes a tenth of the time of truncating, but needs a right that not every role has. */
async function emptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; size: number }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name, pg_table_size(format('%I.%I', schemaname, tablename)::regclass)::int AS size
     FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'notification_channels') OR schemaname = 'jobs' AND tablename = 'job'`,
  )
  const names = rows.map(({ name }) => name)
  const size = rows.reduce((sum, row) => sum + row.size, 0)
  if (size <= maxDeletedBytes && (await deleteRows(client, names))) return
  const setAuditTrigger = (action: string) => client.query(`ALTER TABLE IF EXISTS audit_entries ${action} TRIGGER USER`)
  await setAuditTrigger('DISABLE')
  await client.query(`TRUNCATE ${names.join(', ')} CASCADE`)
  await setAuditTrigger('ENABLE')
}

/** Returns false if the role may not skip triggers and foreign keys. */
async function deleteRows(client: pg.Client, names: string[]): Promise<boolean> {
  const deletions = names.map((name) => `DELETE FROM ${name}`)
  try {
    await client.query(['SET session_replication_role = replica', ...deletions, 'RESET session_replication_role'].join('; '))
    return true
  } catch (error) {
    if ((error as pg.DatabaseError).code === insufficientPrivilege) return false
    throw error
  }
}
