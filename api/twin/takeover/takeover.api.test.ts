import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { say } from '../../testing/subjects/twinTalk.ts'
import { getConversationTopic } from '../../chat/threads/threadNews.ts'

const app = await testApp()
const { db } = app.platform

interface Step {
  id: string
  step_type: string
  output: string
  is_by_owner: boolean
}

async function createPublicPerson(): Promise<Person> {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true, display_name: 'Ada', bio: 'I keep bees.' })
  return person
}

async function createConversation(client: Client = app.anyone()) {
  const ada = await createPublicPerson()
  const { threadId } = await say(client, ada.username, 'Hello')
  return { ada, client, threadId }
}

const change = ({ client }: Pick<Person, 'client'>, threadId: string, changes: object) =>
  client.rest('PATCH', `/api/v1/twin-conversations/${threadId}`, changes)
const write = (client: Client, threadId: string, text: string) =>
  client.rest('POST', `/api/v1/twin-conversations/${threadId}/messages`, { text })
const readHistory = async (client: Client, threadId: string) =>
  (await client.rest<{ thread: { is_taken_over: boolean }; steps: Step[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)).body
const listNotifications = async (client: Client) =>
  (await client.rest<{ notifications: { title: string; action_url: string }[] }>('GET', '/api/v1/notifications')).body.notifications

test('while the owner has taken over, they answer in person and the twin is silent', async () => {
  const { ada, client: guest, threadId } = await createConversation()
  expect(await change(ada, threadId, { is_taken_over: true })).toMatchObject({ status: 200, body: { is_taken_over: true } })
  const asked = app.model.requests.length
  await say(guest, ada.username, 'Are you there?')
  expect(app.model.requests).toHaveLength(asked)
  expect(await listNotifications(ada.client)).toMatchObject([
    { title: 'A visitor is writing to you', action_url: `/twin?conversation=${threadId}` },
  ])
  expect((await write(ada.client, threadId, 'Yes, this is Ada.')).status).toBe(200)
  const { thread, steps } = await readHistory(guest, threadId)
  expect(thread.is_taken_over).toBe(true)
  expect(steps.slice(-3)).toMatchObject([
    { step_type: 'USER_MESSAGE' },
    { output: '', is_by_owner: true },
    { step_type: 'ASSISTANT_MESSAGE', output: 'Yes, this is Ada.', is_by_owner: true },
  ])
  const shown = await ada.client.rest<{ steps: { author: string; text: string }[] }>('GET', `/api/v1/twin-conversations/${threadId}`)
  expect(shown.body.steps.at(-1)).toMatchObject({ author: 'owner', text: 'Yes, this is Ada.' })

  await change(ada, threadId, { is_taken_over: false })
  const answer = await say(guest, ada.username, 'And now?')
  expect(answer).toMatchObject({ is_by_owner: false, output: expect.stringContaining('tok0') })
  expect(JSON.stringify(app.model.requests.at(-1))).toContain('[Ada wrote this in person:]\\nYes, this is Ada.')
})

test('taking over stops the answer being written', async () => {
  const { ada, client: guest, threadId } = await createConversation()
  const path = `/api/v1/twin/${ada.username}/chat`
  const { body } = await guest.rest<{ run: { id: string } }>('POST', path, { input: '[[tokens:500]] [[interval:20]]' })
  const isAnswering = async () => {
    const visit = await ada.client.rest<{ conversation: { is_answering: boolean } }>('GET', `/api/v1/twin-conversations/${threadId}`)
    return visit.body.conversation.is_answering
  }
  expect(await isAnswering()).toBe(true)
  await change(ada, threadId, { is_taken_over: true })
  for await (const _ of guest.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) void _
  expect(await isAnswering()).toBe(false)
  const run = await db.run.findUniqueOrThrow({ where: { id: body.run.id }, include: { assistantStep: true } })
  expect(run.assistantStep.output).not.toContain('tok499')
})

test('repeating a message of the owner with its key sends it once', async () => {
  const { ada, client: guest, threadId } = await createConversation()
  await change(ada, threadId, { is_taken_over: true })
  const path = `/api/v1/twin-conversations/${threadId}/messages`
  const sendOnce = (text: string) => ada.client.rest('POST', path, { text, client_id: 'one' })
  const sent = await Promise.all([sendOnce('Hello'), sendOnce('Hello')])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect((await readHistory(guest, threadId)).steps.filter(({ is_by_owner }) => is_by_owner)).toMatchObject([{ output: 'Hello' }])
  expect(await sendOnce('Bye')).toMatchObject({ status: 409, body: { error: { code: 'client_message_id_reused' } } })
})

test('messages of the owner are valid, and only sent while taken over', async () => {
  const { ada, threadId } = await createConversation()
  expect(await write(ada.client, threadId, 'Hello')).toMatchObject({ status: 409, body: { error: { code: 'not_taken_over' } } })
  await change(ada, threadId, { is_taken_over: true })
  expect((await write(ada.client, threadId, ' ')).status).toBe(400)
  expect((await write(ada.client, threadId, 'x'.repeat(200_001))).status).toBe(400)
  expect(await db.step.count({ where: { threadId } })).toBe(2)
})

test('only the owner takes over, writes, blocks and deletes', async () => {
  const [bob, visitor] = [await createPublicPerson(), await createPublicPerson()]
  const { ada, threadId } = await createConversation(visitor.client)
  const own = await say(ada.client, ada.username, 'Hello')
  for (const [client, id, status] of [
    [bob.client, threadId, 404],
    [visitor.client, threadId, 404],
    [app.anyone(), threadId, 401],
    [ada.client, own.threadId, 404],
    [ada.client, 'no-id', 404],
  ] as const) {
    expect((await change({ client }, id, { is_taken_over: true, is_blocked: true })).status).toBe(status)
    expect((await write(client, id, 'Hello')).status).toBe(status)
    expect((await client.rest('DELETE', `/api/v1/twin-conversations/${id}`)).status).toBe(status)
  }
  expect(await db.thread.findUniqueOrThrow({ where: { id: threadId } })).toMatchObject({ takenOverAt: null, stepCount: 2 })
  expect(await db.twinBlock.count()).toBe(0)
})

test('blocks a visitor until unblocked, also after they sign up', async () => {
  const { ada, client: guest, threadId } = await createConversation()
  const { steps } = await readHistory(guest, threadId)
  expect(await change(ada, threadId, { is_blocked: true })).toMatchObject({ body: { is_blocked: true } })
  await change(ada, threadId, { is_blocked: true })
  const blocked = { status: 409, body: { error: { code: 'blocked_by_owner' } } }
  const send = () => guest.rest('POST', `/api/v1/twin/${ada.username}/chat`, { input: 'Hello?' })
  expect(await send()).toMatchObject(blocked)
  expect(await guest.rest('POST', '/api/v1/chat/stream', { thread_id: threadId, input: 'Hello?' })).toMatchObject(blocked)
  expect(await guest.rest('POST', `/api/v1/chat/steps/${steps.at(-1)?.id}/send-to-owner`, { text: 'Hello?' })).toMatchObject(blocked)
  await say(app.anyone(), ada.username, 'Another question')

  const username = `u-${crypto.randomUUID().slice(0, 8)}`
  await guest.rest('POST', '/api/v1/auth/register', { username, email: `${username}@example.org`, password: 'correct horse battery' })
  expect(await send()).toMatchObject(blocked)
  expect(await change(ada, threadId, { is_blocked: false })).toMatchObject({ body: { is_blocked: false } })
  expect((await send()).status).toBe(200)
})

test('only the visitor and the owner follow changes', async () => {
  const { ada, client: guest, threadId } = await createConversation()
  const path = `/api/v1/chat/threads/${threadId}/changes`
  const readFirst = async (client: Client) => {
    for await (const { data } of client.sse(path)) if (data !== '') return JSON.parse(data) as object
    return null
  }
  const changes = Promise.all([readFirst(guest), readFirst(ada.client)])
  const timer = setInterval(
    () => void change(ada, threadId, { is_taken_over: true }).then(() => change(ada, threadId, { is_taken_over: false })),
    200,
  )
  const expected = {
    thread_id: threadId,
    is_taken_over: expect.any(Boolean),
    is_blocked: false,
    decided_step_id: null,
    changed_step_ids: [],
  }
  expect(await changes.finally(() => clearInterval(timer))).toEqual([expected, expected])
  const bob = await createPublicPerson()
  expect((await bob.client.rest('GET', path)).status).toBe(404)
  expect((await app.anyone().rest('GET', path)).status).toBe(401)
})

test('a block is announced to the open conversation of the visitor', async () => {
  const { ada, client: guest, threadId } = await createConversation()
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const states: boolean[] = []
  const isFollowed = (async () => {
    for await (const { data } of guest.sse(`/api/v1/chat/threads/${threadId}/changes`)) {
      if (data !== '') states.push((JSON.parse(data) as { is_blocked: boolean }).is_blocked)
      if (states.length === 2) return
    }
  })()
  await vi.waitFor(() => expect(subscribe.mock.calls.filter(([topic]) => topic.includes(getConversationTopic(threadId)))).toHaveLength(1))
  await Promise.all(subscribe.mock.results.map(({ value }) => value as Promise<unknown>))
  subscribe.mockRestore()
  await change(ada, threadId, { is_blocked: true })
  await vi.waitFor(() => expect(states).toEqual([true]))
  await change(ada, threadId, { is_blocked: false })
  await isFollowed
  expect(states).toEqual([true, false])
})

test('the streams of the owner and the visitor end when the visitor deletes the conversation', async () => {
  const { ada, client: guest, threadId } = await createConversation()
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const isOver = Promise.all(
    [guest, ada.client].map(async (client) => {
      for await (const _event of client.sse(`/api/v1/chat/threads/${threadId}/changes`));
      return true
    }),
  )
  const topics = () => subscribe.mock.calls.filter(([topic]) => topic.includes(getConversationTopic(threadId)))
  await vi.waitFor(() => expect(topics()).toHaveLength(2))
  await Promise.all(subscribe.mock.results.map(({ value }) => value as Promise<unknown>))
  subscribe.mockRestore()
  expect((await guest.rest('DELETE', `/api/v1/chat/threads/${threadId}`)).status).toBe(200)
  expect(await isOver).toEqual([true, true])
})

test('deletes a conversation also for the visitor', async () => {
  const { ada, client: guest, threadId } = await createConversation()
  expect((await ada.client.rest('DELETE', `/api/v1/twin-conversations/${threadId}`)).status).toBe(200)
  expect((await guest.rest('GET', `/api/v1/chat/threads/${threadId}/history`)).status).toBe(404)
  expect((await ada.client.rest('DELETE', `/api/v1/twin-conversations/${threadId}`)).status).toBe(404)
  expect((await say(guest, ada.username, 'Hello again')).threadId).toBeTruthy()
})
