import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { type AccessTokenScope, scopeNames } from '../../account/accessTokens/validation.ts'
import { schema } from '../../graphql/schema.ts'
import { testApp } from '../app.ts'
import { checkAll } from '../checkAll.ts'
import type { Client } from '../client.ts'
import { sameOnRest } from '../parity/sameOnRest.ts'
import { createPerson } from '../people.ts'

const app = await testApp()
const owner = await createPerson(app)
await app.platform.db.user.update({ where: { id: owner.id }, data: { isOperator: true } })

async function programWith(scopes: readonly string[], client = owner.client): Promise<Client> {
  const { body } = await client.rest<{ secret: string }>('POST', '/api/v1/account/access-tokens', { name: 'Program', scopes })
  return app.anyone({ authorization: `Bearer ${body.secret}` })
}

const programs = new Map<string, Client>()
/** Cached, because an account has a limited number of tokens. */
async function programWithout(scopes: readonly string[]): Promise<Client> {
  const key = scopes.join()
  const program = programs.get(key) ?? (await programWith(scopeNames.filter((scope) => !scopes.includes(scope))))
  programs.set(key, program)
  return program
}

interface Operation {
  'x-scopes'?: string[]
  security?: Record<string, string[]>[]
}
const { body: document } = await app.anyone().rest<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/v1/openapi.json')
const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { 'x-scopes': scopes = [], security = [] }]) => ({
    call: `${method.toUpperCase()} ${path}`,
    scopes,
    security,
  })),
)
const restScopes = new Map(calls.map(({ call, scopes }) => [call, scopes.join()]))

const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({ type: type.name, field, scopes: field.extensions.scopes as AccessTokenScope[] }))
    : [],
)

test('every operation of both APIs lists its scopes', () => {
  for (const { call, scopes, security } of calls) {
    expect(scopeNames, call).toEqual(expect.arrayContaining(scopes))
    expect(scopes, call).not.toEqual([])
    const bearers = security.flatMap(({ bearer }) => bearer ?? [])
    if (security.length > 0) expect(bearers, call).toEqual(scopes)
  }
  for (const { field, scopes } of fields) expect(scopeNames, field.name).toEqual(expect.arrayContaining(scopes))
})

test('mutations need the same scope in both APIs', () => {
  const different = fields.flatMap(({ type, field, scopes }) => {
    const same = (sameOnRest as Record<string, readonly string[] | string>)[`${type}.${field.name}`]
    if (type !== 'Mutation' || !Array.isArray(same)) return []
    return (same as string[]).flatMap((call) =>
      call.startsWith('GET ') || restScopes.get(call) === scopes.join()
        ? []
        : [`${field.name} ${scopes.join()}: ${call} ${restScopes.get(call)}`],
    )
  })
  expect(different).toEqual([])
})

test('a token without the scopes of a REST operation gets 403', async () => {
  await checkAll(
    calls,
    ({ call }) => call,
    async ({ call, scopes }) => {
      const [method = '', path = ''] = call.split(' ')
      const program = await programWithout(scopes)
      const response = await program.fetch(`/api/v1${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`, {
        method,
        ...(method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      })
      const text = await response.text()
      // Validated before the service hides or refuses it.
      if (scopes[0] === 'operator' && response.status === 400) return
      expect([response.status, text]).toEqual([403, expect.stringContaining(`needs the scope “${scopes[0]}”`)])
      expect(text).toContain('"missing_scope"')
    },
  )
})

test('a token without the scopes of a GraphQL field gets the same error', async () => {
  await checkAll(
    fields.filter(({ scopes }) => scopes[0] !== 'operator'),
    ({ type, field }) => `${type}.${field.name}`,
    async ({ type, field, scopes }) => {
      const refused = { message: `This access token needs the scope “${scopes[0]}”.`, code: 'missing_scope', params: { scope: scopes[0] } }
      await expect(run(type, field.name, await programWithout(scopes))).rejects.toMatchObject(refused)
    },
  )
})

async function run(typeName: string, name: string, program: Client) {
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[name] : undefined
  const viewer = await app.services.account.sessions.findViewer(new Headers(program.headers))
  const resolve = field?.subscribe ?? field?.resolve
  return resolve?.({}, {}, { viewer }, {} as never)
}

test('a token for chats sends, follows and reads its conversation and nothing else', async () => {
  const program = await programWith(['chat'])
  const { thread_id } = (await program.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body
  const stream = `/api/v1/chat/stream?thread_id=${thread_id}`
  for (const url of [`${stream}&input=Remember%20that%20I%20keep%20bees.`, stream]) {
    const events: string[] = []
    for await (const { data } of program.sse(url)) events.push(data)
    expect(events.at(-1)).toContain('done')
  }
  expect((await program.rest('GET', `/api/v1/chat/threads/${thread_id}/history`)).status).toBe(200)
  expect((await program.rest('GET', '/api/v1/knowledge/items')).status).toBe(403)
  expect((await program.rest('GET', '/api/v1/account')).status).toBe(403)
})

test('a token without chat shares and copies no conversation', async () => {
  const thread = (await owner.client.rest<{ id: string }>('POST', '/api/v1/chat/threads')).body
  const [write, chat] = [await programWith(['write']), await programWith(['chat'])]
  for (const [method, path, body] of [
    ['PUT', `/api/v1/chat/threads/${thread.id}/sharing`, {}],
    ['POST', '/api/v1/shared/unknown/continue'],
  ] as const) {
    expect(await write.rest(method, path, body)).toMatchObject({ status: 403, body: { error: { code: 'missing_scope' } } })
    expect((await chat.rest(method, path, body)).status).not.toBe(403)
  }
})

test('a token of an operator manages the server only with the scope', async () => {
  const [manager, other] = [await programWith(['operator']), await programWithout(['operator'])]
  expect((await manager.rest('GET', '/api/v1/operator/audit-log')).status).toBe(200)
  expect(await other.rest('GET', '/api/v1/operator/audit-log')).toMatchObject({ status: 403, body: { error: { code: 'missing_scope' } } })
  const { client } = await createPerson(app)
  const program = await programWith(scopeNames, client)
  expect((await program.rest('GET', '/api/v1/operator/audit-log')).status).toBe(404)
})

test('nodes and payloads reveal nothing without read', async () => {
  for (const query of ['{ node(id: "x") { id } }', '{ nodes(ids: ["x"]) { id } }', '{ viewer { id } }']) {
    const { body } = await (await programWithout(['read'])).graphqlText(query)
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'MISSING_SCOPE', params: { scope: 'read' } } })
  }
  const { body } = await (
    await programWithout(['read'])
  ).graphqlText('mutation { setDefaultModel(input: { modelId: null }) { ... on SetDefaultModelPayload { viewer { id } } } }')
  expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'MISSING_SCOPE' } })
})

test('sessions have no scopes, and tokens cannot create tokens', async () => {
  expect((await owner.client.rest('GET', '/api/v1/auth/me')).status).toBe(200)
  const input = { name: 'Another', scopes: ['read'] }
  const { status, body } = await (await programWithout(['operator'])).rest('POST', '/api/v1/account/access-tokens', input)
  expect([status, body]).toMatchObject([403, { error: { code: 'access_token_refused' } }])
})
