import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { withSchemaEngine } from './schemaEngine/schemaEngine.ts'
import { projectFolder } from '../files/projectFolder.ts'
import { StartupError } from '../startupError.ts'
import { applyTwinPolicies, readTwinPolicies, type TwinPolicyState } from './twinPolicies.ts'

export const migrationsDir = join(projectFolder, 'prisma/migrations')
/** The data model as the migrations make it: what the next one is compared with. */
export const migratedFile = join(projectFolder, 'prisma/migrated.prisma')

/** What were 27 migrations until this one, and the last of them by name, is the first one now. */
const first = { name: '20261122154412_init', lastBefore: '20261122154412_idempotency_keys', countBefore: 27 }

const filters = { externalTables: [], externalEnums: [] }
/** Any constant of ours; processes that start together agree on it. */
const LOCK_KEY = 7_489_461

/**
 * Brings a database up to date and answers with the names of the migrations that it applied. It may be called by any
 * number of processes at once: one applies them, the others wait and find nothing left to do.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const migrations = await readMigrations()
  // One connection, so that the session's lock covers every statement of the engine.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await pool.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]).catch((cause: NodeJS.ErrnoException) => {
      // A name with several addresses, such as localhost, fails without words of its own.
      throw new StartupError(`The database at the DATABASE_URL cannot be used: ${cause.message || cause.code}.`, { cause })
    })
    await renameFirst(pool, migrations)
    const isUpToDate = await hasAll(pool, migrations)
    return isUpToDate ? await applyPolicies(pool, { isForced: false }) : await bringUpToDate(pool, migrations)
  } finally {
    // The embedded database has one session for all connections, so ending this one would not release the lock.
    await pool.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {})
    await pool.end()
  }
}

async function bringUpToDate(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  await forgetFailures(pool)
  const applied = await apply(pool, migrations)
  // The policies name tables of any of them, and so come last; a migration names nothing that they make.
  await applyPolicies(pool, { isForced: true })
  return applied
}

async function apply(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  const migrationsList = {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  }
  const { appliedMigrationNames } = await withSchemaEngine(pool, (engine) => engine.applyMigrations({ migrationsList, filters })).catch(
    refuse,
  )
  return appliedMigrationNames
}

/** Answers with no migration, as it is none. */
async function applyPolicies(pool: pg.Pool, { isForced }: { isForced: boolean }): Promise<string[]> {
  const { rows } = await pool.query<TwinPolicyState>(readTwinPolicies)
  if (isForced || !rows[0]?.isNewest) await pool.query(applyTwinPolicies).catch(refuse)
  return []
}

function refuse(error: unknown): never {
  throw new StartupError(`The database could not be brought up to date.\n${reasonOf(error)}`)
}

/** A database that was made by the migrations that became the first one has what it makes, and from now on its name. */
async function renameFirst(pool: pg.Pool, migrations: Migration[]): Promise<void> {
  if (!(await hasHistory(pool))) return
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT migration_name AS name FROM _prisma_migrations WHERE migration_name <= $1 AND finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    [first.lastBefore],
  )
  if (rows.length === 0) return
  if (rows.length < first.countBefore) {
    throw new StartupError(
      'This database is older than this version of Twain can bring up to date. Start Twain as it was on 22 November 2026 once, and then this version.',
    )
  }
  const sql = migrations.find(({ name }) => name === first.name)?.sql ?? ''
  await pool.query(
    `WITH before AS (DELETE FROM _prisma_migrations WHERE migration_name <= $1 RETURNING started_at)
     INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
     SELECT gen_random_uuid()::text, $2, now(), $3, min(started_at), 1 FROM before`,
    [first.lastBefore, createHash('sha256').update(sql).digest('hex'), first.name],
  )
}

/**
 * The SQL that turns one schema.prisma into another; empty when they describe the same tables. The engine wants a
 * database to talk to, but neither reads nor changes what is in it.
 */
export async function diffSchemas(databaseUrl: string, from: string | null, to: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const datamodel = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: 'schema.prisma', content }] })
    const { stdout } = await withSchemaEngine(pool, (engine) =>
      engine.diff({
        from: from === null ? { tag: 'empty' } : datamodel(from),
        to: datamodel(to),
        script: true,
        exitCode: null,
        filters,
      }),
    )
    return stdout === null || stdout.startsWith('-- This is an empty migration') ? '' : stdout
  } finally {
    await pool.end()
  }
}

/** The engine puts its own name before the database's words, and its call stack behind them. */
function reasonOf(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^external connector error\n/i, '').replace(/\n +0: [\s\S]*$/, '')
}

export interface Migration {
  name: string
  sql: string
}

/** In the order in which they apply. */
export async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(`${migrationsDir}/${name}/migration.sql`, 'utf8') })))
}

/** Saves loading the engine at every boot but the first; anything unusual is left to the engine to judge. */
async function hasAll(pool: pg.Pool, migrations: Migration[]) {
  if (!(await hasHistory(pool))) return false
  const { rows } = await pool.query<{ migration_name: string; is_done: boolean }>(
    `SELECT migration_name, finished_at IS NOT NULL AS is_done FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  )
  const done = new Set(rows.filter((row) => row.is_done).map((row) => row.migration_name))
  return rows.length === done.size && migrations.every(({ name }) => done.has(name))
}

/**
 * A migration goes out as one query, which PostgreSQL runs whole or not at all. One that failed can therefore be tried
 * again, once what it complained of is mended; the engine by itself would refuse to go on.
 */
async function forgetFailures(pool: pg.Pool) {
  if (!(await hasHistory(pool))) return
  await pool.query(`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL`)
}

async function hasHistory(pool: pg.Pool) {
  const {
    rows: [table],
  } = await pool.query<{ name: string | null }>(`SELECT to_regclass('_prisma_migrations') AS name`)
  return Boolean(table?.name)
}
