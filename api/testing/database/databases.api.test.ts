import pg from 'pg'
import { expect, test } from 'vitest'
import { getWorkerStores } from './stores.ts'

test('each worker has its own migrated database with vectors', async () => {
  const client = new pg.Client(getWorkerStores().databaseUrl)
  await client.connect()
  const migrations = await client.query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL')
  expect(migrations.rowCount).toBeGreaterThan(0)
  const { rows } = await client.query(`SELECT '[1,2,3]'::vector <-> '[1,2,4]'::vector AS distance`)
  expect(rows).toEqual([{ distance: 1 }])
  await client.end()
})
