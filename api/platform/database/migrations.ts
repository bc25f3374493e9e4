import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { withSchemaEngine } from './schemaEngine.ts'
import { StartupError } from '../startupError.ts'
import { applyTwinPolicies, readTwinPolicies, type TwinPolicyState } from './twinPolicies.ts'

export const migrationsDir = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

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
    const isUpToDate = await hasAll(pool, migrations)
    const applied = isUpToDate ? [] : await apply(pool, migrations)
    await setTwinPolicies(pool, { isForced: applied.length > 0 })
    return applied
  } finally {
    // The embedded database has one session for all connections, so ending this one would not release the lock.
    await pool.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {})
    await pool.end()
  }
}

async function apply(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  await forgetFailures(pool)
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
    (error: unknown) => {
      throw new StartupError(`The database could not be brought up to date.\n${reasonOf(error)}`)
    },
  )
  return appliedMigrationNames
}

/** After migrations always, since they may have made tables, or granted what the file does not. */
async function setTwinPolicies(pool: pg.Pool, { isForced }: { isForced: boolean }): Promise<void> {
  const {
    rows: [state],
  } = await pool.query<TwinPolicyState>(readTwinPolicies)
  if (isForced || !state?.isNewest) await pool.query(applyTwinPolicies)
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
