import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getWorkerStores } from '../../../testing/database/stores.ts'
import { createDatabase, getDriver, transaction } from '../database.ts'
import { prepareStatement, queryRows } from './typedSql.ts'

const db = createDatabase(getWorkerStores().databaseUrl, 'embedded')
beforeAll(() => db.$connect())
afterAll(() => db.$disconnect())

const everyType = sql<object>`
  SELECT 7 AS small, 9007199254740993::bigint AS large, 1.5::float8 AS share, 2.50::numeric AS price, true AS is_so, 'words' AS words,
    'on'::text AS "keptName", '2026-02-03T04:05:06.789Z'::timestamptz AS written_at, '2026-02-03'::date AS day,
    '{"inner_name": [1, null]}'::jsonb AS metadata, 'null'::jsonb AS nothing, NULL::jsonb AS none, NULL::timestamptz AS never,
    ARRAY['a', NULL]::text[] AS tags, ARRAY[]::uuid[] AS ids, ARRAY['2026-02-03T04:05:06Z', NULL]::timestamptz[] AS times,
    ARRAY[1, 2]::bigint[] AS counts, '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'::uuid AS id, 'user_message'::step_type AS step_type`

test('driver rows equal Prisma’s rows', async () => {
  const rows = await queryRows(db, everyType)
  expect(getDriver(db)).toBeDefined()
  expect(rows).toEqual(await transaction(db, async (tx) => queryRows(tx, everyType)))
  expect(rows).toEqual([
    expect.objectContaining({
      large: 9007199254740993n,
      isSo: true,
      writtenAt: new Date('2026-02-03T04:05:06.789Z'),
      metadata: { inner_name: [1, null] },
      nothing: null,
      tags: ['a', null],
    }),
  ])
})

test('parameters reach the driver as through Prisma', async () => {
  const values = { day: new Date('2026-02-03T04:05:06.789Z'), ids: ['a', 'b'], none: null, count: 3, large: 5n, json: '{"a":1}' }
  const echo = prepareStatement<typeof values, object>(
    (arg) => sql`SELECT ${arg('day')}::timestamptz AS day, ${arg('ids')}::text[] AS ids, ${arg('none')}::text AS none,
      ${arg('count')}::int AS count, ${arg('large')}::bigint AS large, ${arg('json')}::jsonb AS json`,
  )
  const rows = await echo(db, values)
  expect(rows).toEqual([{ ...values, json: { a: 1 } }])
  expect(rows).toEqual(await transaction(db, async (tx) => echo(tx, values)))
})

test('a refused statement fails as it does through Prisma', async () => {
  const failing = sql`SELECT 1 / 0`
  const catchFailure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )
  const failure = await catchFailure(queryRows(db, failing))
  const throughPrisma = await catchFailure(transaction(db, async (tx) => queryRows(tx, failing)))
  expect(failure).toMatchObject({ name: 'PrismaClientKnownRequestError', code: 'P2010', message: expect.stringContaining('22012') })
  expect(JSON.stringify((failure as { meta: object }).meta)).toBe(JSON.stringify((throughPrisma as { meta: object }).meta))
})
