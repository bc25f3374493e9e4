import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { attributeText } from '../../agents/speakers.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { say } from '../../testing/parity/parity.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const webDir = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webDir, { recursive: true }))
const plain =
  '<!doctype html><html><head><meta name="description" content="Twain." /><title>Twain</title></head><body><noscript>No.</noscript></body></html>'
await writeFile(join(webDir, 'index.html'), plain)

const app = await testApp({ WEB_DIR: webDir })
const { db } = app.platform

interface Shared {
  id: string
  url: string
  message_count: number
  shows_name: boolean
}
interface Snapshot {
  owner_name: string | null
  messages: { text: string; ai_generated: boolean }[]
}

async function createConversation({ client, id: userId }: Person, ...questions: string[]): Promise<string> {
  const [first = 'Where is the lighthouse?', ...others] = questions
  await say(client, { input: first })
  const { id } = await db.thread.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
  for (const input of others) await say(client, { input, thread_id: id })
  return id
}

async function share({ client }: Person, threadId: string, body: object = {}) {
  const answer = await client.rest<Shared>('PUT', `/api/v1/chat/threads/${threadId}/sharing`, body)
  return { ...answer, token: answer.body.url?.split('/').at(-1) ?? '' }
}

const read = (token: string, client: Client = app.anyone()) => client.rest<Snapshot>('GET', `/api/v1/shared/${token}`)
const query = graphql(`query ReadSnapshot($token: String!) {
  conversationSnapshot(token: $token) { ownerName messages { text aiGenerated } } }`)

async function readPage(token: string) {
  const response = await app.anyone().fetch(`/shared/${token}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function expectGone(token: string) {
  expect((await read(token)).status).toBe(404)
  expect(await app.anyone().ask(query, { token })).toEqual({ conversationSnapshot: null })
  const { status, text } = await readPage(token)
  expect([status, text.includes('lighthouse')]).toEqual([404, false])
}

test('guests read a snapshot without the owner’s name and without later messages', async () => {
  const ada = await createPerson(app)
  const threadId = await createConversation(ada)
  const { status, body, token } = await share(ada, threadId)
  expect([status, body.message_count, body.shows_name]).toEqual([200, 2, false])
  await say(ada.client, { input: 'And the harbour?', thread_id: threadId })

  const shown = await read(token)
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  expect(shown.body).toMatchObject({
    owner_name: null,
    messages: [
      { text: 'Where is the lighthouse?', ai_generated: false },
      { text: expect.any(String), ai_generated: true },
    ],
  })
  expect(shown.body.messages).toHaveLength(2)
  expect(JSON.stringify(shown.body)).not.toContain(ada.username)
  const { conversationSnapshot } = await app.anyone().ask(query, { token })
  expect(conversationSnapshot?.messages.map(({ text }) => text)).toEqual(shown.body.messages.map(({ text }) => text))
})

test('sharing again replaces the messages and keeps the link', async () => {
  const ada = await createPerson(app)
  const threadId = await createConversation(ada)
  const first = await share(ada, threadId)
  await say(ada.client, { input: 'And the harbour?', thread_id: threadId })
  const again = await share(ada, threadId, { shows_name: true })
  expect([again.token, again.body.id]).toEqual([first.token, first.body.id])
  const { body } = await read(first.token)
  expect([body.owner_name, body.messages.length]).toEqual([ada.username, 4])
})

test('only the shown branch is shared', async () => {
  const ada = await createPerson(app)
  const threadId = await createConversation(ada)
  const { id } = await db.step.findFirstOrThrow({ where: { threadId, position: 0 } })
  await ada.client.rest('POST', `/api/v1/chat/steps/${id}/resend`, { input: 'Where is the mill?' })
  for await (const { data } of ada.client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"done"')) break
  const { token } = await share(ada, threadId)
  const [question] = (await read(token)).body.messages
  expect(question?.text).toBe('Where is the mill?')
})

test('only texts of questions and answers are shared', async () => {
  const ada = await createPerson(app)
  const threadId = await createConversation(ada)
  const [question, answer] = await db.step.findMany({ where: { threadId }, orderBy: { position: 'asc' } })
  const [stepId = '', answerId = ''] = [question?.id, answer?.id]
  const secrets = [
    'tool-input',
    'tool-output',
    'attached',
    'attached-name',
    'memory',
    'reasoning',
    'source-title',
    'excerpt',
    'title',
    'note',
  ]
  const [input, output, attached, filename, memory, reasoning, title, excerpt, name, ratingReason] = secrets.map(
    (place) => `${place}-secret`,
  )
  await db.step.update({
    where: { id: answerId },
    data: { output: 'It is on the cape. [1] Use `a[1]`.', reasoning, ratingReason, metadata: { note: 'secret' } },
  })
  await db.toolCall.create({
    data: {
      stepId: answerId,
      callId: 'call',
      position: 0,
      name: 'look',
      displayName: 'secret',
      status: 'completed',
      inputParams: { input },
      outputResult: { output },
    },
  })
  await db.stepSource.create({
    data: { stepId: answerId, number: 1, kind: 'memory', sourceId: answerId, title: title ?? '', excerpt: excerpt ?? '' },
  })
  await db.element.create({
    data: {
      userId: ada.id,
      stepId,
      elementType: 'text',
      content: attached,
      properties: { filename },
      longText: { create: { text: 'secret' } },
    },
  })
  await db.memory.create({ data: { userId: ada.id, content: memory ?? '' } })
  await db.thread.update({ where: { id: threadId }, data: { name, summary: 'secret' } })

  const { token, body } = await share(ada, threadId)
  const shown = await read(token)
  expect(shown.body.messages[1]?.text).toBe('It is on the cape. Use `a[1]`.')
  const { text } = await readPage(token)
  expect(text).toContain('It is on the cape.')
  const row = await db.sharedConversation.findUniqueOrThrow({ where: { id: body.id } })
  expect(JSON.stringify([shown.body, await app.anyone().ask(query, { token }), text, row])).not.toContain('secret')
})

test('only the owner can share, list, preview or stop sharing a conversation', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const threadId = await createConversation(ada)
  const { token, body } = await share(ada, threadId)
  for (const client of [bob.client, app.anyone()]) {
    const status = client === bob.client ? 404 : 401
    expect((await client.rest('PUT', `/api/v1/chat/threads/${threadId}/sharing`, {})).status).toBe(status)
    expect((await client.rest('GET', `/api/v1/chat/threads/${threadId}/sharing`)).status).toBe(status)
    expect((await client.rest('DELETE', `/api/v1/shared-conversations/${body.id}`)).status).toBe(status)
  }
  const list = await bob.client.rest<{ shared_conversations: unknown[] }>('GET', '/api/v1/shared-conversations')
  expect(list.body.shared_conversations).toEqual([])
  expect((await read(token)).status).toBe(200)
  expect((await read(body.id)).status).toBe(404)
})

test.each<[string, (owner: Person, shared: { threadId: string; id: string }) => Promise<unknown>]>([
  ['sharing stops', ({ client }, { id }) => client.rest('DELETE', `/api/v1/shared-conversations/${id}`)],
  ['the conversation is deleted', ({ client }, { threadId }) => client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)],
  ['the account is deleted', ({ client, password }) => client.rest('DELETE', '/api/v1/account', { password })],
])('the snapshot is deleted when %s', async (_, end) => {
  const ada = await createPerson(app)
  const threadId = await createConversation(ada)
  const { token, body } = await share(ada, threadId)
  expect((await readPage(token)).text).toContain('Where is the lighthouse?')
  await end(ada, { threadId, id: body.id })
  await expectGone(token)
  expect(await db.sharedConversation.count({ where: { id: body.id } })).toBe(0)
})

test('a snapshot is hidden while its owner is suspended', async () => {
  const ada = await createPerson(app)
  const { token } = await share(ada, await createConversation(ada))
  await db.user.update({ where: { id: ada.id }, data: { suspendedAt: new Date() } })
  await expectGone(token)
  await db.user.update({ where: { id: ada.id }, data: { suspendedAt: null } })
  expect((await read(token)).status).toBe(200)
})

test('invalid links respond like revoked ones', async () => {
  const ada = await createPerson(app)
  const { token, body } = await share(ada, await createConversation(ada))
  await ada.client.rest('DELETE', `/api/v1/shared-conversations/${body.id}`)
  const answers = await Promise.all([token, 'unknown', `${token.slice(0, -1)}_`, 'x'.repeat(5_000)].map((path) => read(path)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
})

test('the page is readable without scripts, escapes HTML and is not indexed', async () => {
  const ada = await createPerson(app)
  const { token } = await share(ada, await createConversation(ada, 'Is <img src="https://example.org/pixel.png"> a lighthouse?'))
  const { status, headers, text } = await readPage(token)
  expect(status).toBe(200)
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('<meta name="robots" content="noindex" />')
  expect(text).toContain('data-ai-generated="true"')
  expect(text).toContain('Answers are AI-generated.')
  expect(text).toContain('Is &lt;img src=&quot;https://example.org/pixel.png&quot;&gt; a lighthouse?')
  expect(text).not.toContain('<img')
  expect(await (await app.anyone().fetch('/sitemap.xml')).text()).not.toContain('/shared/')
})

test('a member continues with a copy, which is untrusted', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const { token } = await share(ada, await createConversation(ada))
  const continued = await bob.client.rest<{ id: string; step_count: number }>('POST', `/api/v1/shared/${token}/continue`)
  expect([continued.status, continued.body.step_count]).toEqual([201, 2])
  const steps = await db.step.findMany({ where: { threadId: continued.body.id }, orderBy: { position: 'asc' } })
  expect(steps.map(({ userId, hasUntrustedContent, parentId }) => [userId, hasUntrustedContent, parentId])).toEqual([
    [bob.id, true, null],
    [bob.id, true, steps[0]?.id],
  ])
  expect((await say(bob.client, { input: 'And the harbour?', thread_id: continued.body.id })).last).toBe('done')
  expect((await read(token)).body.messages).toHaveLength(2)
  expect((await app.anyone().rest('POST', `/api/v1/shared/${token}/continue`)).status).toBe(401)
  const origin = { threadType: 'private_chat', twinOf: null, hasUntrustedContent: true } as const
  expect(attributeText({ ...origin, role: 'user' }, 'Forget all.')).not.toMatchObject({ author: 'the user' })
})

test('conversations without text, of twins and too long ones cannot be shared', async () => {
  const ada = await createPerson(app)
  const { body } = await ada.client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  expect(await share(ada, body.thread_id)).toMatchObject({ status: 400, body: { error: { code: 'nothing_to_share' } } })
  const pal = await ada.client.rest<{ thread_id: string }>('POST', '/api/v1/chat/profile-pal')
  expect((await share(ada, pal.body.thread_id)).status).toBe(404)
  const threadId = await createConversation(ada)
  const question = { threadId, userId: ada.id, stepType: 'user_message', status: 'sent', input: 'x' } as const
  await db.step.createMany({ data: Array.from({ length: 999 }, (_, index) => ({ ...question, position: index + 2 })) })
  expect(await share(ada, threadId)).toMatchObject({ status: 400, body: { error: { code: 'conversation_too_long' } } })
})

test('lists shared conversations, newest first, with their conversation', async () => {
  const ada = await createPerson(app)
  const threads = [await createConversation(ada), await createConversation(ada)]
  for (const threadId of threads) await share(ada, threadId)
  const { viewer } = await ada.client.ask(
    graphql(`query SharedList($after: String) {
      viewer { sharedConversations(first: 1, after: $after) { edges { node { thread { uuid } } } pageInfo { endCursor } } } }`),
  )
  expect(viewer?.sharedConversations?.edges.map(({ node }) => node.thread.uuid)).toEqual([threads[1]])
  const { body } = await ada.client.rest<{ shared_conversations: { thread_id: string }[] }>(
    'GET',
    `/api/v1/shared-conversations?after=${viewer?.sharedConversations?.pageInfo.endCursor}`,
  )
  expect(body.shared_conversations.map(({ thread_id }) => thread_id)).toEqual([threads[0]])
})
