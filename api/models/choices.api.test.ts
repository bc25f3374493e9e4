import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { type Provider, startProvider } from '../testing/modelProvider.ts'
import { say } from '../testing/parity/parity.ts'
import { createPerson } from '../testing/people.ts'

const app = await testApp({ LLM_BASE_URL: '', LLM_MODEL: '' })
const { db } = app.platform
const operator = (await createPerson(app)).client
const person = await createPerson(app)
const { client } = person
const stranger = (await createPerson(app)).client
const [usual, other]: [Provider, Provider] = [await startProvider(), await startProvider()]
afterAll(() => Promise.all([usual.close(), other.close()]))

let ids: { usual: string; large: string; other: string; closed: string; otherConnection: string }

beforeAll(() => Object.assign(other, { models: [{ id: 'other' }] }))
beforeEach(async () => {
  Object.assign(usual, { requests: [], models: [{ id: 'usual' }, { id: 'large' }, { id: 'closed' }], handle: null })
  Object.assign(other, { requests: [], answering: null, handle: null })
  await db.modelConnection.deleteMany()
  await db.user.updateMany({ data: { modelId: null, modelName: null } })
  const first = await connect(usual, 'usual')
  const second = await connect(other, 'other')
  ids = { ...(first as typeof ids), other: second.other ?? '', otherConnection: second.id ?? '' }
  await allow(ids.large, true)
})

async function connect({ url }: Provider, model: string): Promise<Record<string, string>> {
  const { body } = await operator.rest<{ id: string; models: { id: string; name: string }[] }>(
    'POST',
    '/api/v1/operator/models/connections',
    {
      preset: 'openai_compatible',
      base_url: url,
      model,
    },
  )
  return { id: body.id, ...Object.fromEntries(body.models.map(({ id, name }) => [name, id])) }
}

const allow = (id: string, is_available: boolean) => operator.rest('PATCH', `/api/v1/operator/models/${id}`, { is_available })

interface Step {
  output: string
  total_time_ms: number
  metadata: { agent_model?: string; unavailable_model?: string; prompt_tokens?: number; completion_tokens?: number }
}

async function startThread(by: Client = client): Promise<string> {
  return (await by.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body.thread_id
}

async function ask(threadId: string, more: object = {}): Promise<Step> {
  await say(client, { thread_id: threadId, input: 'Who are you?', ...more })
  return lastStep(threadId)
}

async function lastStep(threadId: string): Promise<Step> {
  const { body } = await client.rest<{ steps: Step[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
  return body.steps.at(-1) as Step
}

const choose = (threadId: string, model_id: string | null, by: Client = client) =>
  by.rest<{ name: string }>('PUT', `/api/v1/chat/threads/${threadId}/model`, { model_id })
const chooseDefault = (model_id: string | null) => client.rest<{ name: string }>('PUT', '/api/v1/model', { model_id })

test('names the connections of models with the same name', async () => {
  await connect(usual, 'usual')
  const { body: again } = await operator.rest<{ models: { id: string; name: string }[] }>('POST', '/api/v1/operator/models/connections', {
    preset: 'lm_studio',
    base_url: usual.url,
    model: 'large',
  })
  await allow(again.models.find(({ name }) => name === 'large')?.id ?? '', true)
  const { body } = await client.rest<{ models: { name: string; connection_name: string | null }[] }>('GET', '/api/v1/models')
  const names = body.models.map((model) => [model.name, model.connection_name])
  expect(names).toEqual([
    ['large', 'OpenAI-compatible'],
    ['large', 'LM Studio'],
    ['other', null],
    ['usual', 'OpenAI-compatible 1'],
    ['usual', 'OpenAI-compatible 2'],
  ])
})

test('lists only the models that the operator allows', async () => {
  const { body } = await client.rest('GET', '/api/v1/models')
  expect(body).toEqual({
    models: ['large', 'other', 'usual'].map((name) => ({
      id: ids[name as 'large'],
      name,
      provider: 'openai-compatible',
      connection_name: null,
      is_built_in: false,
      accepts_images: false,
    })),
  })
})

test('lists nothing without a connected model', async () => {
  await db.modelConnection.deleteMany()
  await app.services.models.publishChange()
  expect((await client.rest('GET', '/api/v1/models')).body).toEqual({ models: [] })
})

test('the choice is per conversation, the default per person, the operator’s default for all others', async () => {
  const [first, second] = [await startThread(), await startThread()]
  expect((await choose(first, ids.other)).body.name).toBe('other')
  expect((await ask(first)).metadata.agent_model).toBe('other')
  expect((await ask(second)).metadata.agent_model).toBe('usual')

  expect((await chooseDefault(ids.large)).body.name).toBe('large')
  expect((await ask(second)).metadata.agent_model).toBe('large')
  expect((await ask(first)).metadata.agent_model).toBe('other')
  expect((await stranger.rest<{ name: string }>('GET', '/api/v1/model')).body.name).toBe('usual')

  await choose(first, null)
  expect((await ask(first)).metadata.agent_model).toBe('large')
  await chooseDefault(null)
  expect((await ask(first)).metadata.agent_model).toBe('usual')
})

test('a message can choose the model of its conversation, old or new', async () => {
  const { last } = await say(client, { input: 'Who are you?', model_id: ids.other })
  expect(last).toBe('done')
  const { id } = await db.thread.findFirstOrThrow({ where: { userId: person.id }, orderBy: { createdAt: 'desc' } })
  expect((await lastStep(id)).metadata.agent_model).toBe('other')
  expect((await ask(id)).metadata.agent_model).toBe('other')
  expect((await ask(id, { model_id: ids.large })).metadata.agent_model).toBe('large')
})

test('an answer keeps its model, time and tokens, also in exports', async () => {
  const id = await startThread()
  const step = await ask(id)
  expect(step.metadata).toMatchObject({ agent_model: 'usual', prompt_tokens: 1200, completion_tokens: 34 })
  expect(step.total_time_ms).toBeGreaterThan(0)
  const exported = async (format: string) => (await client.fetch(`/api/v1/chat/threads/${id}/export?format=${format}`)).text()
  expect(await exported('json')).toContain('"agent_model":"usual"')
  expect(await exported('json')).toContain('"prompt_tokens":1200')
  expect(await exported('markdown')).toContain('> Model: usual')
  expect((await client.rest<{ threads: [] }>('GET', '/api/v1/chat/threads?q=usual')).body.threads).toEqual([])
})

test('an answer is regenerated with another model', async () => {
  const id = await startThread()
  await ask(id)
  const { id: runId } = await db.run.findFirstOrThrow({ where: { threadId: id } })
  const retried = await client.rest('POST', `/api/v1/chat/runs/${runId}/retry`, { client_id: randomUUID(), model_id: ids.large })
  expect(retried.status).toBe(200)
  await expect.poll(async () => (await lastStep(id)).metadata.agent_model).toBe('large')
  expect((await ask(id)).metadata.agent_model).toBe('large')
})

test('the answer says once that its model was removed', async () => {
  const [first, second] = [await startThread(), await startThread()]
  await choose(first, ids.other)
  await operator.rest('DELETE', `/api/v1/operator/models/connections/${ids.otherConnection}`)
  expect((await ask(first)).metadata).toMatchObject({ agent_model: 'usual', unavailable_model: 'other' })
  expect((await ask(first)).metadata).not.toHaveProperty('unavailable_model')

  const again = await connect(other, 'other')
  await chooseDefault(again.other ?? '')
  await operator.rest('DELETE', `/api/v1/operator/models/connections/${again.id}`)
  expect((await ask(second)).metadata).toMatchObject({ agent_model: 'usual', unavailable_model: 'other' })
  expect((await ask(second)).metadata).not.toHaveProperty('unavailable_model')
})

test('a model that is no longer allowed is replaced until it is allowed again', async () => {
  const id = await startThread()
  await choose(id, ids.other)
  await allow(ids.other, false)
  expect((await ask(id)).metadata).toMatchObject({ agent_model: 'usual', unavailable_model: 'other' })
  await allow(ids.other, true)
  expect((await ask(id)).metadata.agent_model).toBe('other')
})

test('the default answers while the chosen server is away', async () => {
  const id = await startThread()
  await choose(id, ids.other)
  other.answering = []
  const step = await ask(id)
  expect(step).toMatchObject({ output: 'Hello from the provider.', metadata: { agent_model: 'usual', unavailable_model: 'other' } })
  // A refusal of the message itself is an answer.
  other.handle = (_request, response) => void response.writeHead(400).end('{}')
  expect((await ask(id)).metadata).toEqual({ agent_model: 'other' })
})

test('only allowed models and own conversations can be chosen, never for twins', async () => {
  const id = await startThread()
  expect((await choose(id, ids.closed)).status).toBe(404)
  expect((await chooseDefault(ids.closed)).status).toBe(404)
  expect((await choose(id, 'none')).status).toBe(404)
  expect((await choose(id, ids.other, stranger)).status).toBe(404)
  const { body: twin } = await client.rest<{ id: string }>('POST', '/api/v1/chat/threads', { agent_type: 'twin' })
  expect((await choose(twin.id, ids.other)).status).toBe(404)
  const sent = await client.rest('POST', '/api/v1/chat/stream', { thread_id: twin.id, input: 'Hello', model_id: ids.other })
  expect(sent).toMatchObject({ status: 404, body: { error: { code: 'no_such_model' } } })
})

test('a model removed while it is being chosen is reported like an unknown one', async () => {
  const id = await startThread()
  await ask(id)
  const { id: runId } = await db.run.findFirstOrThrow({ where: { threadId: id } })
  // Removed after the choice was checked.
  await client.rest('GET', '/api/v1/models')
  await db.modelConnection.deleteMany({ where: { id: ids.otherConnection } })
  const refused = { status: 404, body: { error: { code: 'no_such_model' } } }
  const message = { input: 'Hello', model_id: ids.other }
  expect(await client.rest('POST', '/api/v1/chat/stream', message)).toMatchObject(refused)
  expect(await client.rest('POST', '/api/v1/chat/stream', { ...message, thread_id: id })).toMatchObject(refused)
  const compared = { input: 'Hello', compared_model_id: ids.other, thread_id: id }
  expect(await client.rest('POST', '/api/v1/chat/stream', compared)).toMatchObject(refused)
  const repeated = { client_id: randomUUID(), model_id: ids.other }
  expect(await client.rest('POST', `/api/v1/chat/runs/${runId}/retry`, repeated)).toMatchObject(refused)
  expect(await choose(id, ids.other)).toMatchObject(refused)
  expect(await chooseDefault(ids.other)).toMatchObject(refused)
  expect(await db.run.count({ where: { threadId: id } })).toBe(1)
})
