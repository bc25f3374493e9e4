import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { getWorkerStores } from '../../testing/database/stores.ts'
import { createDatabase, statementLog, transaction } from './database.ts'
import { queryRows } from './sql/typedSql.ts'

const db = createDatabase(getWorkerStores().databaseUrl, 'embedded')
afterAll(() => db.$disconnect())

test('collects only the statements of one task', async () => {
  const statements: string[] = []
  await Promise.all([statementLog.run(statements, async () => await db.process.count()), db.user.count()])
  expect(statements).toEqual([expect.stringMatching(/^SELECT COUNT.*"processes"/)])
})

test('refuses the outer client inside a transaction and rolls back', async () => {
  const id = crypto.randomUUID()
  const work = transaction(db, async (tx) => {
    await tx.process.create({ data: { id, roles: [] } })
    await db.process.count()
  })
  await expect(work).rejects.toThrow(/only its own client/)
  expect(await db.process.count({ where: { id } })).toBe(0)
})

test('retries a transaction after a serialization failure', async () => {
  let attempts = 0
  const result = await transaction(db, async (tx) => {
    attempts += 1
    if (attempts < 3) await tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END $$`
    return 'done'
  })
  expect([result, attempts]).toEqual(['done', 3])
})

test('retries single statements after a deadlock', async () => {
  // Sequences count failed statements, too.
  await db.$executeRaw`CREATE SEQUENCE attempts`
  onTestFinished(async () => void (await db.$executeRaw`DROP SEQUENCE attempts`))
  const failTwice = `DO $$ BEGIN
    IF nextval('attempts') % 3 <> 0 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END IF;
  END $$`
  await db.$executeRawUnsafe(failTwice)
  await queryRows(db, sql.raw(failTwice))
  expect(await queryRows(db, sql`SELECT last_value AS attempts FROM attempts`)).toEqual([{ attempts: 6n }])
})

test('many concurrent transactions succeed', async () => {
  const counts = await Promise.all(
    Array.from({ length: 50 }, () => transaction(db, async (tx) => [await tx.user.count(), await tx.process.count()])),
  )
  expect(counts).toHaveLength(50)
})

test('queries are not compiled', async () => {
  const postgres = createDatabase(getWorkerStores().databaseUrl, 'postgres')
  expect(await postgres.$queryRaw`SHOW jit`).toEqual([{ jit: 'off' }])
  await postgres.$disconnect()
})
