import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { UnauthorizedError } from '../../platform/errors.ts'
import { schema } from '../../graphql/schema.ts'
import { testApp } from '../app.ts'
import { checkAll } from '../checkAll.ts'
import { createPerson, createAccessToken } from '../people.ts'

const app = await testApp()
const { db } = app.platform
const past = new Date(0)

interface Operation {
  'x-scopes'?: string[]
  security?: Record<string, string[]>[]
  requestBody?: object
}
const { body: document } = await app.anyone().rest<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/v1/openapi.json')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    url: `/api/v1${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`,
    isPublic: operation.security?.length === 0,
    isForOperators: operation['x-scopes']?.[0] === 'operator',
  })),
)
const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })) : [],
)

/** Anyone may use these; all others need a session, an access token or a guest’s cookie. */
const publicFields = new Set(
  `Mutation.requestPasswordReset Mutation.resetPassword Mutation.sendTwinMessage Mutation.signIn Mutation.requestSignInLink Mutation.signInWithLink Mutation.signInWithPasskey Mutation.signOut Mutation.signUp Mutation.startPasskeySignIn Mutation.verifyEmail
Query.conversationSnapshot Query.discover Query.discoverInterests Query.emailAvailability Query.emailVerification Query.model Query.node Query.nodes Query.plans Query.publicProfile
Query.registration Query.roadmap Query.signInLink Query.twin Query.usernameAvailability Query.viewer Query.visitorMessage
Subscription.twinChanges`.split(/\s+/),
)

async function endedSession(end: (token: string, userId: string) => Promise<unknown>): Promise<string> {
  const { token, id } = await createPerson(app)
  await end(token, id)
  return token
}

async function endedToken(end: (id: string, userId: string) => Promise<unknown>): Promise<string> {
  const { client, id } = await createPerson(app)
  const { accessToken, program } = await createAccessToken(app, client)
  await end(accessToken, id)
  return (program.headers['authorization'] ?? '').replace('Bearer ', '')
}

const suspend = (_credential: string, id: string) => db.user.update({ where: { id }, data: { suspendedAt: new Date() } })

const refused = {
  'no credentials': null,
  'an unknown token': 'twn_made-up',
  'an expired session': await endedSession((token) =>
    db.session.updateMany({ where: { token: token.split('.')[0] }, data: { expiresAt: past } }),
  ),
  'a session of a suspended account': await endedSession(suspend),
  'an expired token': await endedToken((id) => db.accessToken.update({ where: { id }, data: { expiresAt: past } })),
  'a revoked token': await endedToken((id) => db.accessToken.delete({ where: { id } })),
  'a token of a suspended account': await endedToken(suspend),
}

// The credentials are read in one place; the test of GraphQL has all of them.
const refusedOnRest = Object.entries(refused).filter(([name]) =>
  ['no credentials', 'an expired session', 'a token of a suspended account'].includes(name),
)

test.each(refusedOnRest)('REST operations require a session exactly as documented with %s', { timeout: 60_000 }, async (_, token) => {
  const challenge = token === null ? 'Bearer realm="Twain"' : 'Bearer realm="Twain", error="invalid_token"'
  const client = app.anyone({ accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) })
  await checkAll(
    operations,
    ({ call }) => call,
    async ({ method, url, isPublic }) => {
      const body =
        method === 'GET' ? {} : { body: JSON.stringify({ input: 'x', name: 'x' }), headers: { 'content-type': 'application/json' } }
      const response = await client.fetch(url, { method, ...body })
      await response.body?.cancel()
      if (isPublic) expect(response.status).not.toBe(401)
      else expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, challenge])
    },
  )
})

test.each(Object.entries(refused))('GraphQL fields are refused with %s unless they are public', { timeout: 60_000 }, async (_, token) => {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
  const viewer = await app.services.account.sessions.findViewer(headers)
  expect(viewer).toBeNull()
  const open = await Promise.all(
    fields.map(async ({ name, field }) => {
      const resolve = name.startsWith('Subscription.') ? field.subscribe : field.resolve
      const result = await (async () => resolve?.({}, {}, { viewer, participant: null }, {} as never))().catch((error: unknown) => error)
      if (result instanceof UnauthorizedError) return []
      return [name]
    }),
  )
  expect(open.flat().toSorted()).toEqual([...publicFields].toSorted())
})

test('operations for operators do not exist for others', async () => {
  const { client } = await createPerson(app)
  await checkAll(
    operations.filter(({ isForOperators }) => isForOperators),
    ({ call }) => call,
    async ({ method, url }) => {
      const { status } = await client.rest(method, url, method === 'GET' ? undefined : {})
      expect([400, 404]).toContain(status)
    },
  )
})
