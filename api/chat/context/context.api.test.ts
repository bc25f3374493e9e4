import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { createPerson } from '../../testing/people.ts'
import { createPersonWithProfilePal } from '../../testing/subjects/profilePal.ts'
import { say } from '../../testing/parity/operations/runs.ts'

const app = await testApp({ LLM_CONTEXT_TOKENS: '8000' })
const { db } = app.platform

interface State {
  context: {
    tokens: number
    window_tokens: number
    compacts_at_tokens: number
    last_prompt_tokens: number
    read_tokens: number
    can_compact: boolean
  } | null
  summary: { text: string; position: number } | null
  is_compacting: boolean
  compaction_error: string | null
}
const read = async (client: Client, threadId: string) => (await client.rest<State>('GET', `/api/v1/chat/threads/${threadId}/context`)).body
const compact = (client: Client, threadId: string) => client.rest<State>('POST', `/api/v1/chat/threads/${threadId}/compact`)
const settled = (client: Client, threadId: string) =>
  vi.waitFor(
    async () => {
      const state = await read(client, threadId)
      expect(state.is_compacting).toBe(false)
      return state
    },
    { timeout: 15_000, interval: 50 },
  )

async function createConversation(client: Client, questions = 4) {
  const { threadId } = await say(client, `Question 0 about the red boat ${'x'.repeat(2000)}`)
  for (let count = 1; count < questions; count += 1) await say(client, `Question ${count}`, threadId)
  return threadId
}

test('measures the next request as the engine does, with the tokens that the provider reported', async () => {
  const { client } = await createPerson(app)
  const { threadId } = await say(client, 'Hello [[tool:current_time {}]]')
  const { context } = await read(client, threadId)
  expect(context).toMatchObject({ window_tokens: 8000, compacts_at_tokens: 6000, can_compact: false })
  const [run] = await db.run.findMany({ where: { threadId } })
  // The mock reports one token per message: two, then four after the tool call.
  expect([run?.promptTokens, context?.read_tokens, context?.last_prompt_tokens]).toEqual([6, 6, 4])

  const sent: number[] = []
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ input: 'x'.repeat(400), thread_id: threadId })
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers })) {
    const { token_info: info } = JSON.parse(data) as { token_info?: { estimated_tokens: number } }
    if (info) sent.push(info.estimated_tokens)
  }
  expect((sent[0] ?? 0) - (context?.tokens ?? 0)).toBe(104)
})

test('summarizes all but the newest messages once, and the next request has the summary instead', async () => {
  const { client } = await createPerson(app)
  const threadId = await createConversation(client)
  const before = await read(client, threadId)
  expect(before).toMatchObject({ context: { can_compact: true }, summary: null })
  app.model.behave({ text: 'A red boat was discussed.' })
  const asked = app.model.requests.length
  const started = await Promise.all([compact(client, threadId), compact(client, threadId), compact(client, threadId)])
  expect(started.map(({ status }) => status)).toEqual([200, 200, 200])
  const after = await settled(client, threadId)
  expect(after.summary).toEqual({ text: 'A red boat was discussed.', position: 4 })
  expect(after.context?.tokens).toBeLessThan((before.context?.tokens ?? 0) - 400)
  expect(after.context?.can_compact).toBe(false)
  await compact(client, threadId)
  await finishJobs(app, 'compact-conversation')
  const isSummary = ({ messages }: { messages: { content?: unknown }[] }) => JSON.stringify(messages).includes('Notes so far')
  expect(app.model.requests.slice(asked).filter(isSummary)).toHaveLength(1)

  app.model.behave({ text: null })
  await say(client, 'Next', threadId)
  const prompt = JSON.stringify(app.model.requests.findLast((request) => !isSummary(request) && JSON.stringify(request).includes('Next')))
  expect(prompt).toContain('A red boat was discussed.')
  expect(prompt).toContain('Question 2')
  expect(prompt).not.toContain('Question 0')
  const { body } = await client.rest<{ steps: { input: string }[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
  expect(body.steps).toHaveLength(10)
  const exported = await client.fetch(`/api/v1/chat/threads/${threadId}/export?format=json`)
  expect(await exported.json()).toMatchObject({ summary: after.summary })
})

test('summarizes a conversation with Profile Pal', async () => {
  const { client, palId } = await createPersonWithProfilePal(app)
  await say(client, `I like ${'x'.repeat(2000)}`, palId)
  for (const answer of ['Boats', 'Lisbon', 'Bees']) await say(client, answer, palId)
  app.model.behave({ text: 'A user who likes boats.' })
  await compact(client, palId)
  expect((await settled(client, palId)).summary?.text).toBe('A user who likes boats.')
  app.model.behave({ text: null })
})

test('shows the same in GraphQL', async () => {
  const { client } = await createPerson(app)
  const threadId = await createConversation(client, 1)
  const query = graphql(`query Context($uuid: String!) {
    viewer { thread(uuid: $uuid) { isCompacting compactionError summary { text position } context { tokens windowTokens compactsAtTokens lastPromptTokens } } }
  }`)
  await db.thread.update({ where: { id: threadId }, data: { summary: 'Notes', summaryPosition: 1, compactionError: 'model_timeout' } })
  const { viewer } = await client.ask(query, { uuid: threadId })
  const { context } = await read(client, threadId)
  expect(viewer?.thread).toEqual({
    isCompacting: false,
    compactionError: 'MODEL_TIMEOUT',
    summary: { text: 'Notes', position: 1 },
    context: {
      tokens: context?.tokens,
      windowTokens: 8000,
      compactsAtTokens: 6000,
      lastPromptTokens: context?.last_prompt_tokens,
    },
  })
})

test('shows errors of the model and loses nothing', async () => {
  const { client } = await createPerson(app)
  const threadId = await createConversation(client)
  app.model.behave({ mode: 'error', status: 401 })
  await compact(client, threadId)
  expect(await settled(client, threadId)).toMatchObject({ summary: null, compaction_error: 'model_key_rejected' })
  app.model.behave({ mode: 'normal', text: 'Notes' })
  await compact(client, threadId)
  expect(await settled(client, threadId)).toMatchObject({ summary: { text: 'Notes', position: 4 }, compaction_error: null })
  app.model.behave({ text: null })
})

test('is refused during an answer and hidden from other users', async () => {
  const [{ client }, { client: stranger }] = await Promise.all([createPerson(app), createPerson(app)])
  const threadId = await createConversation(client)
  const { runId } = await say(client, 'Wait [[mode:hang]]', threadId)
  expect(await compact(client, threadId)).toMatchObject({ status: 409, body: { error: { code: 'already_sending' } } })
  await client.rest('POST', `/api/v1/chat/runs/${runId}/stop`)
  expect((await stranger.rest('GET', `/api/v1/chat/threads/${threadId}/context`)).status).toBe(404)
  expect((await compact(stranger, threadId)).status).toBe(404)
})

test('a summary of messages that were edited or forgotten in the meantime is not stored', async () => {
  const { client } = await createPerson(app)
  const threadId = await createConversation(client)
  const [first] = await db.step.findMany({ where: { threadId }, orderBy: { position: 'asc' } })
  app.model.behave({ text: 'Notes', delay: 400 })
  const asked = app.model.requests.length
  await compact(client, threadId)
  await vi.waitFor(() => expect(app.model.requests.length).toBeGreaterThan(asked))
  await db.step.update({ where: { id: first?.id ?? '' }, data: { isForgotten: true } })
  expect((await settled(client, threadId)).summary).toMatchObject({ text: 'Notes' })
  const [stale, stored] = app.model.requests.slice(asked).map((request) => JSON.stringify(request))
  expect(stale).toContain('Question 0')
  expect(stored).not.toContain('Question 0')

  await client.rest('POST', `/api/v1/chat/steps/${first?.id}/resend`, { input: 'Another question' })
  expect((await settled(client, threadId)).summary).toBeNull()
  app.model.behave({ text: null, delay: 0 })
})

test('a request survives a process that died before summarizing', async () => {
  const { client } = await createPerson(app)
  const threadId = await createConversation(client)
  app.model.behave({ text: 'Notes' })
  await db.thread.update({ where: { id: threadId }, data: { compactingSince: new Date() } })
  expect((await settled(client, threadId)).summary).toMatchObject({ text: 'Notes' })
  app.model.behave({ text: null })
})

test('conversations with twins have no context', async () => {
  const { client } = await createPerson(app)
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/chat/threads', { agent_type: 'twin' })
  await db.thread.update({ where: { id: body.id }, data: { summary: 'Notes', summaryPosition: 2 } })
  const query = graphql(`query TwinContext($uuid: String!) { viewer { thread(uuid: $uuid) { context { tokens } summary { text } } } }`)
  expect(await client.ask(query, { uuid: body.id })).toEqual({ viewer: { thread: { context: null, summary: null } } })
  expect((await compact(client, body.id)).status).toBe(404)
})
