import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { followEvents } from '../../testing/following.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp()

const me = '/api/v1/auth/me'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

const list = graphql(`query SessionList { viewer { sessions { id device address isCurrent createdAt lastActiveAt } } }`)
const listSessions = async (client: Client) => (await client.ask(list)).viewer?.sessions ?? []
const endOthers = graphql(`mutation EndOtherSessions { endOtherSessions { deletedSessionIds } }`)

async function signedInElsewhere({ email, password }: Person): Promise<Client> {
  const client = app.anyone({ 'user-agent': firefox })
  await client.rest('POST', '/api/v1/auth/login', { email, password })
  return client
}

const end = graphql(`mutation EndSession($sessionId: ID!) { endSession(input: { sessionId: $sessionId }) {
  __typename ... on EndSessionPayload { deletedSessionId } ... on UserError { message } ... on InputError { field } } }`)

test('users can list their sessions and see the current one', async () => {
  const ada = await createPerson(app)
  const elsewhere = await signedInElsewhere(ada)
  const seen = await listSessions(ada.client)
  expect(seen.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(seen.find(({ isCurrent }) => !isCurrent)).toMatchObject({ device: 'Firefox on Linux', address: '127.0.0.…' })
  expect((await listSessions(elsewhere)).find(({ isCurrent }) => isCurrent)?.device).toBe('Firefox on Linux')
})

test('requests keep a session active, and expired ones are not listed', async () => {
  const { client, id } = await createPerson(app)
  const { db } = app.platform
  const longAgo = new Date(Date.now() - 3_600_000)
  await db.session.updateMany({ where: { userId: id }, data: { lastActiveAt: longAgo } })
  await client.rest('GET', me)
  const session = await db.session.findFirstOrThrow({ where: { userId: id } })
  expect(session.lastActiveAt.getTime()).toBeGreaterThan(longAgo.getTime())

  await db.session.create({ data: { userId: id, token: `expired ${id}`, expiresAt: longAgo } })
  expect(await listSessions(client)).toHaveLength(1)
})

test('ending a session ends its streams immediately', async () => {
  const ada = await createPerson(app)
  const elsewhere = await signedInElsewhere(ada)
  expect((await elsewhere.rest('GET', me)).status).toBe(200)
  const news = elsewhere.subscribe(graphql(`subscription ViewerEvents { viewerEvents { __typename } }`))
  const { first } = await followEvents(app, ada.id, news)
  const sessionId = (await listSessions(ada.client)).find(({ isCurrent }) => !isCurrent)?.id ?? ''

  expect(await ada.client.ask(end, { sessionId })).toEqual({
    endSession: { __typename: 'EndSessionPayload', deletedSessionId: sessionId },
  })

  expect((await elsewhere.rest('GET', me)).status).toBe(401)
  expect((await first).done).toBe(true)
  expect((await ada.client.rest('GET', me)).status).toBe(200)
})

test('the current session can only be ended by signing out', async () => {
  const { client } = await createPerson(app)
  const [current] = await listSessions(client)
  expect(await client.ask(end, { sessionId: current?.id ?? '' })).toMatchObject({
    endSession: { __typename: 'InputError', field: 'sessionId' },
  })
  expect((await client.rest('GET', me)).status).toBe(200)
})

test('all other sessions can be ended together', async () => {
  const ada = await createPerson(app)
  const others = [await signedInElsewhere(ada), await signedInElsewhere(ada)]
  const { endOtherSessions } = await ada.client.ask(endOthers)
  expect(endOtherSessions.deletedSessionIds).toHaveLength(2)
  for (const other of others) expect((await other.rest('GET', me)).status).toBe(401)
  expect(await listSessions(ada.client)).toMatchObject([{ isCurrent: true }])
})

test('users cannot see or end other users’ sessions', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const id = (await listSessions(ada.client))[0]?.id ?? ''
  expect(await bob.client.ask(end, { sessionId: id })).toMatchObject({ endSession: { __typename: 'NotFoundError' } })
  const node = graphql(`query Node($id: ID!) { node(id: $id) { id } }`)
  for (const client of [bob.client, app.anyone()]) expect(await client.ask(node, { id })).toEqual({ node: null })
  expect((await ada.client.rest('GET', me)).status).toBe(200)
  const { body } = await app.anyone().graphql(endOthers)
  expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHORIZED' } })
})

test('listing takes a constant number of statements', async () => {
  const ada = await createPerson(app)
  const cost = async () => (await app.countStatements(() => listSessions(ada.client))).length
  await cost()
  const few = await cost()
  await signedInElsewhere(ada)
  await signedInElsewhere(ada)
  expect(await cost()).toBe(few)
})
