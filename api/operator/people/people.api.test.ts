import { beforeAll, expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, createAccessToken, type Person } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

interface Shown {
  id: string
  username: string
  session_count: number
  last_active_at: string | null
  suspended_at: string | null
}

async function createOperator(): Promise<Person> {
  const person = await createPerson(app)
  await db.user.update({ where: { id: person.id }, data: { isOperator: true } })
  return person
}

let operator: Person
beforeAll(async () => {
  operator = await createOperator()
})

const people = '/api/v1/operator/people'
const find = async (query: string, { client } = operator) =>
  (await client.rest<{ people: Shown[] }>('GET', `${people}?query=${encodeURIComponent(query)}`)).body.people
const suspend = ({ id }: Person, { client } = operator) => client.rest<Shown>('POST', `${people}/${id}/suspend`)
const restore = ({ id }: Person) => operator.client.rest<Shown>('POST', `${people}/${id}/restore`)
const remove = ({ id, username }: Person, { client } = operator) => client.rest('DELETE', `${people}/${id}`, { username })
const getStatus = async (client: Client) => (await client.rest('GET', '/api/v1/auth/me')).status
const signIn = (client: Client, { email, password }: { email: string; password: string }) =>
  client.rest<{ error?: { code: string; message: string } }>('POST', '/api/v1/auth/login', { email, password })
const listAudit = async (userId: string) => {
  const entries = await db.auditEntry.findMany({ where: { details: { path: ['user_id'], equals: userId } }, orderBy: { id: 'asc' } })
  return entries.map(({ actorId, action }) => [actorId, action])
}

test('operators find people by name, username or email, without their content', async () => {
  const person = await createPerson(app, { username: 'aurelia', email: 'lamp@example.org' })
  await person.client.rest('PUT', '/api/v1/profile', { bio: 'Keeps a secret lamp.', display_name: 'Gold 100%_' })
  for (const query of ['urel', 'LAMP@', 'gold 100%_']) expect((await find(query)).map(({ id }) => id)).toEqual([person.id])
  expect(await find('secret')).toEqual([])
  expect(await find('%')).toHaveLength(1)
  const [shown] = await find('aurelia')
  expect(shown).toMatchObject({ session_count: 1, suspended_at: null, last_active_at: expect.any(String) })
  expect(JSON.stringify(shown)).not.toContain('secret')
  const { body } = await operator.client.rest<{ people: Shown[]; next: string }>('GET', `${people}?limit=1`)
  expect(body.people.map(({ username }) => username)).toEqual(['aurelia'])
  const older = await operator.client.rest<{ people: Shown[] }>('GET', `${people}?limit=1&after=${encodeURIComponent(body.next)}`)
  expect(older.body.people[0]?.id).not.toBe(person.id)
})

test('several operators delete an account once', async () => {
  const person = await createPerson(app)
  const answers = await Promise.all([remove(person), remove(person), remove(person)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(2)
  expect(await listAudit(person.id)).toEqual([[operator.id, 'person.deleted']])
})

test('only operators see and change people', async () => {
  const [person, other] = [await createPerson(app), await createPerson(app)]
  const calls = [
    ['GET', people],
    ['GET', `${people}/${person.id}`],
    ['POST', `${people}/${person.id}/suspend`],
    ['POST', `${people}/${person.id}/restore`],
    ['DELETE', `${people}/${person.id}/sessions`],
    ['DELETE', `${people}/${person.id}`],
  ] as const
  for (const [method, path] of calls) {
    const body = path.endsWith(person.id) && method === 'DELETE' ? { username: person.username } : undefined
    expect((await other.client.rest(method, path, body)).status, path).toBe(404)
    expect((await (await createAccessToken(app, operator.client)).program.rest(method, path, body)).status, path).toBe(403)
  }
  expect(await getStatus(person.client)).toBe(200)
})

test('suspension ends sessions, streams and tokens in every process, until the account is restored', async () => {
  await using second = await openSecond()
  const person = await createPerson(app)
  const { program } = await createAccessToken(app, person.client)
  const elsewhere = second.app.anyone({ authorization: `Bearer ${person.token}` })
  const all = [person.client, program, elsewhere, second.app.anyone(program.headers)]
  for (const client of all) expect(await getStatus(client)).toBe(200)
  const events = await elsewhere.fetch('/api/v1/events')

  expect((await suspend(person)).body).toMatchObject({ suspended_at: expect.any(String), session_count: 0 })
  await vi.waitFor(async () => expect(await Promise.all(all.map(getStatus))).toEqual([401, 401, 401, 401]), { timeout: 5_000 })
  await events.text()
  expect((await signIn(app.anyone(), person)).body.error).toMatchObject({
    code: 'account_suspended',
    message: 'This account is suspended. Contact this server’s operator.',
  })
  expect((await signIn(app.anyone(), { ...person, password: 'wrong' })).body.error?.code).toBe('wrong_credentials')
  expect(await db.session.count({ where: { userId: person.id } })).toBe(0)

  await suspend(person)
  expect((await restore(person)).body).toMatchObject({ suspended_at: null })
  expect(await getStatus(program)).toBe(200)
  const again = app.anyone()
  expect((await signIn(again, person)).status).toBe(200)
  expect(await getStatus(again)).toBe(200)
  expect(await listAudit(person.id)).toEqual([
    [operator.id, 'person.suspended'],
    [operator.id, 'person.restored'],
  ])
})

test('a sign-in during suspension leaves no session', async () => {
  const person = await createPerson(app)
  const clients = Array.from({ length: 8 }, () => app.anyone())
  await Promise.all([...clients.map((client) => signIn(client, person)), suspend(person)])
  for (const client of clients) expect(await getStatus(client)).toBe(401)
})

test('a session of a suspended user is refused', async () => {
  const person = await createPerson(app)
  await db.user.update({ where: { id: person.id }, data: { suspendedAt: new Date() } })
  expect(await getStatus(person.client)).toBe(401)
})

test('the page and twin of a suspended user are closed as for a private profile', async () => {
  const person = await createPerson(app)
  const profile = { public: true, bio: 'I keep bees.', interests: ['apiculture'] }
  await person.client.rest('PUT', '/api/v1/profile', profile)
  const guest = app.anyone()
  const calls = async () => {
    const { username } = person
    const { body: found } = await guest.rest<{ profiles: object[] }>('GET', `/api/v1/discover?q=${username}`)
    const { body: interests } = await guest.rest('GET', '/api/v1/discover/interests')
    return [
      await guest.rest('GET', `/api/v1/profile/public/${username}`),
      await guest.rest('GET', `/api/v1/twin/${username}`),
      await guest.rest('POST', `/api/v1/twin/${username}/chat`, { input: 'Hello' }),
      found,
      JSON.stringify(interests).includes('apiculture'),
    ].map((answer) => JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'headers' ? undefined : value))) as unknown)
  }
  const open = await calls()
  await person.client.rest('PUT', '/api/v1/profile', { public: false })
  const closed = await calls()
  expect(closed).not.toEqual(open)
  await person.client.rest('PUT', '/api/v1/profile', { public: true })
  expect((await calls())[4]).toBe(true)
  await suspend(person)
  expect(await calls()).toEqual(closed)
  await restore(person)
  expect((await calls())[0]).toMatchObject({ status: 200 })
})

test('suspension stops running answers', async () => {
  const person = await createPerson(app)
  const { body } = await person.client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  const input = 'Slowly [[interval:20]] [[tokens:50000]]'
  for await (const { data } of person.client.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}&input=${encodeURIComponent(input)}`))
    if (data.includes('tok')) break
  expect(await db.run.count({ where: { userId: person.id, status: 'running' } })).toBe(1)
  await suspend(person)
  await vi.waitFor(async () => expect((await db.run.findFirst({ where: { userId: person.id } }))?.status).toBe('stopped'), {
    timeout: 10_000,
  })
})

test('ending sessions keeps access tokens', async () => {
  const person = await createPerson(app)
  const { program } = await createAccessToken(app, person.client)
  const { body } = await operator.client.rest<Shown>('DELETE', `${people}/${person.id}/sessions`)
  expect(body).toMatchObject({ session_count: 0, last_active_at: null, suspended_at: null })
  expect([await getStatus(person.client), await getStatus(program)]).toEqual([401, 200])
  expect((await signIn(app.anyone(), person)).status).toBe(200)
  expect(await listAudit(person.id)).toEqual([[operator.id, 'person.sessions_ended']])
})

test('deletes an account only with its username', async () => {
  const person = await createPerson(app)
  const refused = await operator.client.rest('DELETE', `${people}/${person.id}`, { username: operator.username })
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'username_mismatch', field: 'username' } } })
  expect(await getStatus(person.client)).toBe(200)
  expect(await remove(person)).toMatchObject({ status: 200, body: { id: person.id } })
  expect(await getStatus(person.client)).toBe(401)
  expect(await db.user.count({ where: { id: person.id } })).toBe(0)
  expect((await operator.client.rest('GET', `${people}/${person.id}`)).status).toBe(404)
  expect(await listAudit(person.id)).toEqual([[operator.id, 'person.deleted']])
  expect((await remove(person)).status).toBe(404)
})

test('operators cannot suspend or delete themselves, and one of two survives', async () => {
  for (const refused of [await suspend(operator), await remove(operator)]) {
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'own_account' } } })
  }
  const [first, second] = [await createOperator(), await createOperator()]
  await Promise.all([suspend(first, second), suspend(second, first)])
  expect(await db.user.count({ where: { id: { in: [first.id, second.id] }, suspendedAt: null } })).toBe(1)
  const [third, fourth] = [await createOperator(), await createOperator()]
  await Promise.all([remove(third, fourth), remove(fourth, third)])
  expect(await db.user.count({ where: { id: { in: [third.id, fourth.id] } } })).toBe(1)
})

async function openSecond() {
  const { dataDir } = app.platform.config
  const second = app.platform.config.redisUrl ? await testApp({ DATA_DIR: dataDir }, { keepsData: true }) : null
  return { app: second ?? app, [Symbol.asyncDispose]: async () => second?.close() }
}
