import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { withSchemaEngine } from './schemaEngine/schemaEngine.ts'
import { projectFolder } from '../files/projectFolder.ts'
import { StartupError } from '../startupError.ts'
import { applyTwinPolicies, readTwinPolicies, type TwinPolicyState } from './twinPolicies.ts'

export const migrationsDir = join(projectFolder, 'prisma/migrations')
/** The schema that the migrations produce; the base of the next one. */
export const migratedFile = join(projectFolder, 'prisma/migrated.prisma')

const filters = { externalTables: [], externalEnums: [] }
const LOCK_KEY = 7_489_461

/**
 * Safe to call from several processes at once.
 *
 * @param only the migrations of an older version, before its backup is restored
 */
export async function migrate(databaseUrl: string, { only }: { only?: string[] } = {}): Promise<string[]> {
  const all = await readMigrations()
  const migrations = only ? all.filter(({ name }) => only.includes(name)) : all
  // A single connection, whose session lock covers all statements of the engine.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await pool.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]).catch((cause: NodeJS.ErrnoException) => {
      // Errors of host names with several addresses have no message.
      throw new StartupError(`The database at the DATABASE_URL cannot be used: ${cause.message || cause.code}.`, { cause })
    })
    if (only) return await apply(pool, migrations)
    const isUpToDate = await hasAll(pool, migrations)
    if (!isUpToDate) return await runMigrations(pool, migrations)
    return (await isAhead(pool, migrations)) ? [] : await applyPolicies(pool, { isForced: false })
  } finally {
    // Connections to the embedded database share one session.
    await pool.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {})
    await pool.end()
  }
}

/** False for an empty database. */
export async function isOutdated(databaseUrl: string): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    return (await hasHistory(pool)) && !(await hasAll(pool, await readMigrations()))
  } finally {
    await pool.end()
  }
}

async function runMigrations(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  const applied = await apply(pool, migrations)
  // Last, because policies refer to tables of any migration.
  await applyPolicies(pool, { isForced: true })
  return applied
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
    refuse,
  )
  return appliedMigrationNames
}

async function applyPolicies(pool: pg.Pool, { isForced }: { isForced: boolean }): Promise<string[]> {
  const { rows } = await pool.query<TwinPolicyState>(readTwinPolicies)
  if (isForced || !rows[0]?.isNewest) await pool.query(applyTwinPolicies).catch(refuse)
  return []
}

function refuse(error: unknown): never {
  throw new StartupError(`The database migration failed.\n${getReason(error)}`)
}

/** Empty when both describe the same tables. The engine connects to a database but does not use it. */
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

function getReason(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^external connector error\n/i, '').replace(/\n +0: [\s\S]*$/, '')
}

export interface Migration {
  name: string
  sql: string
}

export async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(`${migrationsDir}/${name}/migration.sql`, 'utf8') })))
}

/** Avoids loading the engine at every boot. */
async function hasAll(pool: pg.Pool, migrations: Migration[]) {
  if (!(await hasHistory(pool))) return false
  const { rows } = await pool.query<{ migration_name: string; is_done: boolean }>(
    `SELECT migration_name, finished_at IS NOT NULL AS is_done FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  )
  const done = new Set(rows.filter((row) => row.is_done).map((row) => row.migration_name))
  return rows.length === done.size && migrations.every(({ name }) => done.has(name))
}

/** A newer version has migrated the database and may be running: its policies must stay. */
async function isAhead(pool: pg.Pool, migrations: Migration[]) {
  const names = migrations.map(({ name }) => name)
  const { rows } = await pool.query(`SELECT FROM _prisma_migrations WHERE migration_name <> ALL($1) LIMIT 1`, [names])
  return rows.length > 0
}

/** PostgreSQL runs a migration atomically, so retrying is safe, although the engine refuses to. */
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
