import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp({ ROLES: 'web' })
const { db } = app.platform
let operator: Person

beforeAll(async () => {
  operator = await createPerson(app)
  await db.$executeRaw`INSERT INTO users (id, email, name, username, updated_at)
    SELECT gen_random_uuid(), md5(n::text) || '@example.org', 'Person ' || md5((n * 7)::text), 'p' || substr(md5((n * 13)::text), 1, 15), now()
    FROM generate_series(1, 20000) AS n`
  // Also moves new entries into the index.
  await db.$executeRaw`VACUUM ANALYZE users`
})

async function explain(path: string, values: readonly string[]): Promise<string> {
  const statements = await app.countStatements(() => operator.client.rest('GET', `/api/v1/operator/people${path}`))
  const list = statements.find((sql) => /from "users"[\s\S]*order by/i.test(sql)) ?? ''
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`PREPARE people AS ${list}`)
    const rows = await tx.$queryRawUnsafe(`EXPLAIN EXECUTE people(${values.map((value) => `'${value}'`).join(', ')})`)
    await tx.$executeRawUnsafe('DEALLOCATE people')
    return rows
  })
  return JSON.stringify(plan)
}

const demoTwin = '00000000-0000-0000-0000-000000000000'

test.each(['ada love', 'c4ca4238a0b9', '@example.net'])('finding %s among many people uses the index', async (words) => {
  const pattern = `%${words}%`
  const path = `?query=${encodeURIComponent(words)}`
  const plan = await explain(path, [demoTwin, pattern, pattern, pattern, '21'])
  expect(plan).toContain('users_search_idx')
})

test('the newest of many people are read in the order of the index', async () => {
  const plan = await explain('', [demoTwin, '21'])
  expect(plan).toContain('users_created_at_id_idx')
  expect(plan).not.toContain('Sort')
})
