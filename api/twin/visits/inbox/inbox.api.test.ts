import { unzipSync, strFromU8 } from 'fflate'
import { expect, test, vi } from 'vitest'
import { graphql } from '../../../testing/__generated__/gql.ts'
import { testApp } from '../../../testing/app.ts'
import type { Client } from '../../../testing/client.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { getConversationTopic } from '../../../chat/threads/threadNews.ts'
import { getRepliesTopic } from './replies.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })
const { db } = app.platform
const question = 'How old is your car?'

interface Sent {
  id: string
  kind: string
  text: string
  reply: string | null
  secret: string
}

interface Entry {
  id: string
  kind: string
  text: string
  count: number
  is_read: boolean
  reply: string | null
  item_id: string | null
  visitor_username: string | null
}

async function createOwner(): Promise<Person> {
  const owner = await createPerson(app)
  await owner.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees on a roof in Lisbon.' })
  return owner
}

interface Step {
  id: string
  is_unanswered: boolean
  output: string
}

async function ask(client: Client, { username }: Person, input = question) {
  const { body } = await client.rest<{ thread_id: string }>('POST', `/api/v1/twin/${username}/chat`, { input })
  const threadId = body.thread_id
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"done"')) break
  const history = await client.rest<{ steps: Step[] }>('GET', `/api/v1/chat/threads/${threadId}/history?limit=1`)
  const [answer] = history.body.steps
  if (!answer) throw new Error('There is no answer.')
  return { threadId, answer }
}

const send = (client: Client, stepId: string, text?: string) =>
  client.rest<Sent & { error?: { code: string } }>('POST', `/api/v1/chat/steps/${stepId}/send-to-owner`, text === undefined ? {} : { text })

const inbox = async ({ client }: Person, query = '') =>
  (await client.rest<{ entries: Entry[]; unread_count: number }>('GET', `/api/v1/inbox${query}`)).body

const sentFrom = async (client: Client, threadId: string) =>
  (await client.rest<{ messages: Sent[] }>('GET', `/api/v1/chat/threads/${threadId}/visitor-messages`)).body.messages

async function createQuestion(text = question) {
  const owner = await createOwner()
  const guest = app.anyone()
  const { threadId, answer } = await ask(guest, owner, text)
  const { body: sent } = await send(guest, answer.id)
  const [entry] = (await inbox(owner)).entries
  if (!entry) throw new Error('There is no entry.')
  return { owner, guest, threadId, answer, sent, entry }
}

test('puts messages that the twin passed on into the inbox, for a reply', async () => {
  const owner = await createOwner()
  const guest = app.anyone()
  const { threadId } = await ask(guest, owner, 'Leave a message: Call me.')
  const [entry] = (await inbox(owner, '?kind=message')).entries
  expect(entry).toMatchObject({ text: 'Call me.', count: 1, is_read: false })
  await owner.client.rest('POST', `/api/v1/inbox/${entry?.id}/reply`, { text: 'I will.' })
  expect(await sentFrom(guest, threadId)).toMatchObject([{ kind: 'message', text: 'Call me.', reply: 'I will.' }])
})

test('sends nothing to the owner without a request, and a question once however often it is sent', async () => {
  const owner = await createOwner()
  const guest = app.anyone()
  const { answer } = await ask(guest, owner)
  expect(answer.is_unanswered).toBe(true)
  expect((await inbox(owner)).entries).toEqual([])
  const sent = await Promise.all([send(guest, answer.id), send(guest, answer.id)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect(sent[0]?.body.id).toBe(sent[1]?.body.id)
  expect(await inbox(owner)).toMatchObject({
    entries: [{ kind: 'question', text: question, count: 1, is_read: false, reply: null, visitor_username: null }],
    unread_count: 1,
  })
  const { body } = await owner.client.rest('GET', '/api/v1/notifications')
  expect(body).toMatchObject({ notifications: [{ title: 'A visitor sent you a question', message: '', action_url: '/twin?view=inbox' }] })
})

test('merges the same question of several visitors and replies to all of them', async () => {
  const { owner, guest, threadId, entry } = await createQuestion()
  const other = await createPerson(app)
  const second = await ask(other.client, owner, ' how old is YOUR car ')
  await send(other.client, second.answer.id)
  const { entries } = await inbox(owner)
  expect(entries).toMatchObject([{ id: entry.id, count: 2 }])
  expect(await db.notification.count({ where: { userId: owner.id } })).toBe(1)
  await owner.client.rest('POST', `/api/v1/inbox/${entry.id}/reply`, { text: 'Nine years.' })
  expect(await sentFrom(guest, threadId)).toMatchObject([{ text: question, reply: 'Nine years.' }])
  expect(await sentFrom(other.client, second.threadId)).toMatchObject([{ text: 'how old is YOUR car', reply: 'Nine years.' }])
  const third = app.anyone()
  await send(third, (await ask(third, owner)).answer.id)
  expect((await inbox(owner)).entries).toMatchObject([
    { count: 1, reply: null },
    { count: 2, reply: 'Nine years.' },
  ])
})

test('keeps questions and messages apart and filters by type and unread', async () => {
  const { owner, guest, answer, entry } = await createQuestion()
  expect((await send(guest, answer.id, '  Call me.  ')).body).toMatchObject({ kind: 'message', text: 'Call me.' })
  expect((await inbox(owner, '?kind=message')).entries).toMatchObject([{ text: 'Call me.' }])
  expect((await inbox(owner, '?kind=question')).entries).toMatchObject([{ text: question }])
  expect((await owner.client.rest('POST', `/api/v1/inbox/${entry.id}/read`)).body).toMatchObject({ is_read: true })
  expect(await inbox(owner, '?unread_only=true')).toMatchObject({ entries: [{ text: 'Call me.' }], unread_count: 1 })
})

test.each([
  ['an empty message', ' ', 'message_required'],
  ['a long message', 'x'.repeat(2001), 'message_too_long'],
])('rejects %s', async (_, text, code) => {
  const { guest, answer } = await createQuestion()
  expect(await send(guest, answer.id, text)).toMatchObject({ status: 400, body: { error: { code } } })
})

test('rejects an answered question, and unknown answers', async () => {
  const owner = await createOwner()
  const guest = app.anyone()
  const { answer } = await ask(guest, owner, 'Where are the bees?')
  expect(answer.is_unanswered).toBe(false)
  expect(await send(guest, answer.id)).toMatchObject({ status: 404, body: { error: { code: 'no_such_question' } } })
  const own = await ask(owner.client, owner)
  for (const [client, id] of [
    [app.anyone(), answer.id],
    [owner.client, answer.id],
    [owner.client, own.answer.id],
    [guest, 'x'],
  ] as const) {
    expect((await send(client, id, 'Hello')).status).toBeGreaterThanOrEqual(401)
  }
  expect((await inbox(owner)).entries).toEqual([])
})

test('sends the reply live, to its conversation only', async () => {
  const { owner, guest, threadId, entry, sent } = await createQuestion()
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const events = guest.sse(`/api/v1/chat/threads/${threadId}/replies`)
  const next = (async () => {
    for await (const { data } of events) if (data) return JSON.parse(data) as Sent
    return null
  })()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith(getRepliesTopic(threadId), expect.anything()))
  await owner.client.rest('POST', `/api/v1/inbox/${entry.id}/reply`, { text: 'Nine years.' })
  expect(await next).toMatchObject({ id: sent.id, reply: 'Nine years.' })
  subscribe.mockRestore()
  expect((await app.anyone().rest('GET', `/api/v1/chat/threads/${threadId}/replies`)).status).toBe(401)
  const other = await createPerson(app)
  expect((await other.client.rest('GET', `/api/v1/chat/threads/${threadId}/replies`)).status).toBe(404)
  expect((await other.client.rest('GET', `/api/v1/chat/threads/${threadId}/visitor-messages`)).status).toBe(404)
})

const replies = graphql(
  `subscription VisitorRepliesTest($threadId: ID!) { visitorReplies(threadId: $threadId) { reply owner { username } } }`,
)

const conversationChanges = graphql(
  `subscription ConversationReplyTest($id: String!) { twinConversationChanges(threadUuid: $id) { thread { visitorMessages { reply } } } }`,
)

test('sends the reply live over GraphQL, also as a change of the conversation', async () => {
  const { owner, guest, threadId, entry } = await createQuestion()
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const id = Buffer.from(`Thread:${threadId}`).toString('base64')
  const next = [guest.subscribe(replies, { threadId: id }), guest.subscribe(conversationChanges, { id: threadId })].map(async (events) => {
    for await (const { data } of events) return data
    return null
  })
  for (const topic of [getRepliesTopic(threadId), getConversationTopic(threadId)])
    await vi.waitFor(() => expect(subscribe.mock.calls.flatMap(([topics]) => topics)).toContain(topic))
  await owner.client.rest('POST', `/api/v1/inbox/${entry.id}/reply`, { text: 'Nine years.' })
  subscribe.mockRestore()
  expect(await Promise.all(next)).toEqual([
    { visitorReplies: { reply: 'Nine years.', owner: { username: owner.username } } },
    { twinConversationChanges: { thread: { visitorMessages: [{ reply: 'Nine years.' }] } } },
  ])
})

test('the secret shows one message to anyone, while the profile is public', async () => {
  const { owner, entry, sent } = await createQuestion()
  await owner.client.rest('POST', `/api/v1/inbox/${entry.id}/reply`, { text: 'Nine years.' })
  const read = (secret: string) => app.anyone().rest<Sent>('GET', `/api/v1/visitor-messages?secret=${secret}`)
  expect((await read(sent.secret)).body).toMatchObject({ text: question, reply: 'Nine years.' })
  const forged = `${sent.secret.slice(0, -1)}${sent.secret.endsWith('A') ? 'Q' : 'A'}`
  for (const secret of [forged, sent.id, '', 'x'.repeat(10_000)]) expect((await read(secret)).status).toBe(404)
  await owner.client.rest('PUT', '/api/v1/profile', { public: false })
  expect((await read(sent.secret)).status).toBe(404)
})

test('publishes question and reply once, and the twin then answers the question', async () => {
  const { owner, entry } = await createQuestion()
  const publish = () => owner.client.rest<Entry & { error?: object }>('POST', `/api/v1/inbox/${entry.id}/publish`)
  expect(await publish()).toMatchObject({ status: 409, body: { error: { code: 'no_reply_to_publish' } } })
  await owner.client.rest('POST', `/api/v1/inbox/${entry.id}/reply`, { text: 'My car is nine years old.' })
  const published = await Promise.all([publish(), publish()])
  expect(new Set(published.map(({ body }) => body.item_id)).size).toBe(1)
  expect(await db.knowledgeItem.findMany({ where: { userId: owner.id } })).toMatchObject([
    { title: question, content: 'My car is nine years old.', audience: 'listed', hasUntrustedContent: true },
  ])
  expect(await owner.client.rest('GET', '/api/v1/twin-questions')).toMatchObject({ body: { questions: [] } })
  const { answer } = await ask(app.anyone(), owner)
  expect(answer).toMatchObject({ is_unanswered: false, output: expect.stringContaining('nine years old') })
})

test('entries are unknown to other users', async () => {
  const { entry } = await createQuestion()
  const other = await createOwner()
  expect((await inbox(other)).entries).toEqual([])
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '/read'],
    ['POST', '/reply', { text: 'Mine.' }],
    ['POST', '/publish'],
    ['DELETE', ''],
  ] as const) {
    expect((await other.client.rest(method, `/api/v1/inbox/${entry.id}${path}`, body)).status, path).toBe(404)
  }
  expect(await db.visitorMessage.findFirst({ where: { entryId: entry.id } })).toMatchObject({ reply: null, readAt: null })
})

test('a private profile is unknown, and a closed twin takes nothing', async () => {
  const owner = await createOwner()
  const guest = app.anyone()
  const { answer } = await ask(guest, owner)
  await owner.client.rest('PUT', '/api/v1/profile', { twin_enabled: false })
  expect(await send(guest, answer.id)).toMatchObject({ status: 409, body: { error: { code: 'twin_closed' } } })
  await owner.client.rest('PUT', '/api/v1/profile', { public: false })
  expect(await send(guest, answer.id)).toMatchObject({ status: 404, body: { error: { code: 'no_such_twin' } } })
})

test('limits visitors to five a day', async () => {
  const owner = await createOwner()
  const guest = app.anyone()
  const { answer } = await ask(guest, owner)
  for (let index = 0; index < 5; index++) expect((await send(guest, answer.id, `Message ${index}`)).status).toBe(200)
  const refused = await send(guest, answer.id)
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_visitor_messages' } } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
})

test('deletes question and reply with the conversation, and the entry with its last question', async () => {
  const owner = await createOwner()
  const visitor = await createPerson(app)
  const { threadId, answer } = await ask(visitor.client, owner)
  const { body } = await send(visitor.client, answer.id)
  await visitor.client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  expect((await inbox(owner)).entries).toEqual([])
  expect((await app.anyone().rest('GET', `/api/v1/visitor-messages?secret=${body.secret}`)).status).toBe(404)
})

test('exports what was received and sent, without other visitors’ data', async () => {
  const owner = await createOwner()
  const visitor = await createPerson(app)
  await send(visitor.client, (await ask(visitor.client, owner)).answer.id)
  const exported = async ({ client }: Person) => {
    const response = await client.fetch('/api/v1/export')
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const read = (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array())) as object[]
    return { received: read('inbox.json'), sent: read('sent-to-owners.json') }
  }
  expect(await exported(owner)).toMatchObject({ received: [{ text: question }], sent: [] })
  expect(await exported(visitor)).toMatchObject({ received: [], sent: [{ text: question, reply: null }] })
})

test('notifies webhooks of a question', async () => {
  const owner = await createOwner()
  await db.webhook.create({
    data: { userId: owner.id, url: 'https://example.org/hook', secret: 'secret', eventTypes: ['twin.question_asked'] },
  })
  const guest = app.anyone()
  const { threadId, answer } = await ask(guest, owner)
  await send(guest, answer.id)
  const [entry] = (await inbox(owner)).entries
  expect(await db.webhookDelivery.findMany({ where: { webhook: { userId: owner.id } } })).toMatchObject([
    { type: 'twin.question_asked', data: { conversation_id: threadId, entry_id: entry?.id } },
  ])
})
