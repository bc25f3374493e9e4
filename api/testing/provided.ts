import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    databases: string[]
    redis?: string
  }
}

/** Where this worker keeps its data: a database, and in the tests on PostgreSQL a Redis database, that no other worker uses. */
export function workerStores() {
  const worker = Number(process.env.VITEST_POOL_ID)
  const databaseUrl = inject('databases')[worker - 1]
  if (!databaseUrl) throw new Error(`No database for test worker ${worker}.`)
  const redis = inject('redis')
  return { databaseUrl, redisUrl: redis && new URL(`/${worker}`, redis).href }
}
