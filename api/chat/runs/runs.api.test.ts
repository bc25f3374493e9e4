import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_IDLE_TIMEOUT_MS: '1000' })

interface Event {
  type: string
  delta?: string
  run?: { id: string; thread_id: string; step_id: string }
  stream_error?: { message: string; code: string }
}

interface HistoryStep {
  id: string
  position: number
  step_type: string
  status: string
  input: string
  output: string
  is_error: boolean
  errors: { message: string; code: string }[]
  metadata: { tool_call_session?: { total_tools_called: number; completed_calls: number; tool_calls: { name: string; status: string }[] } }
}

interface History {
  steps: HistoryStep[]
  thread: { step_count: number; first_message_preview: string; last_message_preview: string; name: string }
}

async function ask(client: Client, input: string, threadId?: string) {
  const events: Event[] = []
  const body = JSON.stringify({ input, thread_id: threadId })
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) events.push(JSON.parse(data))
  const run = events.find(({ type }) => type === 'run')?.run
  if (!run) throw new Error(`There was no run: ${JSON.stringify(events)}`)
  return { events, run, threadId: run.thread_id, text: events.map(({ delta }) => delta ?? '').join('') }
}

async function begin(client: Client, input: string, threadId?: string) {
  const body = JSON.stringify({ input, thread_id: threadId })
  let run: Event['run']
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) {
    const event = JSON.parse(data) as Event
    run ??= event.run
    if (event.type === 'delta' && run) return run
  }
  throw new Error('The answer ended before it began.')
}

async function follow(client: Client, threadId: string) {
  const events: Event[] = []
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) events.push(JSON.parse(data))
  return events
}

const json = { 'content-type': 'application/json' }
const history = async (client: Client, threadId: string) =>
  (await client.rest<History>('GET', `/api/v1/chat/threads/${threadId}/history`)).body

const sendMessage = graphql(`mutation Send($input: SendMessageInput!) { sendMessage(input: $input) {
  __typename
  ... on SendMessagePayload { thread { id stepCount } run { id } }
  ... on ConflictError { code } ... on AlreadySendingError { code run { uuid } } } }`)

test('answers a message and updates counts, previews and title of the thread', async () => {
  const { client } = await createPerson(app)
  const { threadId, text, events } = await ask(client, 'Hello [[tokens:3]]')
  expect(text).toBe('tok0 tok1 tok2 ')
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['run', 'delta', 'token_info', 'assistant_step', 'done']))
  const { steps, thread } = await history(client, threadId)
  expect(steps.map(({ step_type, status, position }) => [step_type, status, position])).toEqual([
    ['USER_MESSAGE', 'sent', 0],
    ['ASSISTANT_MESSAGE', 'completed', 1],
  ])
  expect(thread).toMatchObject({ step_count: 2, first_message_preview: 'Hello [[tokens:3]]', last_message_preview: 'tok0 tok1 tok2' })
})

test('answers one of twenty concurrent messages and refuses the others', async () => {
  const { client } = await createPerson(app)
  const { threadId } = await ask(client, 'Hello')
  const inputs = Array.from({ length: 20 }, (_, index) => `Message ${index} [[interval:20]] [[tokens:50000]]`)
  const responses = await Promise.all(
    inputs.map((input) =>
      client.fetch('/api/v1/chat/stream', { method: 'POST', headers: json, body: JSON.stringify({ input, thread_id: threadId }) }),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await responses.find(({ status }) => status === 409)?.json()).toMatchObject({ error: { code: 'already_sending' } })
  const { id } = await app.platform.db.run.findFirstOrThrow({ where: { threadId, endedAt: null } })
  await client.rest('POST', `/api/v1/chat/runs/${id}/stop`)
  await responses.find(({ status }) => status === 200)?.text()
  expect((await history(client, threadId)).steps.map(({ position }) => position)).toEqual([0, 1, 2, 3])
})

test('returns the first send when a client ID is repeated, with and without a thread', async () => {
  const { client } = await createPerson(app)
  const input = { threadId: null, text: 'Once', clientMessageId: 'one' }
  const [sent, ...others] = await Promise.all([1, 2, 3].map(() => client.mutate(sendMessage, { input })))
  for (const { run } of others) expect(run).toEqual(sent?.run)
  expect(sent?.thread.stepCount).toBe(2)
  const again = await client.mutate(sendMessage, { input: { ...input, threadId: sent?.thread.id } })
  expect(again.run).toEqual(sent?.run)
})

test('refuses a reused client ID with another text in both APIs', async () => {
  const { client } = await createPerson(app)
  const { thread } = await client.mutate(sendMessage, { input: { threadId: null, text: 'Once', clientMessageId: 'one' } })
  const threadId = thread.id
  const { sendMessage: refused } = await client.ask(sendMessage, { input: { threadId, text: 'Twice', clientMessageId: 'one' } })
  expect(refused).toMatchObject({ __typename: 'ConflictError', code: 'CLIENT_MESSAGE_ID_REUSED' })
  const body = { thread_id: Buffer.from(threadId, 'base64').toString().replace('Thread:', ''), input: 'Twice', client_id: 'one' }
  const overRest = await client.rest('POST', '/api/v1/chat/stream', body)
  expect(overRest).toMatchObject({ status: 409, body: { error: { code: 'client_message_id_reused' } } })
})

test('refuses a second message with already_sending in both APIs', async () => {
  const { client } = await createPerson(app)
  const run = await begin(client, 'Slowly [[interval:20]] [[tokens:50]]')
  const threadId = Buffer.from(`Thread:${run.thread_id}`).toString('base64')
  const { sendMessage: refused } = await client.ask(sendMessage, { input: { threadId, text: 'Second', clientMessageId: 'second' } })
  expect(refused).toMatchObject({ __typename: 'AlreadySendingError', code: 'ALREADY_SENDING', run: { uuid: run.id } })
  await follow(client, run.thread_id)
})

test('a stopped answer keeps its text, and the next message works', async () => {
  const { client } = await createPerson(app)
  const run = await begin(client, 'Slowly [[interval:20]] [[tokens:500]]')
  await client.rest('POST', `/api/v1/chat/runs/${run.id}/stop`)
  const events = await follow(client, run.thread_id)
  expect(events.at(-1)?.type).toBe('done')
  const [, answer] = (await history(client, run.thread_id)).steps
  expect(answer).toMatchObject({ status: 'completed', is_error: false, output: expect.stringMatching(/^tok0 /) })
  expect((await ask(client, 'And now?', run.thread_id)).text).toMatch(/^tok0 /)
})

test.each([
  ['fails', '[[mode:error]]', '', 'model_'],
  ['hangs', '[[mode:hang]]', '', 'model_timeout'],
  ['hangs in the middle', '[[mode:mid-hang]] [[after:3]]', 'tok0 tok1 tok2 ', 'model_timeout'],
  ['sends garbage', '[[mode:mid-garbage]] [[after:3]]', 'tok0 tok1 tok2 ', 'model_'],
  ['closes early', '[[mode:close]] [[after:3]]', 'tok0 tok1 tok2 ', 'model_closed_early'],
])('a model that %s sets an error on the step, and the next message works', async (_, marker, kept, code) => {
  const { client } = await createPerson(app)
  const { events, threadId } = await ask(client, `Please ${marker}`)
  const error = events.find(({ type }) => type === 'stream_error')?.stream_error
  expect(error?.code).toContain(code)
  expect(events.at(-1)?.type).toBe('done')
  const [, answer] = (await history(client, threadId)).steps
  expect(answer).toMatchObject({ status: 'completed', is_error: true, output: kept, errors: [error] })
  expect((await ask(client, 'Again', threadId)).events.some(({ type }) => type === 'stream_error')).toBe(false)
})

test('a retry replaces the last answer', async () => {
  const { client } = await createPerson(app)
  const { run, threadId } = await ask(client, 'Please [[mode:close]]')
  const failed = (await history(client, threadId)).steps
  const { body } = await client.rest<{ run: { id: string }; deleted_step_ids: string[] }>('POST', `/api/v1/chat/runs/${run.id}/retry`, {
    client_id: 'again',
  })
  expect(body.deleted_step_ids).toEqual([failed[1]?.id])
  await follow(client, threadId)
  const { steps, thread } = await history(client, threadId)
  expect(steps.map(({ id, position }) => [id === failed[0]?.id, position])).toEqual([
    [true, 0],
    [false, 1],
  ])
  expect(thread.step_count).toBe(2)

  const repeated = await client.rest<{ run: { id: string } }>('POST', `/api/v1/chat/runs/${run.id}/retry`, { client_id: 'again' })
  expect(repeated.body.run.id).toBe(body.run.id)
})

test('an edited message and its answer replace the previous ones', async () => {
  const { client } = await createPerson(app)
  const { threadId } = await ask(client, 'Helo')
  const before = (await history(client, threadId)).steps
  const { body } = await client.rest<{ deleted_step_ids: string[] }>('POST', `/api/v1/chat/steps/${before[0]?.id}/resend`, {
    input: 'Hello',
  })
  expect(body.deleted_step_ids).toEqual(before.map(({ id }) => id))
  await follow(client, threadId)
  const { steps, thread } = await history(client, threadId)
  expect(steps.map(({ position, input }) => [position, input])).toEqual([
    [0, 'Hello'],
    [1, ''],
  ])
  expect(thread).toMatchObject({ step_count: 2, first_message_preview: 'Hello' })
})

test('tool calls appear in stream and step', async () => {
  const { client } = await createPerson(app)
  const { events, threadId } = await ask(client, 'What time is it? [[tool:current_time {}]] [[tokens:2]]')
  const types = events.map(({ type }) => type)
  expect(types.indexOf('tool_called')).toBeLessThan(types.indexOf('tool_output'))
  const [, answer] = (await history(client, threadId)).steps
  expect(answer?.metadata.tool_call_session).toMatchObject({
    total_tools_called: 1,
    completed_calls: 1,
    completion_status: 'completed',
    agent_handoffs: [],
    tool_calls: [{ name: 'current_time', status: 'completed' }],
  })
  const constant = { step_type: 'ASSISTANT_MESSAGE', show_input: false, indent_level: 0 }
  const took = {
    agent_processing_time_ms: expect.any(Number),
    step_creation_time_ms: expect.any(Number),
    total_time_ms: expect.any(Number),
  }
  expect(answer).toMatchObject({ ...constant, ...took })
})

test.each([
  ['nothing but blanks', { input: '   ' }, 'Write a message first'],
  [
    'an upload that is not there',
    { input: 'Look', elements: [{ id: 'c0ffee00-0000-4000-8000-000000000000' }] },
    'An attachment is missing. Attach it again.',
  ],
  ['an upload without an id', { input: 'Look', elements: [{}] }, 'An element requires the ID of its upload'],
])('refuses %s without changes', async (_, body, message) => {
  const { client } = await createPerson(app)
  const { status, body: refusal } = await client.rest<{ detail: string }>('POST', '/api/v1/chat/stream', body)
  expect([status, refusal.detail]).toEqual([400, message])
  expect((await client.rest<{ threads: [] }>('GET', '/api/v1/chat/threads')).body.threads).toEqual([])
})

test('users cannot send to, stop, retry or edit conversations of others', async () => {
  const { client: owner } = await createPerson(app)
  const { client: stranger } = await createPerson(app)
  const { threadId, run } = await ask(owner, 'Mine')
  const [question] = (await history(owner, threadId)).steps
  const answers = await Promise.all([
    stranger.rest('POST', '/api/v1/chat/stream', { input: 'Hi', thread_id: threadId }),
    stranger.rest('POST', `/api/v1/chat/runs/${run.id}/stop`),
    stranger.rest('POST', `/api/v1/chat/runs/${run.id}/retry`, {}),
    stranger.rest('POST', `/api/v1/chat/steps/${question?.id}/resend`, { input: 'Theirs' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('only the sender can stop a running answer', async () => {
  const [{ client: owner }, { client: stranger }] = await Promise.all([createPerson(app), createPerson(app)])
  const run = await begin(owner, 'Slowly [[interval:20]] [[tokens:50]]')
  expect((await stranger.rest('POST', `/api/v1/chat/runs/${run.id}/stop`)).status).toBe(404)
  await follow(owner, run.thread_id)
  expect(await app.platform.db.run.findUnique({ where: { id: run.id } })).toMatchObject({ status: 'completed', stopRequestedAt: null })
})
