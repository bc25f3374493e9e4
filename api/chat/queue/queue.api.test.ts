import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()

const json = { 'content-type': 'application/json' }
const slow = '[[interval:20]] [[tokens:500]]'

async function createAnswer(client: Client, input: string, threadId?: string) {
  const body = JSON.stringify({ input, thread_id: threadId })
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) {
    const { run } = JSON.parse(data) as { run?: { id: string; thread_id: string } }
    if (run) return { runId: run.id, threadId: run.thread_id }
  }
  throw new Error('There was no run.')
}

interface Queue {
  queued_messages: { id: string; text: string }[]
}
const queue = async (client: Client, threadId: string, input: string, more = {}) =>
  (await client.rest<Queue>('POST', `/api/v1/chat/threads/${threadId}/queue`, { input, ...more })).body.queued_messages
const list = async (client: Client, threadId: string) =>
  (await client.rest<Queue>('GET', `/api/v1/chat/threads/${threadId}/queue`)).body.queued_messages
const stop = (client: Client, runId: string) => client.rest('POST', `/api/v1/chat/runs/${runId}/stop`)

async function said(client: Client, threadId: string) {
  type Steps = { steps: { step_type: string; status: string; input: string }[] }
  const { steps } = (await client.rest<Steps>('GET', `/api/v1/chat/threads/${threadId}/history`)).body
  return { questions: steps.filter(({ input }) => input !== '').map(({ input }) => input), isOver: steps.at(-1)?.status === 'completed' }
}
const untilSaid = (client: Client, threadId: string, ...questions: string[]) =>
  vi.waitFor(async () => expect(await said(client, threadId)).toEqual({ questions, isOver: true }), { timeout: 10_000, interval: 50 })

test('sends queued messages in order, each when the answer before it is complete', async () => {
  const { client } = await createPerson(app)
  const first = 'First [[interval:20]] [[tokens:100]]'
  const { threadId } = await createAnswer(client, first)
  await queue(client, threadId, 'Second')
  expect((await queue(client, threadId, 'Third')).map(({ text }) => text)).toEqual(['Second', 'Third'])
  expect((await said(client, threadId)).questions).toEqual([first])
  await untilSaid(client, threadId, first, 'Second', 'Third')
  expect(await list(client, threadId)).toEqual([])
})

test('sends a repeated message once, and at once if no answer is in progress', async () => {
  const { client } = await createPerson(app)
  const { threadId } = await createAnswer(client, 'First')
  await untilSaid(client, threadId, 'First')
  const repeat = () => queue(client, threadId, 'Second', { client_id: 'second' })
  await Promise.all([repeat(), repeat(), repeat()])
  await untilSaid(client, threadId, 'First', 'Second')
  expect(await repeat()).toEqual([])
  await untilSaid(client, threadId, 'First', 'Second')
  const reused = await client.rest('POST', `/api/v1/chat/threads/${threadId}/queue`, { input: 'Third', client_id: 'second' })
  expect(reused).toMatchObject({ status: 409, body: { error: { code: 'client_message_id_reused' } } })
})

test('edits and withdraws queued messages', async () => {
  const { client } = await createPerson(app)
  const { threadId, runId } = await createAnswer(client, `First ${slow}`)
  const [one] = await queue(client, threadId, 'One')
  const [, two] = await queue(client, threadId, 'Two')
  await client.rest('PATCH', `/api/v1/chat/queue/${one?.id}`, { input: 'Uno' })
  await client.rest('DELETE', `/api/v1/chat/queue/${two?.id}`)
  expect(await list(client, threadId)).toMatchObject([{ text: 'Uno' }])
  expect(await client.rest('DELETE', `/api/v1/chat/queue/${two?.id}`)).toMatchObject({ status: 404 })
  await stop(client, runId)
})

test('after Stop the queue waits until its owner sends it', async () => {
  const { client } = await createPerson(app)
  const first = `First ${slow}`
  const { threadId, runId } = await createAnswer(client, first)
  const [message] = await queue(client, threadId, 'Second')
  await stop(client, runId)
  await untilSaid(client, threadId, first)
  await app.services.queue.sendNext(threadId)
  expect(await list(client, threadId)).toMatchObject([{ text: 'Second' }])
  await client.rest('POST', `/api/v1/chat/queue/${message?.id}/send`)
  await untilSaid(client, threadId, first, 'Second')
})

test('Send now stops the answer, keeps its text and sends the message before the others', async () => {
  const { client } = await createPerson(app)
  const first = `First ${slow}`
  const { threadId, runId } = await createAnswer(client, first)
  await queue(client, threadId, 'Later')
  const [, urgent] = await queue(client, threadId, 'Now')
  await client.rest('POST', `/api/v1/chat/queue/${urgent?.id}/send`)
  await untilSaid(client, threadId, first, 'Now', 'Later')
  expect(await app.platform.db.run.findUnique({ where: { id: runId } })).toMatchObject({ status: 'stopped' })
})

test('a plain send is still refused during an answer', async () => {
  const { client } = await createPerson(app)
  const { threadId, runId } = await createAnswer(client, `First ${slow}`)
  const refused = await client.rest('POST', '/api/v1/chat/stream', { input: 'Second', thread_id: threadId })
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'already_sending' } } })
  expect(await list(client, threadId)).toEqual([])
  await stop(client, runId)
})

test('holds a message that cannot be sent and says why when its owner sends it', async () => {
  const { client } = await createPerson(app)
  const { threadId, runId } = await createAnswer(client, `First ${slow}`)
  const form = new FormData()
  form.append('files', new File(['text'], 'notes.txt', { type: 'text/plain' }))
  const uploaded = await client.fetch('/api/v1/upload/files', { method: 'POST', body: form })
  const { files } = (await uploaded.json()) as { files: { id: string }[] }
  const [message] = await queue(client, threadId, 'Read this', { element_ids: [files[0]?.id] })
  await app.platform.db.element.delete({ where: { id: files[0]?.id ?? '' } })
  await stop(client, runId)
  await vi.waitFor(async () => expect((await said(client, threadId)).isOver).toBe(true))
  expect(await client.rest('POST', `/api/v1/chat/queue/${message?.id}/send`)).toMatchObject({
    status: 400,
    body: { error: { code: 'attachment_missing' } },
  })
  expect(await list(client, threadId)).toHaveLength(1)
})

test('queues at most 20 messages, also at the same time', async () => {
  const { client } = await createPerson(app)
  const { threadId } = await createAnswer(client, `First ${slow}`)
  for (let count = 1; count <= 19; count += 1) await queue(client, threadId, `Message ${count}`)
  const { models } = app.services
  const toChoice = models.toChoice.bind(models)
  const { promise: untilAllAreChecked, resolve } = Promise.withResolvers<void>()
  const check = vi.spyOn(models, 'toChoice').mockImplementation(async (...choice) => {
    if (check.mock.calls.length === 4) resolve()
    await untilAllAreChecked
    return toChoice(...choice)
  })
  const send = (id: string) => client.rest('POST', `/api/v1/chat/threads/${threadId}/queue`, { input: id, client_id: id })
  const ids = ['one', 'one', 'two', 'three']
  const sent = await Promise.all(ids.map(send))
  check.mockRestore()
  const listed = await list(client, threadId)
  expect(listed).toHaveLength(20)
  expect(ids.filter((_, index) => sent[index]?.status === 200)).toEqual(ids.filter((id) => id === listed.at(-1)?.text))
})

test('queues at most 20 messages, only for the owner, and shows them in both APIs', async () => {
  const [{ client }, { client: stranger }] = await Promise.all([createPerson(app), createPerson(app)])
  const { threadId, runId } = await createAnswer(client, `First ${slow}`)
  for (let count = 1; count <= 20; count += 1) await queue(client, threadId, `Message ${count}`)
  const more = await client.rest('POST', `/api/v1/chat/threads/${threadId}/queue`, { input: 'One more' })
  expect(more).toMatchObject({ status: 409, body: { error: { code: 'queue_full' } } })
  const read = graphql(`query Queue($uuid: String!) { viewer { thread(uuid: $uuid) { queuedMessages { uuid text } } } }`)
  const shown = await list(client, threadId)
  const { viewer } = await client.ask(read, { uuid: threadId })
  expect(viewer?.thread?.queuedMessages).toEqual(shown.map(({ id: uuid, text }) => ({ uuid, text })))
  const [first] = shown
  const refused = await Promise.all([
    stranger.rest('GET', `/api/v1/chat/threads/${threadId}/queue`),
    stranger.rest('POST', `/api/v1/chat/threads/${threadId}/queue`, { input: 'Mine?' }),
    stranger.rest('PATCH', `/api/v1/chat/queue/${first?.id}`, { input: 'Mine?' }),
    stranger.rest('DELETE', `/api/v1/chat/queue/${first?.id}`),
    stranger.rest('POST', `/api/v1/chat/queue/${first?.id}/send`),
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  await stop(client, runId)
})
