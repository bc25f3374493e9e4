import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { startOwnPostgres } from '../../../scripts/testing/postgres.ts'
import type { Log } from '../log.ts'
import { createDatabase } from './database.ts'
import { migrate } from './migrations.ts'
import { getTwinLoginName, type TwinAccess } from './twinLogin.ts'
import { twinColumns } from './twinPolicies.ts'
import { openTwinRole } from './twinRole.ts'

const run = promisify(execFile)
const password = 'of-the-cluster'
const cluster = await startOwnPostgres({ password })
const running = new AsyncDisposableStack()
running.defer(() => cluster.stop())
afterAll(() => running.disposeAsync())

function named(database: string, server = cluster.url) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function query<Row extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) ({ rows } = await client.query<Row>(statement))
    return rows
  } finally {
    await client.end()
  }
}

const administer = (...statements: string[]) => query(cluster.superuserUrl, ...statements)

await query(cluster.url, 'CREATE DATABASE one')
await migrate(named('one'))
await query(cluster.url, 'CREATE DATABASE two TEMPLATE one', 'CREATE DATABASE three TEMPLATE one')

const secret = 'a secret of at least 32 characters'

async function start(access: Partial<TwinAccess> = {}) {
  const databaseUrl = access.databaseUrl ?? named('one')
  const db = createDatabase(databaseUrl, 'postgres')
  const warn = vi.fn()
  const opened = await openTwinRole(db, { warn } as unknown as Log, { sessionSecrets: [secret], ...access, databaseUrl }).catch(
    async (error: unknown) => {
      await db.$disconnect()
      throw error
    },
  )
  running.defer(() => db.$disconnect())
  running.defer(() => opened.close())
  const read = (...statements: string[]) =>
    opened.asTwinReader({ reader: null }, async (tx) => {
      let rows: Record<string, unknown>[] = []
      for (const statement of statements) rows = await tx.$queryRawUnsafe(statement)
      return rows
    })
  return { read, closedBecause: warn.mock.calls[0]?.[0] as string | undefined }
}

const role = 'twin_reader_one'
const who = 'SELECT current_user::text AS current, session_user::text AS session'
const asRole = [{ current: role, session: role }]

test('twins log in as a role of their own per database, with a password', async () => {
  const [one, two] = [await start(), await start({ databaseUrl: named('two') })]
  expect([await one.read(who), await two.read(who)]).toEqual([asRole, [{ current: 'twin_reader_two', session: 'twin_reader_two' }]])
  const login = new URL(named('one'))
  Object.assign(login, { username: role, password: 'wrong' })
  await expect(query(login.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
})

test('names of logins fit and differ', () => {
  const long = ['a', 'b'].map((last) => getTwinLoginName(`${'x'.repeat(62)}${last}`))
  expect(new Set(long).size).toBe(2)
  for (const name of long) expect(name.length).toBeLessThanOrEqual(63)
})

const resets = ['RESET ROLE', 'RESET SESSION AUTHORIZATION', 'RESET ALL', 'SET ROLE NONE']
const takeovers = ['SET ROLE twain', 'SET LOCAL ROLE postgres', 'SET SESSION AUTHORIZATION twain', `ALTER ROLE ${role} CREATEROLE`]

test.each(resets)('%s gains nothing', async (statement) => {
  const { read } = await start()
  expect(await read(statement, who)).toEqual(asRole)
  await expect(read(statement, 'SELECT email FROM users')).rejects.toThrow(/permission denied for table users/)
})

test.each(takeovers)('%s is refused', async (statement) => {
  const { read } = await start()
  await expect(read(statement)).rejects.toThrow(/permission denied|read-only transaction/)
  expect(await read(who)).toEqual(asRole)
})

test('every other table and column is refused', async () => {
  const { read } = await start()
  const columns = await query<{ relation: string; column: string }>(
    named('one'),
    `SELECT relname AS relation, attname AS column FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relkind IN ('r', 'v') AND (relnamespace = 'public'::regnamespace OR relnamespace = to_regnamespace('pgboss'))
       AND pg_get_userbyid(relowner) = 'twain'`,
  )
  const hidden = columns.filter(({ relation, column }) => !twinColumns[relation]?.includes(column))
  expect(hidden.length).toBeGreaterThan(300)
  const [found] = await read(
    `SELECT count(*)::int AS readable FROM (VALUES ${hidden.map(({ relation, column }) => `('${relation}', '${column}')`).join(', ')}) AS hidden(relation, name)
     WHERE has_column_privilege(session_user, to_regclass('public.' || quote_ident(relation)), name, 'SELECT')`,
  )
  expect(found).toEqual({ readable: 0 })
  for (const relation of new Set(hidden.map((column) => column.relation))) {
    await expect(read('RESET ROLE', `SELECT * FROM "${relation}"`), relation).rejects.toThrow(/permission denied/)
  }
})

test('a changed session secret, a lost right and a disabled login heal at startup', async () => {
  await start()
  const rotated = await start({ sessionSecrets: [`${secret} rotated`] })
  expect(await rotated.read(who)).toEqual(asRole)
  const back = await start()
  await administer(`ALTER ROLE ${role} NOLOGIN NOINHERIT PASSWORD 'changed'`, `REVOKE twin_reader FROM ${role}`)
  expect(await (await start()).read(who)).toEqual(asRole)
  // Its next connection has the renewed password.
  expect(await back.read(who)).toEqual(asRole)
})

test('processes of two databases start at once, also when nothing is there yet', async () => {
  await administer('DROP ROLE twin_reader_one', 'DROP ROLE twin_reader_two')
  const urls = ['one', 'two', 'one', 'two', 'one', 'two'].map((database) => named(database))
  const started = await Promise.all(urls.map((databaseUrl) => start({ databaseUrl })))
  const names = await Promise.all(started.map(async ({ read }) => (await read(who))[0]?.session))
  expect(names).toEqual(urls.map((url) => getTwinLoginName(new URL(url).pathname.slice(1))))
})

test('many reads use at most five connections', async () => {
  const { read } = await start()
  const reads = Array.from({ length: 60 }, () =>
    read(
      `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE usename = session_user AND state = 'active') AS active, pg_sleep(0.05)::text`,
    ),
  )
  const active = (await Promise.all(reads)).map(([row]) => Number(row?.active))
  expect(Math.max(...active)).toBe(5)
})

test('logs in over a Unix socket', async () => {
  const socket = `postgres:///one?${new URLSearchParams({ host: cluster.folder, port: new URL(cluster.url).port, user: 'twain', password })}`
  const { read } = await start({ databaseUrl: socket })
  expect(await read(`${who}, inet_client_addr() IS NULL AS "isLocal"`)).toEqual([{ ...asRole[0], isLocal: true }])
})

test('after a restore into an empty cluster, startup creates the login', async () => {
  const fresh = await startOwnPostgres()
  running.defer(() => fresh.stop())
  const dump = join(cluster.folder, 'one.dump')
  await run(join(cluster.bin, 'pg_dump'), [`--dbname=${named('one')}`, '--format=custom', `--file=${dump}`])
  await query(fresh.url, 'CREATE ROLE twin_reader NOLOGIN', 'CREATE DATABASE one')
  await run(join(cluster.bin, 'pg_restore'), [`--dbname=${named('one', fresh.superuserUrl)}`, '--clean', '--if-exists', dump])
  const { read } = await start({ databaseUrl: named('one', fresh.url) })
  expect(await read(who)).toEqual(asRole)
  await expect(read('SELECT * FROM users')).rejects.toThrow(/permission denied/)
})

test('without the right to create roles, twins stay closed until an administrator gives them a login', async () => {
  await administer(
    `CREATE ROLE limited LOGIN PASSWORD '${password}'`,
    'GRANT twin_reader TO limited',
    'ALTER DATABASE three OWNER TO limited',
  )
  await query(named('three', cluster.superuserUrl), 'REASSIGN OWNED BY twain TO limited')
  const databaseUrl = named('three').replace('twain:', 'limited:')
  const closed = await start({ databaseUrl })
  expect(closed.closedBecause).toMatch(
    /^Twins stay closed: the database user "limited" may not create the login "twin_reader_three"\. An administrator can run: ALTER ROLE "limited" CREATEROLE; GRANT twin_reader TO "limited" WITH ADMIN OPTION;/,
  )
  await expect(closed.read(who)).rejects.toThrow('Twins aren’t available on this server.')
  await administer(`CREATE ROLE visitors LOGIN PASSWORD '${password}' IN ROLE twin_reader`)
  const { read } = await start({ databaseUrl, twinDatabaseUrl: named('three').replace('twain:', 'visitors:') })
  expect(await read(who)).toEqual([{ current: 'visitors', session: 'visitors' }])
})

test('a login with too many privileges keeps twins closed, and one that can read too much stops the start', async () => {
  await administer(`GRANT pg_read_all_data TO ${role}`)
  expect((await start()).closedBecause).toMatch(/the role twin_reader_one has too many privileges/)
  await administer(`REVOKE pg_read_all_data FROM ${role}`)
  await query(named('one'), `GRANT SELECT ON memories TO ${role}`)
  await expect(start()).rejects.toThrow(/the role twin_reader_one may read more than a twin may know: memories/)
  await query(named('one'), `REVOKE SELECT ON memories FROM ${role}`)
  expect((await start({ twinDatabaseUrl: named('one') })).closedBecause).toMatch(/the role twain has too many privileges/)
})

test('a login that the server refuses keeps twins closed, with the reason', async () => {
  const file = join(cluster.folder, 'data/pg_hba.conf')
  const rules = await readFile(file, 'utf8')
  await writeFile(file, `host all ${role} all reject\n${rules}`)
  await administer('SELECT pg_reload_conf()')
  await vi.waitFor(
    async () => expect((await start()).closedBecause).toMatch(/their login fails: .*pg_hba\.conf rejects connection/),
    10_000,
  )
  await writeFile(file, rules)
  await administer('SELECT pg_reload_conf()')
  await vi.waitFor(async () => expect((await start()).closedBecause).toBeUndefined(), 10_000)
})
