import type { TestProject } from 'vitest/node'
import { buildApi } from '../../../scripts/build.ts'
import { embeddedDatabases } from './databases.ts'
import type { ProvidedStores } from './stores.ts'

export default async function setup(project: TestProject) {
  await buildApi()
  const databases = await embeddedDatabases(project.config.maxWorkers)
  project.provide('stores', { databases: databases.urls } satisfies ProvidedStores)
  return databases.stop
}
