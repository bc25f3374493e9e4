import type { TestProject } from 'vitest/node'
import { buildApi } from '../../../scripts/build.ts'
import { startPostgres } from '../../../scripts/testing/postgres.ts'
import { startRedis } from '../../../scripts/testing/redis.ts'
import { createPostgresDatabases } from './databases.ts'
import type { ProvidedStores } from './stores.ts'

export default async function setup(project: TestProject) {
  await buildApi()
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const databases = await createPostgresDatabases(postgres.url, project.config.maxWorkers)
  project.provide('stores', { databases: databases.urls, redis: redis.url } satisfies ProvidedStores)
  return async () => {
    await databases.stop()
    await Promise.all([postgres.stop(), redis.stop()])
  }
}
