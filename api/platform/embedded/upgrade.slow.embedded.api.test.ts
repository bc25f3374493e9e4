import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createFolder, runCommand } from '../../testing/backups.ts'
import { migrate, readMigrations } from '../database/migrations.ts'
import { startEmbedded } from './embedded.ts'
import { startUpgradedDatabase } from './upgrade.ts'

const names = (await readMigrations()).map(({ name }) => name)
const previous = names.slice(0, -1)

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}
const addGuest = (url: string) => query(url, 'INSERT INTO guests (id) VALUES (gen_random_uuid())')
const readGuests = (url: string) => query(url, 'SELECT count(*)::int FROM guests')
const readApplied = (url: string) => query(url, 'SELECT migration_name FROM _prisma_migrations ORDER BY migration_name')

async function createDatabaseOfThePreviousVersion() {
  const dataDir = await createFolder()
  const dir = join(dataDir, 'postgres')
  await writeFile(join(dataDir, 'session-secret'), 'a'.repeat(64))
  const database = await startEmbedded({ dir })
  await migrate(database.url, { only: previous })
  await addGuest(database.url)
  await database.stop()
  return { dir, rollBack: () => runCommand(['rollback'], { DATA_DIR: dataDir }) }
}

test('a rollback returns to the database before the upgrade and keeps the newer one', { timeout: 120_000 }, async () => {
  const { dir, rollBack } = await createDatabaseOfThePreviousVersion()
  await expect(rollBack()).rejects.toMatchObject({ stderr: expect.stringContaining('has not been upgraded') as string })

  const upgraded = await startUpgradedDatabase(dir)
  expect(upgraded.applied).toEqual(names.slice(-1))
  await addGuest(upgraded.url)
  await upgraded.stop()
  const again = await startUpgradedDatabase(dir)
  expect([again.applied, await readGuests(again.url)]).toEqual([[], [2]])
  await expect(rollBack()).rejects.toMatchObject({ stderr: expect.stringContaining('Another process is using') as string })
  await again.stop()

  const { stdout } = await rollBack()
  const newer = /kept in (.*)\./.exec(stdout)?.[1] ?? ''
  for (const [folder, applied, guests] of [
    [dir, previous, 1],
    [newer, names, 2],
  ] as const) {
    const database = await startEmbedded({ dir: folder })
    expect([await readApplied(database.url), await readGuests(database.url)]).toEqual([applied, [guests]])
    await database.stop()
  }
  expect(existsSync(`${dir}-before-upgrade`)).toBe(false)
})

test('a repeated upgrade keeps the snapshot of its first attempt', { timeout: 120_000 }, async () => {
  const { dir, rollBack } = await createDatabaseOfThePreviousVersion()
  const change = async (...statements: string[]) => {
    const database = await startEmbedded({ dir })
    for (const sql of statements) await query(database.url, sql)
    const guests = await readGuests(database.url)
    await database.stop()
    return guests
  }
  await change(
    `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
    'CREATE EVENT TRIGGER refusal ON ddl_command_start EXECUTE FUNCTION refuse()',
  )
  await expect(startUpgradedDatabase(dir)).rejects.toThrow(/The database migration failed/)
  await change('DROP EVENT TRIGGER refusal', 'INSERT INTO guests (id) VALUES (gen_random_uuid())')
  await (await startUpgradedDatabase(dir)).stop()
  await rollBack()
  expect(await change('DROP EVENT TRIGGER refusal')).toEqual([1])
})

test('a killed rollback continues, and no empty database is created before', { timeout: 60_000 }, async () => {
  const dataDir = await createFolder()
  const dir = join(dataDir, 'postgres')
  await mkdir(`${dir}-before-upgrade`)
  await writeFile(join(dataDir, 'session-secret'), 'a'.repeat(64))
  await expect(startUpgradedDatabase(dir)).rejects.toThrow('was a rollback interrupted?')
  const { stdout } = await runCommand(['rollback'], { DATA_DIR: dataDir })
  expect(stdout).toMatch(/^The database is as of .* would upgrade it again\.\n$/)
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.lock.db', 'session-secret'])
})
