import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { type Provider, startProvider } from '../../testing/modelProvider.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson } from '../../testing/people.ts'

const output = new PassThrough()
let logged = ''
output.on('data', (chunk: Buffer) => (logged += chunk.toString()))
vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => output.write(chunk))

const app = await testApp({ LLM_BASE_URL: '', LLM_MODEL: '', LOG_LEVEL: 'trace' })
const { db } = app.platform
const operator = (await createPerson(app)).client
const other = (await createPerson(app)).client
const provider: Provider = await startProvider()
afterAll(() => provider.close())

const canary = 'sk-canary-0123456789-abcdefghijk-x7Qf'
const connections = '/api/v1/operator/models/connections'

beforeEach(async () => {
  Object.assign(provider, { requests: [], models: [{ id: 'small' }, { id: 'large' }], answering: null, key: null, handle: null })
  await db.modelConnection.deleteMany()
  await app.services.models.publishChange()
})

interface Connection {
  id: string
  key_hint: string | null
  has_api_key: boolean
  models: { id: string; name: string; is_available: boolean; is_default: boolean; is_listed: boolean; context_tokens: number }[]
}

async function connect(body: object = {}) {
  const created = await operator.rest<Connection>('POST', connections, { preset: 'openai_compatible', base_url: provider.url, ...body })
  expect(created).toMatchObject({ status: 201 })
  return created.body
}

async function ask(client = operator) {
  const { body } = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  return (await say(client, { thread_id: body.thread_id, input: 'Who are you?' })).text
}

const modelName = async (client = operator) => (await client.rest<{ name: string }>('GET', '/api/v1/model')).body.name

test('the first account is the operator, and others see nothing', async () => {
  const { id, models } = await connect()
  const calls = [
    ['GET', '/api/v1/operator/models'],
    ['GET', '/api/v1/operator/models/detected'],
    ['POST', '/api/v1/operator/models/test', { preset: 'ollama' }],
    ['POST', connections, { preset: 'ollama' }],
    ['GET', `${connections}/${id}`],
    ['PATCH', `${connections}/${id}`, { api_key: 'k' }],
    ['POST', `${connections}/${id}/refresh`],
    ['DELETE', `${connections}/${id}`],
    ['PATCH', `/api/v1/operator/models/${models[0]?.id}`, { is_available: true }],
  ] as const
  for (const [method, path, body] of calls) {
    expect([path, (await other.rest(method, path, body)).body]).toEqual([path, expect.objectContaining({ detail: 'Not found.' })])
    expect([path, (await app.anyone().rest(method, path, body)).status]).toEqual([path, 401])
  }
  const query = graphql(`query OperatorModels { viewer { operator { modelConnections { uuid } } } }`)
  expect(await other.ask(query)).toEqual({ viewer: { operator: null } })
  expect(await operator.ask(query)).toEqual({ viewer: { operator: { modelConnections: [{ uuid: id }] } } })
})

test('a connected model writes the next answer', async () => {
  expect(await modelName()).toBe('Built-in responder')
  const { models } = await connect({ model: 'small' })
  expect(models.map(({ name, is_available, is_default }) => [name, is_available, is_default])).toEqual([
    ['large', false, false],
    ['small', true, true],
  ])
  expect(await modelName()).toBe('small')
  expect(await ask(other)).toBe('Hello from the provider.')

  const large = models.find(({ name }) => name === 'large')
  const changed = await operator.rest('PATCH', `/api/v1/operator/models/${large?.id}`, { is_default: true, context_tokens: 8000 })
  expect(changed.body).toMatchObject({ is_available: true, is_default: true, context_tokens: 8000 })
  await ask()
  expect(
    provider.requests.filter(({ path }) => path.endsWith('/completions')).map(({ body }) => (JSON.parse(body) as { model: string }).model),
  ).toContain('large')
})

test('tools are not sent to a model that does not call them', async () => {
  const { models } = await connect()
  const sentTools = () => provider.requests.some(({ body }) => body.includes('"tools"'))
  await ask()
  expect(sentTools()).toBe(true)
  provider.requests = []
  const used = models.find(({ is_default }) => is_default)
  await operator.rest('PATCH', `/api/v1/operator/models/${used?.id}`, { calls_tools: false })
  expect(await ask()).toBe('Hello from the provider.')
  expect(sentTools()).toBe(false)
})

test('the default stays available, and removing its connection brings back the built-in responder', async () => {
  const { id, models } = await connect()
  const used = models.find(({ is_default }) => is_default)
  const refused = await operator.rest('PATCH', `/api/v1/operator/models/${used?.id}`, { is_available: false })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'default_model_required' } } })
  expect(await operator.rest('DELETE', `${connections}/${id}`)).toMatchObject({ status: 200 })
  expect(await modelName()).toBe('Built-in responder')
})

test('refreshing adds new models, keeps edits and marks missing ones', async () => {
  const { id, models } = await connect({ model: 'small' })
  await operator.rest('PATCH', `/api/v1/operator/models/${models.find(({ name }) => name === 'small')?.id}`, { context_tokens: 5000 })
  provider.models = [{ id: 'new' }]
  const { body } = await operator.rest<Connection>('POST', `${connections}/${id}/refresh`)
  expect(body.models).toEqual([
    expect.objectContaining({ name: 'new', is_available: false, is_listed: true }),
    expect.objectContaining({ name: 'small', is_available: true, is_listed: false, context_tokens: 5000 }),
  ])
})

interface Result {
  answer: string | null
  model: string | null
  models: object[]
  problem: { code: string; message: string } | null
}
const runTest = async (body: object = {}) =>
  (await operator.rest<Result>('POST', '/api/v1/operator/models/test', { preset: 'openai_compatible', base_url: provider.url, ...body }))
    .body

test('a test reports the answer', async () => {
  expect(await runTest()).toMatchObject({ model: 'small', answer: 'Hello from the provider.', problem: null })
  provider.answering = ['large']
  expect(await runTest()).toMatchObject({ answer: null, problem: { message: 'The server doesn’t have the model small.' } })
  provider.key = canary
  expect((await runTest()).problem).toMatchObject({ message: 'Enter an API key' })
  expect((await runTest({ api_key: 'wrong' })).problem).toMatchObject({ code: 'provider_key_rejected' })
  expect(await runTest({ api_key: canary, model: 'large' })).toMatchObject({ answer: 'Hello from the provider.' })
  expect(await db.modelConnection.count()).toBe(0)
})

test('a model that fails only when it answers fails the test', async () => {
  const list = (response: ServerResponse) => response.end(JSON.stringify({ data: provider.models }))
  const answers: [(response: ServerResponse) => void, string][] = [
    [(response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'), 'model_garbage'],
    [(response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(), 'model_garbage'],
    [(response) => void response.writeHead(400).end('{}'), 'model_rejected'],
    [(response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: [DONE]\n\n'), 'model_closed_early'],
  ]
  for (const [answer, code] of answers) {
    provider.handle = ({ path }, response) => void (path.endsWith('/models') ? list(response) : answer(response))
    expect((await runTest()).problem?.code).toBe(code)
  }
})

test('a failing connection is not stored', async () => {
  provider.key = canary
  const body = { preset: 'openai_compatible', base_url: provider.url, api_key: 'wrong' }
  expect(await operator.rest('POST', connections, body)).toMatchObject({
    status: 400,
    body: { error: { code: 'provider_key_rejected', field: 'api_key' } },
  })
  const unsafe = { ...body, base_url: 'http://user:pass@localhost/v1' }
  expect(await operator.rest('POST', connections, unsafe)).toMatchObject({
    status: 400,
    body: { error: { code: 'model_address_with_password' } },
  })
  expect(await operator.rest('POST', connections, { ...body, base_url: 'file:///etc/passwd' })).toMatchObject({ status: 400 })
  expect(await db.modelConnection.count()).toBe(0)
})

test('servers without a list of models are connected by the name of a model', async () => {
  provider.models = null
  expect((await connect({ model: 'unlisted' })).models).toMatchObject([{ name: 'unlisted', is_default: true }])
})

test('a stored key is not sent to another address', async () => {
  provider.key = canary
  const { id } = await connect({ api_key: canary })
  const thief = await startProvider()
  const moved = await operator.rest('PATCH', `${connections}/${id}`, { base_url: thief.url })
  expect(moved).toMatchObject({ status: 400, body: { error: { code: 'provider_key_required_again', field: 'api_key' } } })
  const tested = await operator.rest('POST', '/api/v1/operator/models/test', {
    preset: 'openai_compatible',
    base_url: thief.url,
    connection_id: id,
  })
  expect(tested).toMatchObject({ status: 400 })
  expect(thief.requests).toEqual([])
  await thief.close()
  expect(await runTest({ connection_id: id })).toMatchObject({ problem: null })
})

test('the key is in no table, log, export or API answer', { timeout: 60_000 }, async () => {
  provider.key = canary
  const answers: unknown[] = [await runTest({ api_key: canary })]
  const { id } = await connect({ api_key: canary })
  answers.push(await operator.rest('GET', '/api/v1/operator/models'))
  answers.push(await operator.rest('PATCH', `${connections}/${id}`, { api_key: canary }))
  const everyField = graphql(`query OperatorEveryField { viewer { operator { environmentModel { name baseUrl hasApiKey } modelConnections {
    id uuid preset baseUrl hasApiKey keyHint isKeyReadable createdAt updatedAt models { id name } } } } }`)
  const shown = await operator.ask(everyField)
  expect(shown.viewer?.operator?.modelConnections).toMatchObject([{ hasApiKey: true, keyHint: 'x7Qf', isKeyReadable: true }])
  answers.push(shown, await (await operator.fetch('/api/v1/export')).text())
  expect(await ask()).toBe('Hello from the provider.')
  provider.key = 'another one'
  answers.push(await operator.rest('PATCH', `${connections}/${id}`, { api_key: canary }), await runTest({ connection_id: id }), await ask())
  await expect.poll(() => logged).toContain('model_key_rejected')

  const tables = await db.$queryRaw<{ name: string }[]>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
  const rows = await Promise.all(tables.map(({ name }) => db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" t`)))
  const places = { database: JSON.stringify(rows), answers: JSON.stringify(answers), log: logged }
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(100)
    expect(text.includes(canary), `the key is in the ${place}`).toBe(false)
  }
})

test('changes are recorded in an audit log that cannot be changed', async () => {
  const { id, models } = await connect({ api_key: canary })
  await operator.rest('PATCH', `/api/v1/operator/models/${models[0]?.id}`, { is_available: true })
  await operator.rest('DELETE', `${connections}/${id}`)
  const entries = await db.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 3 })
  expect(entries.map(({ action }) => action)).toEqual(['model_connection.deleted', 'model.updated', 'model_connection.created'])
  expect(entries[2]?.details).toEqual({ connection_id: id, preset: 'openai_compatible', base_url: provider.url, has_api_key: true })
  await expect(db.auditEntry.deleteMany()).rejects.toThrow('Audit entries cannot be changed or deleted')
  await expect(db.auditEntry.updateMany({ data: { action: 'nothing' } })).rejects.toThrow('Audit entries cannot be changed or deleted')
})
