import { inject } from 'vitest'

export interface ProvidedStores {
  /** One for each worker that runs tests at the same time. */
  databases: string[]
  redis?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stores: ProvidedStores
  }
}

/** Where this worker keeps its data: a database, and in the tests on PostgreSQL a Redis database, that no other worker uses. */
export function workerStores() {
  const worker = Number(process.env.VITEST_POOL_ID)
  const { databases, redis } = inject('stores')
  const databaseUrl = databases[worker - 1]
  if (!databaseUrl) throw new Error(`There is no database for test worker ${worker}.`)
  return { databaseUrl, redisUrl: redis && new URL(`/${worker}`, redis).href }
}
