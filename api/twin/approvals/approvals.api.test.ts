import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { openTwins, say, type Step } from '../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()
const { db } = app.platform
const canary = 'zebrafinches'

interface Entry {
  id: string
  kind: string
  text: string
  proposed_answer: string | null
  is_read: boolean
}

async function createOwner(character: object = { approves_every_answer: true }): Promise<Person> {
  const owner = await aPublicPerson({ bio: `I keep ${canary} on a roof in Lisbon.` })
  expect((await owner.client.rest('PUT', '/api/v1/twin-character', character)).status).toBe(200)
  return owner
}

const listInbox = async ({ client }: Person) => (await client.rest<{ entries: Entry[] }>('GET', '/api/v1/inbox')).body.entries

async function getWaiting(owner: Person): Promise<Entry> {
  const [entry] = await listInbox(owner)
  if (!entry) throw new Error('No answer waits.')
  return entry
}

const decide = ({ client }: Person, { id }: { id: string }, decision: 'approve' | 'reject', body: object = {}) =>
  client.rest<{ error?: { code: string } }>('POST', `/api/v1/inbox/${id}/${decision}`, body)

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')

async function readStream(client: Client, path: string, request?: object): Promise<string> {
  let all = ''
  for await (const { data } of client.sse(path, request)) all += data
  return all
}

const everything = `query ($id: ID!) { node(id: $id) { ... on Thread { lastMessagePreview visitorMessages { text } steps(last: 20) { edges { node {
  output approval aiGenerated isUnanswered citations { title excerpt } metadata agentModel
  toolCallSession { toolCalls { name inputParams outputResult } } elements { __typename } } } } } } }`
const follow = `subscription ($id: ID!, $after: String) { chatStream(threadId: $id, after: $after) { __typename cursor ... on ChatSnapshot { text toolCalls { outputResult } }
  ... on ChatDelta { delta } ... on ChatToolOutput { toolCall { outputResult } } ... on ChatAssistantStep { step { output citations { excerpt } } } } }`

async function readEverything(client: Client, threadId: string, { id: stepId }: Pick<Step, 'id'>): Promise<string> {
  const id = globalId('Thread', threadId)
  const paths = [
    `threads/${threadId}/history`,
    `threads/${threadId}`,
    `threads/${threadId}/visitor-messages`,
    `threads/${threadId}/export?format=json`,
    `steps/${stepId}`,
    'threads/recent',
  ]
  const read = paths.map(async (path) => (await client.fetch(`/api/v1/chat/${path}`)).text())
  const body = JSON.stringify({ query: follow, variables: { id, after: '1:0' } })
  const graph = readStream(client, '/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const rest = readStream(client, `/api/v1/chat/stream?thread_id=${threadId}`, { headers: { 'last-event-id': '1:0' } })
  const { body: node } = await client.graphqlText(everything, { id })
  return [...(await Promise.all([...read, graph, rest])), JSON.stringify(node)].join('\n')
}

test.each(['guest', 'member'])('a %s sees an answer once the owner approved it', async (kind) => {
  const owner = await createOwner()
  const client = kind === 'guest' ? app.anyone() : (await createPerson(app)).client
  const { body: sent } = await client.rest<{ thread_id: string }>('POST', `/api/v1/twin/${owner.username}/chat`, {
    input: 'What do you keep?',
  })
  const threadId = sent.thread_id
  const streamed = await readStream(client, `/api/v1/chat/stream?thread_id=${threadId}`)
  expect(streamed).toContain('The owner reviews answers first.')
  expect(streamed).not.toContain(canary)
  const { body } = await client.rest<{ steps: (Step & { approval: string; ai_generated: boolean })[] }>(
    'GET',
    `/api/v1/chat/threads/${threadId}/history?limit=1`,
  )
  const [answer] = body.steps
  if (!answer) throw new Error('There is no answer.')
  expect(answer).toMatchObject({ approval: 'waiting', ai_generated: false, citations: [], elements: [] })
  const before = await readEverything(client, threadId, answer)
  expect(before).toContain('The owner reviews answers first.')
  expect(before).not.toContain(canary)

  const waiting = await getWaiting(owner)
  expect(waiting).toMatchObject({ id: answer.id, kind: 'approval', text: 'What do you keep?', is_read: false })
  expect(waiting.proposed_answer).toContain(canary)
  const changes = client.sse(`/api/v1/chat/threads/${threadId}/changes`)[Symbol.asyncIterator]()
  const change = changes.next()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect((await decide(owner, waiting, 'approve')).status).toBe(200)
  expect(JSON.parse((await change).value?.data ?? '{}')).toMatchObject({ decided_step_id: answer.id })
  await changes.return?.(undefined)
  expect(await listInbox(owner)).toEqual([])
  const shown = (await client.rest<Step>('GET', `/api/v1/chat/steps/${answer.id}`)).body
  expect(shown).toMatchObject({
    approval: 'approved',
    ai_generated: true,
    output: waiting.proposed_answer,
    citations: [{ kind: 'profile' }],
  })
})

test('the owner gets one notification until all answers are decided, and an event for each', async () => {
  const owner = await createOwner()
  await owner.client.rest('POST', '/api/v1/webhooks', { url: 'https://example.org/hook', event_types: ['twin.approval_waiting'] })
  const guest = app.anyone()
  const first = await say(guest, owner.username, 'What do you keep?')
  const second = await say(guest, owner.username, 'Where do you keep them?')
  const listUnread = async () => {
    const { body } = await owner.client.rest<{ notifications: { title: string }[] }>('GET', '/api/v1/notifications?include_read=false')
    return body.notifications.filter(({ title }) => title.includes('approval'))
  }
  expect(await listUnread()).toMatchObject([{ action_url: '/twin?view=inbox' }])
  const deliveries = await db.webhookDelivery.findMany({ where: { webhook: { userId: owner.id } }, orderBy: { createdAt: 'asc' } })
  expect(deliveries).toMatchObject([
    { type: 'twin.approval_waiting', data: { conversation_id: first.threadId, entry_id: first.id } },
    { type: 'twin.approval_waiting' },
  ])

  await decide(owner, first, 'approve')
  expect(await listUnread()).toHaveLength(1)
  await decide(owner, second, 'reject')
  expect(await listUnread()).toEqual([])
})

test('only answers about chosen subjects wait, also when only the answer or the question before names them', async () => {
  const owner = await createOwner({ approval_subjects: ['finches', 'birds'] })
  await owner.client.rest('PUT', '/api/v1/twin-character', { approval_subjects: [canary] })
  const guest = app.anyone()
  expect(await say(guest, owner.username, 'Hello!')).toMatchObject({ approval: null })
  expect(await say(guest, owner.username, 'What do you keep?')).toMatchObject({ approval: 'waiting' })
  expect(await say(app.anyone(), owner.username, `Do you like ${canary}?`)).toMatchObject({ approval: 'waiting' })
})

test('only the owner can approve, edit or reject an answer, and only once', async () => {
  const [owner, other] = await Promise.all([createOwner(), createOwner()])
  const guest = app.anyone()
  const first = await say(guest, owner.username, 'What do you keep?')
  expect((await decide(other, first, 'approve')).status).toBe(404)
  expect((await decide(owner, first, 'approve', { text: ' ' })).status).toBe(400)
  expect((await decide(owner, first, 'approve', { text: 'Birds.' })).status).toBe(200)
  expect((await decide(owner, first, 'reject')).status).toBe(404)
  expect((await guest.rest('GET', `/api/v1/chat/steps/${first.id}`)).body).toMatchObject({ output: 'Birds.', approval: 'approved' })
  const second = await say(guest, owner.username, 'Where do you keep them?')
  expect((await decide(owner, second, 'reject')).status).toBe(200)
  expect((await guest.rest('GET', `/api/v1/chat/steps/${second.id}`)).body).toMatchObject({
    output: 'The owner chose not to answer this.',
    approval: 'rejected',
    ai_generated: false,
  })
  expect(await readEverything(guest, second.threadId, second)).not.toContain(canary)
  expect(await db.waitingAnswer.count({ where: { ownerId: owner.id } })).toBe(0)
})

test('owners’ tests of their own twins need no approval', async () => {
  const owner = await createOwner()
  expect(await say(owner.client, owner.username, 'What do you keep?')).toMatchObject({ approval: null })
})

test('waiting answers are in the owner’s export only, and end with the conversation', async () => {
  const owner = await createOwner()
  const member = await createPerson(app)
  const { threadId } = await say(member.client, owner.username, 'What do you keep?')
  const read = async ({ client }: Person) => {
    const zip = new Uint8Array(await (await client.fetch('/api/v1/export')).arrayBuffer())
    return Object.entries(unzipSync(zip)).map(([name, file]) => `${name}: ${strFromU8(file)}`)
  }
  expect((await read(owner)).find((file) => file.startsWith('waiting-answers.json'))).toContain(canary)
  expect((await read(member)).join('\n')).not.toContain(canary)
  await member.client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  expect(await listInbox(owner)).toEqual([])
})

test('later prompts contain neither waiting nor rejected answers', async () => {
  const mocked = await testApp()
  const owner = await createPerson(mocked)
  await owner.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees.' })
  await owner.client.rest('PUT', '/api/v1/twin-character', { approves_every_answer: true })
  const guest = mocked.anyone()
  const waiting = await say(guest, owner.username, 'Hello [[tokens:3]]')
  await say(guest, owner.username, 'Anyone there? [[tokens:1]]')
  const prompt = () => JSON.stringify(mocked.model.requests.at(-1))
  expect(prompt()).not.toMatch(/tok2|reviews answers/)
  await decide(owner, waiting, 'reject')
  await say(guest, owner.username, 'And now? [[tokens:1]]')
  expect(prompt()).not.toMatch(/tok2|chose not to answer/)
  const [entry] = await listInbox(owner)
  await decide(owner, entry ?? { id: '' }, 'approve', { text: 'Approved words.' })
  await say(guest, owner.username, 'Thanks [[tokens:1]]')
  expect(prompt()).toContain('Approved words.')
})
