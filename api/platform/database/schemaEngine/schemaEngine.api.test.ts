import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { getWorkerStores } from '../../../testing/database/stores.ts'
import { readMigrations } from '../migrations.ts'
import { withSchemaEngine } from './schemaEngine.ts'

const name = '99991231235959_interrupted'

test('a migration interrupted before it is recorded counts as applied', async () => {
  const pool = new pg.Pool({ connectionString: getWorkerStores().databaseUrl, max: 1 })
  onTestFinished(async () => {
    await pool.query(`DROP TRIGGER dies ON _prisma_migrations; DROP FUNCTION dies; DROP TABLE interrupted`)
    await pool.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [name])
    await pool.end()
  })
  await pool.query(`
    CREATE FUNCTION dies() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$;
    CREATE TRIGGER dies BEFORE UPDATE ON _prisma_migrations FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION dies()`)

  const migrations = [...(await readMigrations()), { name, sql: 'CREATE TABLE interrupted ()' }]
  const migrationsList = {
    baseDir: '',
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name: path, sql }) => ({
      path,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  }
  const filters = { externalTables: [], externalEnums: [] }
  await expect(withSchemaEngine(pool, (engine) => engine.applyMigrations({ migrationsList, filters }))).rejects.toThrow('killed')

  const { rows } = await pool.query(
    `SELECT finished_at IS NOT NULL AS "isDone", to_regclass('interrupted') IS NOT NULL AS "isThere"
     FROM _prisma_migrations WHERE migration_name = $1`,
    [name],
  )
  expect(rows).toEqual([{ isDone: true, isThere: true }])
})
