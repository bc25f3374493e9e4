import { PassThrough } from 'node:stream'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { type Provider, startProvider } from '../../testing/modelProvider.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson, createAccessToken } from '../../testing/people.ts'

const output = new PassThrough()
let logged = ''
output.on('data', (chunk: Buffer) => (logged += chunk.toString()))
vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => output.write(chunk))

const app = await testApp({ LLM_BASE_URL: '', LLM_MODEL: '', LOG_LEVEL: 'trace' })
const { db } = app.platform
const operator = (await createPerson(app)).client
const person = await createPerson(app)
const { client } = person
const stranger = (await createPerson(app)).client
const provider: Provider = await startProvider()
afterAll(() => provider.close())

const canary = 'sk-canary-9876543210-abcdefghijk-Q2wE'

beforeEach(async () => {
  Object.assign(provider, { requests: [], models: [{ id: 'small' }, { id: 'large' }], key: canary, handle: null })
  await db.modelConnection.deleteMany()
  await setOwnKeys('any')
})

const setOwnKeys = (own_keys: string, by: Client = operator) => by.rest('PUT', '/api/v1/operator/own-keys', { own_keys })
const own = { preset: 'openai_compatible', base_url: provider.url, api_key: canary, model: 'small' }
const save = (body: object = own, by: Client = client) =>
  by.rest<{ models: { id: string; name: string; is_available: boolean }[] }>('PUT', '/api/v1/models/own', body)
const names = async (by: Client) =>
  (await by.rest<{ models: { id: string; name: string }[] }>('GET', '/api/v1/models')).body.models.map(({ name }) => name)

async function ask(model: string) {
  const saved = await db.connectedModel.findFirstOrThrow({ where: { name: model, isAvailable: true } })
  const { body } = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  const { text } = await say(client, { thread_id: body.thread_id, input: 'Who are you?', model_id: saved.id })
  const { steps } = (await client.rest<{ steps: { metadata: object }[] }>('GET', `/api/v1/chat/threads/${body.thread_id}/history`)).body
  return { text, metadata: steps.at(-1)?.metadata, threadId: body.thread_id }
}

test('people add a key only if the operator lets them', async () => {
  expect((await setOwnKeys('off', stranger)).status).toBe(404)
  await setOwnKeys('off')
  expect(await save()).toMatchObject({ status: 400, body: { error: { code: 'own_keys_off' } } })
  await setOwnKeys('public')
  expect(await save()).toMatchObject({ status: 400, body: { error: { code: 'provider_address_private', field: 'base_url' } } })
  expect(provider.requests).toEqual([])
  await setOwnKeys('any')
  expect((await save()).body.models.map(({ name, is_available }) => [name, is_available])).toEqual([
    ['large', false],
    ['small', true],
  ])
})

test('the own key answers only its owner, and not when own keys are off', async () => {
  await save()
  expect([await names(client), await names(stranger), await names(operator)]).toEqual([['Built-in responder', 'small'], [], []])
  const { text, metadata, threadId } = await ask('small')
  expect(text).toBe('Hello from the provider.')
  expect(metadata).toMatchObject({ agent_model: 'small' })

  const saved = await db.connectedModel.findFirstOrThrow({ where: { name: 'small' } })
  expect((await stranger.rest('PUT', '/api/v1/model', { model_id: saved.id })).status).toBe(404)
  await setOwnKeys('off')
  await say(client, { thread_id: threadId, input: 'And now?' })
  const run = await db.run.findFirstOrThrow({ where: { threadId }, orderBy: { createdAt: 'desc' } })
  expect(run.model).toBe('Built-in responder')
})

test('visitors of the twin never use the own key', async () => {
  const { body } = await save()
  const model = body.models.find(({ name }) => name === 'small')
  expect((await client.rest('PUT', '/api/v1/model', { model_id: model?.id })).status).toBe(200)
  const { username } = await db.user.update({ where: { id: person.id }, data: {}, select: { username: true } })
  await client.rest('PUT', '/api/v1/profile', { is_public: true })
  provider.requests = []
  const { body: thread } = await client.rest<{ id: string }>('POST', '/api/v1/chat/threads', { agent_type: 'twin' })
  await say(client, { thread_id: thread.id, input: 'Who are you?' })
  await stranger.rest('POST', `/api/v1/twin/${username}/chat`, { input: 'Who are you?' })
  await expect.poll(async () => db.run.count({ where: { status: { in: ['queued', 'running'] } } })).toBe(0)
  expect(provider.requests).toEqual([])
})

test('another model of the same provider needs no key; another address does', async () => {
  await save()
  const { api_key: _, ...others } = own
  expect((await save({ ...others, model: 'large' })).body.models).toMatchObject([
    { name: 'large', is_available: true },
    { is_available: false },
  ])
  const elsewhere = await save({ ...others, base_url: 'http://127.0.0.1:9/v1' })
  expect(elsewhere).toMatchObject({ status: 400, body: { error: { code: 'provider_key_required_again' } } })
})

test('operators see no connection of another person, and cannot change it', async () => {
  const { body } = await save()
  const { id } = await db.modelConnection.findFirstOrThrow()
  expect((await operator.rest('GET', '/api/v1/operator/models')).body).toMatchObject({ connections: [] })
  for (const [method, path, input] of [
    ['GET', `/api/v1/operator/models/connections/${id}`],
    ['DELETE', `/api/v1/operator/models/connections/${id}`],
    ['PATCH', `/api/v1/operator/models/${body.models[0]?.id}`, { is_default: true }],
  ] as const) {
    expect((await operator.rest(method, path, input)).status, path).toBe(404)
  }
  const node = graphql(`query OwnServer { viewer { ownModelServer { id } } }`)
  const shown = await client.ask(node)
  const found = graphql(`query OwnServerNode($id: ID!) { node(id: $id) { id } }`)
  const ownId = shown.viewer?.ownModelServer?.id ?? ''
  expect(await client.ask(found, { id: ownId })).toEqual({ node: { id: ownId } })
  expect(await operator.ask(found, { id: ownId })).toEqual({ node: null })
})

test('access tokens cannot read, change or delete it', async () => {
  await save()
  const { program } = await createAccessToken(app, client)
  expect((await program.rest('GET', '/api/v1/models/own')).status).toBe(403)
  expect((await save(own, program)).status).toBe(403)
  expect((await program.rest('DELETE', '/api/v1/models/own')).status).toBe(403)
})

test('the key is in no table, log, export or API answer', { timeout: 60_000 }, async () => {
  const answers: unknown[] = [await save(), await client.rest('GET', '/api/v1/models/own')]
  answers.push(
    await client.ask(graphql(`query OwnKey { viewer { ownKeys ownModelServer { id baseUrl hasApiKey keyHint models { name } } } }`)),
  )
  answers.push(await ask('small'), await (await client.fetch('/api/v1/export')).text())
  // The provider now rejects and quotes the key.
  provider.key = 'another one'
  answers.push(await save(), await ask('small'))
  await expect.poll(() => logged).toContain('the chosen model failed')

  const tables = await db.$queryRaw<{ name: string }[]>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
  const rows = await Promise.all(tables.map(({ name }) => db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" t`)))
  for (const [place, text] of Object.entries({ database: JSON.stringify(rows), answers: JSON.stringify(answers), log: logged })) {
    expect(text.length, place).toBeGreaterThan(100)
    expect(text.includes(canary), `the key is in the ${place}`).toBe(false)
  }
})

test('adding and deleting it is recorded in the audit log, which operators read', async () => {
  await save()
  expect((await client.rest('DELETE', '/api/v1/models/own')).status).toBe(200)
  expect((await client.rest('DELETE', '/api/v1/models/own')).status).toBe(404)
  const log = await operator.rest<{ entries: { action: string; actor_name: string | null }[]; next: string | null }>(
    'GET',
    '/api/v1/operator/audit-log?limit=2',
  )
  const { username } = await db.user.findUniqueOrThrow({ where: { id: person.id } })
  expect(log.body.entries).toMatchObject([
    { action: 'own_model_connection.deleted', actor_name: username },
    { action: 'own_model_connection.created', actor_name: username, details: { base_url: provider.url, has_api_key: true } },
  ])
  const next = await operator.rest('GET', `/api/v1/operator/audit-log?limit=1&after=${log.body.next}`)
  expect(next.body).toMatchObject({ entries: [{ action: 'own_keys.changed', details: { own_keys: 'any' } }] })
  expect((await stranger.rest('GET', '/api/v1/operator/audit-log')).status).toBe(404)
  const query = graphql(`query AuditLog { viewer { operator { auditLog(first: 1) { edges { node { action actorName } } } } } }`)
  expect(await stranger.ask(query)).toEqual({ viewer: { operator: null } })
  expect(await operator.ask(query)).toEqual({
    viewer: { operator: { auditLog: { edges: [{ node: { action: 'own_model_connection.deleted', actorName: username } }] } } },
  })
})
