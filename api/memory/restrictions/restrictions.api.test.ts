import { symbols } from 'pino'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { testApp } from '../../testing/app.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp({ LOG_LEVEL: 'trace', LLM_BASE_URL: '', LLM_MODEL: '' })
const { db, log } = app.platform
const logged: string[] = []
Object.assign(log, { [symbols.streamSym]: { write: (line: string) => logged.push(line) } })
const trusted = await startMockModel({ tokens: 3 })
afterAll(() => trusted.close())

const usualId = await connect(app.model.url, 'usual', true)
const trustedId = await connect(trusted.url, 'trusted')

async function connect(baseUrl: string, name: string, isDefault = false): Promise<string> {
  const abilities = { contextTokens: 8000, acceptsImages: false, callsTools: true, reasons: false }
  const models = { create: { name, isDefault, isAvailable: true, ...abilities } }
  const { models: connected } = await db.modelConnection.create({
    data: { preset: 'openai_compatible', baseUrl, models },
    include: { models: true },
  })
  return connected[0]?.id ?? ''
}

const canary = 'Zebrafinch'
const content = `My boat is called ${canary}`
const search = [
  { name: 'search_memories', arguments: '{"query":""}' },
  { name: 'search_memories', arguments: '{"query":"What is my boat called?"}' },
]
const pastChats = [{ name: 'search_past_chats', arguments: '{"query":"What is my boat called?"}' }]
const facts = [{ to: '"author":"the user"', text: '{"facts":[]}', tools: [] }]
const json = { 'content-type': 'application/json' }

async function createMemory({ client }: Person, change: object) {
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/memories', { content })
  expect(await client.rest('PATCH', `/api/v1/memories/${body.id}`, change)).toMatchObject({ status: 200 })
  return body.id
}

async function say({ client }: Person, input: string, more: object = {}) {
  let run = { id: '', thread_id: '', step_id: '' }
  const request = { method: 'POST', body: JSON.stringify({ input, ...more }), headers: json }
  for await (const { data } of client.sse('/api/v1/chat/stream', request)) run = (JSON.parse(data) as { run?: typeof run }).run ?? run
  return run
}

const choose = ({ client }: Person, threadId: string, model_id: string) =>
  client.rest('PUT', `/api/v1/chat/threads/${threadId}/model`, { model_id })

async function settle(threadId: string) {
  await vi.waitFor(async () => expect(await db.run.count({ where: { status: { in: ['running', 'queued'] } } })).toBe(0), 10_000)
  await vi.waitFor(async () => expect(await db.thread.count({ where: { id: threadId, compactingSince: { not: null } } })).toBe(0), 10_000)
  await finishJobs(app, 'notice-memories')
}

beforeEach(() => {
  for (const model of [app.model, trusted]) Object.assign(model, { requests: [] })
  app.model.behave({ text: 'Nothing.', tools: search, replies: facts })
  trusted.behave({ text: `It is called ${canary}. [1]`, tools: search, mode: 'normal', interval: 0 })
})

test('a memory is in no request to a model that never receives it', async () => {
  const ada = await createPerson(app)
  const id = await createMemory(ada, { never_sent_to: ['usual'] })
  const { thread_id, id: runId } = await say(ada, 'What is it called?', { model_id: trustedId })
  trusted.behave({ tools: [] })
  for (const question of ['Once more', 'And again', 'And again']) await say(ada, question, { thread_id })
  // Titles and new memories come from the default model.
  await settle(thread_id)
  expect(JSON.stringify(trusted.requests)).toContain(canary)

  await choose(ada, thread_id, usualId)
  await ada.client.rest('POST', `/api/v1/chat/threads/${thread_id}/compact`)
  await settle(thread_id)
  for (const tools of [search, pastChats, [{ name: 'forget', arguments: JSON.stringify({ memoryId: id }) }]]) {
    app.model.behave({ tools })
    await say(ada, 'Go on', { thread_id })
    await say(ada, 'Go on', { is_temporary: true })
  }
  await say(ada, 'Go on', { references: [{ kind: 'conversation', id: thread_id }] })
  await ada.client.rest('POST', `/api/v1/chat/runs/${runId}/retry`, { model_id: usualId })
  await settle(thread_id)
  app.model.behave({ tools: [{ name: 'remember', arguments: '{"content":"My boat is called Otter"}' }] })
  await say(ada, 'Remember that my boat is called Otter')
  await settle(thread_id)

  expect(app.model.requests.length).toBeGreaterThan(12)
  expect(JSON.stringify(app.model.requests)).not.toContain(canary)
  expect(logged.join('')).not.toContain(canary)
  const { body } = await ada.client.rest('GET', '/api/v1/memories')
  expect(body).toMatchObject({ memories: [{ content: 'My boat is called Otter', never_sent_to: ['usual'], earlier: [{ content }] }] })
})

test('an answer that read it is not continued by that model', async () => {
  const ada = await createPerson(app)
  await createMemory(ada, { never_sent_to: ['usual'] })
  trusted.behave({ text: `${canary} `.repeat(500), interval: 20 })
  let run = { id: '', thread_id: '', step_id: '' }
  const request = { method: 'POST', body: JSON.stringify({ input: 'What is it called?', model_id: trustedId }), headers: json }
  for await (const { data } of ada.client.sse('/api/v1/chat/stream', request)) {
    const event = JSON.parse(data) as { type: string; run?: typeof run }
    run = event.run ?? run
    if (event.type === 'delta') await ada.client.rest('POST', `/api/v1/chat/runs/${run.id}/stop`)
  }
  await choose(ada, run.thread_id, usualId)
  const { body } = await ada.client.rest<{ id: string }>('POST', `/api/v1/chat/steps/${run.step_id}/continue`)
  await settle(run.thread_id)
  expect(await db.run.findUnique({ where: { id: body.id } })).toMatchObject({ status: 'failed', errorCode: 'memory_withheld' })
  expect(JSON.stringify(app.model.requests)).not.toContain(canary)
})

test('a fallback model gets no memory that is kept from it', async () => {
  const ada = await createPerson(app)
  await createMemory(ada, { never_sent_to: ['usual'] })
  trusted.behave({ mode: 'error', status: 500 })
  const { thread_id } = await say(ada, 'What is it called?', { model_id: trustedId })
  await settle(thread_id)
  expect(app.model.requests.length).toBeGreaterThan(2)
  expect(JSON.stringify(app.model.requests)).not.toContain(canary)
})

test('a memory of a project is only in requests of its conversations', async () => {
  const ada = await createPerson(app)
  const project = async (name: string) => (await ada.client.rest<{ id: string }>('POST', '/api/v1/chat/projects', { name })).body.id
  const [boats, garden] = [await project('Boats'), await project('Garden')]
  await createMemory(ada, { project_id: boats })
  const { thread_id } = await say(ada, 'What is it called?', { project_id: boats, model_id: trustedId })
  await settle(thread_id)
  expect(JSON.stringify(trusted.requests)).toContain(canary)

  await ada.client.rest('PATCH', `/api/v1/chat/threads/${thread_id}`, { project_id: garden })
  trusted.behave({ text: '{"facts":[]}' })
  Object.assign(trusted, { requests: [] })
  await say(ada, 'Go on', { thread_id })
  trusted.behave({ tools: [...search, ...pastChats] })
  for (const more of [{}, { project_id: garden }, { is_temporary: true }])
    await say(ada, 'What is it called?', { ...more, model_id: trustedId })
  await ada.client.rest('DELETE', `/api/v1/chat/projects/${boats}`)
  await say(ada, 'Well?', { model_id: trustedId })
  await settle(thread_id)
  expect(trusted.requests.length).toBeGreaterThan(9)
  expect(JSON.stringify([...trusted.requests, ...app.model.requests])).not.toContain(canary)
  expect((await ada.client.rest('GET', '/api/v1/chat/starters')).body).toEqual({ starters: [] })
})
