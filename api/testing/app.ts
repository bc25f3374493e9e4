import './bundledThreads.ts'
import './cheapPasswords.ts'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { type MockModel, startMockModel } from '../../scripts/testing/mockModel/server.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { type App, createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createDatabase, type Database, statementLog } from '../platform/database/database.ts'
import { openPlatform, type Platform } from '../platform/platform.ts'
import { Client } from './client.ts'
import { clearStores, getWorkerStores } from './database/stores.ts'

export interface TestApp {
  url: string
  platform: Platform
  services: App['services']
  model: MockModel
  anyone(headers?: Record<string, string>): Client
  countStatements(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

const connected = new Map<string, Database>()

/** A client takes 100 ms of CPU time to create, and compiles each query once. */
function connectOnce(...[url, kind]: Parameters<typeof createDatabase>): Database {
  const db = connected.get(url) ?? createDatabase(url, kind)
  connected.set(url, db)
  return db
}

/**
 * Tests of one file share the app at its top and create their own users.
 * Closes when the test ends that started it, otherwise after the tests of the file.
 */
export async function testApp(settings: Record<string, string> = {}, { keepsData = false } = {}): Promise<TestApp> {
  await using started = new AsyncDisposableStack()
  const { databaseUrl, redisUrl, isEmbedded } = getWorkerStores()
  if (!keepsData) await clearStores({ databaseUrl, redisUrl })
  const folder = await createTemporaryFolder('app')
  started.defer(() => folder.remove())
  const model = await startMockModel({ tokens: 5 })
  started.defer(() => model.close())

  const config = readConfig({
    DATA_DIR: folder.path,
    DATABASE_URL: isEmbedded ? undefined : databaseUrl,
    REDIS_URL: redisUrl,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'mock',
    LOG_LEVEL: 'error',
    // The twins' login is derived from it.
    SESSION_SECRET: 'one secret for the servers of all tests',
    ...settings,
  })
  const embedded = { url: databaseUrl, dump: async () => {}, stop: async () => {} }
  const isShared = isEmbedded || config.databaseUrl === databaseUrl
  const platform = await openPlatform(config, {
    ...(isEmbedded && { embedded: Promise.resolve(embedded) }),
    ...(isShared && { connect: connectOnce }),
  })
  started.defer(() => platform.close())
  const { server, services, close } = await createApp(platform)
  started.defer(close)

  let statements: string[] | undefined
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...args: unknown[]) =>
    event === 'request' && statements ? statementLog.run(statements, () => emit(event, ...args)) : emit(event, ...args)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const running = started.move()
  const endsWith = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  endsWith(() => running.disposeAsync())
  return {
    url,
    platform,
    services,
    model,
    anyone: (headers) => new Client(url, headers),
    async countStatements(work) {
      const counted: string[] = []
      statements = counted
      await work().finally(() => (statements = undefined))
      return counted
    },
    close: () => running.disposeAsync(),
  }
}
