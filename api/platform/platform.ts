import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createMemoryChannels, createRedisChannels } from './events/channels.ts'
import { createDatabase, type Database, type DatabaseKind } from './database/database.ts'
import type { Embedded } from './embedded/embedded.ts'
import { startUpgradedDatabase, type UpgradedDatabase } from './embedded/upgrade.ts'
import { createEventLog, type EventLog } from './events/eventLog.ts'
import { createMemoryEventStore, createRedisEventStore, withFallback } from './events/eventStores.ts'
import { createDeletedFiles, type DeletedFiles } from './files/deletedFiles.ts'
import { createFiles, type Files, getFileStoreId } from './files/files.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLimits, type Limits } from './limits/limits.ts'
import { createLiveChannel, type LiveChannel } from './events/liveChannel.ts'
import { createLog, type Log } from './log.ts'
import { createMail, type Mail } from './mail/mail.ts'
import { createMailbox, type Mailbox } from './mail/mailbox.ts'
import { createMetrics, measureDatabase, type Metrics } from './metrics.ts'
import { migrate } from './database/migrations.ts'
import { registerProcess } from './processes/processes.ts'
import { openTracing, type Tracing } from './tracing/tracing.ts'
import { type RunAsTwinReader, openTwinRole } from './database/twinRole.ts'

export interface Platform {
  config: Config
  db: Database
  databaseUrl: string
  databaseKind: DatabaseKind
  asTwinReader: RunAsTwinReader
  eventLog: EventLog
  live: LiveChannel
  limits: Limits
  jobs: Jobs
  files: Files
  deletedFiles: DeletedFiles
  mail: Mail
  /** Null unless owners can reply by email. */
  mailbox: Mailbox | null
  log: Log
  metrics: Metrics
  tracing: Tracing
  processId: string
  isRedisUp(): boolean
  countWorkers(): Promise<number>
  close(): Promise<void>
}

interface Opened {
  embedded?: Promise<Omit<Embedded, 'discard'> | UpgradedDatabase>
  /** Clients stay connected when the platform closes. */
  connect?: typeof createDatabase
}

export async function openPlatform(config: Config, { embedded, connect }: Opened = {}): Promise<Platform> {
  await using opened = new AsyncDisposableStack()
  const log = createLog(config)
  const tracing = await openTracing(config.openTelemetry, log)
  opened.defer(() => tracing.close())

  const applied: string[] = []
  let databaseUrl = config.databaseUrl
  if (!databaseUrl) {
    const database = await (embedded ?? startUpgradedDatabase(join(config.dataDir, 'postgres')))
    opened.defer(() => database.stop())
    databaseUrl = database.url
    if ('applied' in database) applied.push(...database.applied)
  }
  const databaseKind = config.databaseUrl ? 'postgres' : 'embedded'
  applied.push(...(await migrate(databaseUrl)))
  if (applied.length > 0) log.info({ applied }, 'the database is up to date')
  const db = (connect ?? createDatabase)(databaseUrl, databaseKind)
  if (!connect) opened.defer(() => db.$disconnect())

  const redis = config.redisUrl ? await (await import('./events/redis.ts')).connectRedis(config.redisUrl, log) : undefined
  if (redis) opened.defer(() => redis.close())
  const channels = redis ? createRedisChannels(redis) : createMemoryChannels()

  const registration = await registerProcess({
    db,
    databaseUrl,
    databaseKind,
    roles: config.roles,
    isShared: redis !== undefined,
    settings: { sessionSecrets: config.sessionSecrets, fileStore: getFileStoreId(config) },
    log,
  })
  opened.defer(() => registration.stop())
  // Runs after the session secret was checked, because the login's password is derived from it.
  const twinReads = await openTwinRole(db, log, databaseKind === 'postgres' ? { ...config, databaseUrl, connect } : undefined)
  opened.defer(() => twinReads.close())
  const metrics = createMetrics()
  measureDatabase(metrics, db)
  const jobs = createJobs({
    databaseUrl,
    isWorker: config.roles.includes('worker'),
    isOnlyWorker: async () => (await registration.countWorkers()) === 1,
    log,
    metrics,
    tracing,
  })
  opened.defer(() => jobs.stop())

  const files = createFiles(config)
  const deletedFiles = createDeletedFiles({ db, files, jobs, log })

  const closing = opened.move()
  return {
    config,
    db,
    databaseUrl,
    databaseKind,
    asTwinReader: twinReads.asTwinReader,
    eventLog: createEventLog(redis ? withFallback(createRedisEventStore(redis.commands)) : createMemoryEventStore(), channels),
    live: createLiveChannel(channels),
    limits: createLimits(redis?.commands),
    jobs,
    files,
    deletedFiles,
    mail: createMail({ config, db, jobs, log }),
    mailbox: createMailbox(config),
    log,
    metrics,
    tracing,
    processId: registration.id,
    isRedisUp: () => redis?.isUp() ?? true,
    countWorkers: () => registration.countWorkers(),
    close: () => closing.disposeAsync(),
  }
}
