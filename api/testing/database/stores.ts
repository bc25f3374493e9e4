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

export function workerStores() {
  const worker = Number(process.env.VITEST_POOL_ID)
  const { databases, redis } = inject('stores')
  const databaseUrl = databases[worker - 1]
  if (!databaseUrl) throw new Error(`There is no database for test worker ${worker}.`)
  return { databaseUrl, redisUrl: redis && new URL(`/${worker}`, redis).href, isEmbedded: !redis }
}

export async function emptyStores({ databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ names: string | null }>(
      `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS names FROM pg_tables
       WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'notification_channels')`,
    )
    if (rows[0]?.names) await client.query(`TRUNCATE ${rows[0].names} CASCADE`)
  } finally {
    await client.end()
  }
  if (!redisUrl) return
  const redis = new Redis(redisUrl)
  await redis.flushdb()
  await redis.quit()
}
