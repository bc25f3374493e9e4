import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Thread } from '../../__generated__/prisma/client.ts'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Database } from '../database.ts'
import { among, changedBy, columnsOf, firstRowOf, fragment, kysely, prepared, rowsOf } from './typedSql.ts'

/** A client that answers with these rows, and what was asked of it. */
function client(...rows: object[]) {
  const asked: unknown[][] = []
  const answer =
    (result: unknown) =>
    (...statement: unknown[]) => {
      asked.push(statement)
      return Promise.resolve(result)
    }
  return { asked, db: { $queryRawUnsafe: answer(rows), $executeRawUnsafe: answer(rows.length) } as unknown as Database }
}

test('rows are named as Prisma names them, and what is in a JSON column stays as it is', async () => {
  const { db, asked } = client({ user_id: 'ada', metadata: { kept_name: [{ inner_name: 1 }] } })
  const query = kysely.selectFrom('threads').select(['userId', 'metadata']).where('id', '=', 'bees')
  expect(await firstRowOf(db, query)).toEqual({ userId: 'ada', metadata: { kept_name: [{ inner_name: 1 }] } })
  expect(asked).toEqual([['select "user_id", "metadata" from "threads" where "id" = $1', 'bees']])
  expect(await firstRowOf(client().db, query)).toBeNull()
})

test('all columns of a table are a row of its model', async () => {
  const rows: Promise<Thread[]> = rowsOf(client().db, kysely.selectFrom('threads as t').select(columnsOf('threads', 't')))
  expect(await rows).toEqual([])
  expect(columnsOf('documentParts')).toEqual(expect.arrayContaining(['documentParts.startOffset']))
})

test('a prepared statement is compiled once, and takes its arguments where they belong', async () => {
  let compiled = 0
  const find = prepared<{ ids: string[]; name: string }, { id: string; userId: string | null; isOld: boolean }>((arg) => {
    compiled += 1
    return kysely
      .selectFrom('threads')
      .select(['id', 'threads.userId'])
      .select(sql<boolean>`created_at < now()`.as('isOld'))
      .where('name', '=', arg('name'))
      .where('id', '=', among(arg('ids'), 'uuid'))
  })
  const { db, asked } = client()
  await find(db, { ids: ['a', 'b'], name: 'Bees' })
  await find(db, { ids: [], name: 'Honey' })
  expect(compiled).toBe(1)
  // Named in the statement, so that nobody has to name them in each row.
  const selected = '"id" as "id", "threads"."user_id" as "userId", created_at < now() as "isOld"'
  const text = `select ${selected} from "threads" where "name" = $1 and "id" = any($2::uuid[])`
  expect(asked).toEqual([
    [text, 'Bees', ['a', 'b']],
    [text, 'Honey', []],
  ])
})

test('templates take columns as references and parts of other templates, and all values are parameters', async () => {
  const { db, asked } = client({}, {})
  const words = fragment(Prisma.sql`to_tsquery('public.twain', ${'bees'})`)
  const statement = sql`UPDATE threads SET name = ${"Robert'); DROP TABLE users"} WHERE ${sql.ref('threads.search')} @@ ${words}`
  expect(await changedBy(db, statement)).toBe(2)
  expect(asked).toEqual([
    [`UPDATE threads SET name = $1 WHERE "threads"."search" @@ to_tsquery('public.twain', $2)`, "Robert'); DROP TABLE users", 'bees'],
  ])
})
