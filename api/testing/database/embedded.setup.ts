import type { TestProject } from 'vitest/node'
import { buildApi } from '../../../scripts/build.ts'
import { createEmbeddedDatabases } from './databases.ts'
import type { ProvidedStores } from './stores.ts'

export default async function setup(project: TestProject) {
  await buildApi()
  const databases = await createEmbeddedDatabases(project.config.maxWorkers)
  project.provide('stores', { databases: databases.urls } satisfies ProvidedStores)
  return databases.stop
}
