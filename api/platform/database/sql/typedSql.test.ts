import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Thread } from '../../__generated__/prisma/client.ts'
import type { Database } from '../database.ts'
import { toPrefixQuery } from '../fullText.ts'
import { anyOf, countChanged, listColumns, queryFirstRow, kysely, prepareStatement, queryRows } from './typedSql.ts'

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

test('rows have Prisma’s field names, and JSON columns stay unchanged', async () => {
  const { db, asked } = client({ user_id: 'ada', metadata: { kept_name: [{ inner_name: 1 }] } })
  const query = kysely.selectFrom('threads').select(['userId', 'metadata']).where('id', '=', 'bees')
  expect(await queryFirstRow(db, query)).toEqual({ userId: 'ada', metadata: { kept_name: [{ inner_name: 1 }] } })
  expect(asked).toEqual([['select "user_id", "metadata" from "threads" where "id" = $1', 'bees']])
  expect(await queryFirstRow(client().db, query)).toBeNull()
})

test('the columns of a table make up a row of its model', async () => {
  const rows: Promise<Thread[]> = queryRows(client().db, kysely.selectFrom('threads').select(listColumns('threads')))
  expect(await rows).toEqual([])
  expect(listColumns('threads')).toContain('threads.userId')
  expect(listColumns('threads')).not.toContain('threads.search')
})

test('a prepared statement is compiled once and binds its arguments', async () => {
  let compiled = 0
  const find = prepareStatement<{ ids: string[]; name: string }, { id: string; userId: string | null; isOld: boolean }>((arg) => {
    compiled += 1
    return kysely
      .selectFrom('threads')
      .select(['id', 'threads.userId'])
      .select(sql<boolean>`created_at < now()`.as('isOld'))
      .where('name', '=', arg('name'))
      .where('id', '=', anyOf(arg('ids'), 'uuid'))
  })
  const { db, asked } = client()
  await find(db, { ids: ['a', 'b'], name: 'Bees' })
  await find(db, { ids: [], name: 'Honey' })
  expect(compiled).toBe(1)
  const selected = '"id", "threads"."user_id", created_at < now() as "is_old"'
  const text = `select ${selected} from "threads" where "name" = $1 and "id" = any($2::uuid[])`
  expect(asked).toEqual([
    [text, 'Bees', ['a', 'b']],
    [text, 'Honey', []],
  ])
})

test('all values in templates are parameters', async () => {
  const { db, asked } = client({}, {})
  const statement = sql`UPDATE threads SET name = ${"Robert'); DROP TABLE users"} WHERE ${sql.ref('threads.search')} @@ ${toPrefixQuery('bees', '&')}`
  expect(await countChanged(db, statement)).toBe(2)
  expect(asked).toEqual([
    [`UPDATE threads SET name = $1 WHERE "threads"."search" @@ to_tsquery('public.twain', $2)`, "Robert'); DROP TABLE users", 'bees:*'],
  ])
})
