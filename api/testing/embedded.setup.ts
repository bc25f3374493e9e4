import type { TestProject } from 'vitest/node'
import { embeddedDatabases } from './databases.ts'
import type {} from './provided.ts'

export default async function setup(project: TestProject) {
  const databases = await embeddedDatabases(project.config.maxWorkers)
  project.provide('databases', databases.urls)
  return databases.stop
}
