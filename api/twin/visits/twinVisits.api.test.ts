import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { TwinConversationsQueryVariables } from '../../testing/__generated__/graphql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin', GUEST_RETENTION_DAYS: '30' })
const { db } = app.platform

async function createPublicPerson(): Promise<Person> {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees on a roof in Lisbon.' })
  return person
}

async function say(client: Client, { username }: Person, input: string): Promise<string> {
  const { body } = await client.rest<{ thread_id: string }>('POST', `/api/v1/twin/${username}/chat`, { input })
  for await (const _ of client.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`)) void _
  return body.thread_id
}

const list = graphql(`query TwinConversations($first: Int, $after: String) { viewer {
  twinConversations(first: $first, after: $after) {
    edges { node { id uuid visitorKind visitorUsername firstQuestion stepCount } } pageInfo { hasNextPage endCursor } } } }`)
async function visits({ client }: Person, page: TwinConversationsQueryVariables = {}) {
  const { viewer } = await client.ask(list, page)
  return { visits: viewer?.twinConversations?.edges.map(({ node }) => node), ...viewer?.twinConversations?.pageInfo }
}

const visit = graphql(`query TwinConversation($uuid: String!, $id: ID!) {
  viewer { twinConversation(uuid: $uuid) { uuid
    steps(last: 10) { edges { node { author text isUnanswered citations { title } } } pageInfo { hasPreviousPage } } } }
  node(id: $id) { __typename id }
}`)

const questions = graphql(`query TwinUnanswered { viewer { twinUnanswered { id text count conversationUuid } } }`)
const unanswered = async ({ client }: Person) => (await client.ask(questions)).viewer?.twinUnanswered ?? []

const dismiss = graphql(`mutation DismissTwinQuestion($input: DismissTwinQuestionInput!) { dismissTwinQuestion(input: $input) {
  ... on DismissTwinQuestionPayload { dismissedQuestionId } ... on NotFoundError { message } } }`)

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')

test('lists visitor conversations, last active first, naming only public visitors', async () => {
  const [ada, bob, carol] = await Promise.all([createPublicPerson(), createPublicPerson(), createPerson(app)])
  const guest = app.anyone()
  const threadId = await say(guest, ada, 'Where are the bees?')
  await say(bob.client, ada, 'Hello from Bob')
  await say(carol.client, ada, 'Hello from Carol')
  await say(ada.client, ada, 'Hello from myself')
  const { visits: listed } = await visits(ada)
  expect(listed).toMatchObject([
    { visitorKind: 'MEMBER', visitorUsername: null, firstQuestion: 'Hello from Carol', stepCount: 2 },
    { visitorKind: 'MEMBER', visitorUsername: bob.username, firstQuestion: 'Hello from Bob' },
    { visitorKind: 'GUEST', visitorUsername: null, firstQuestion: 'Where are the bees?', uuid: threadId },
  ])
  await say(guest, ada, 'Thanks')
  const first = await visits(ada, { first: 2 })
  expect(first).toMatchObject({ visits: [{ uuid: threadId, stepCount: 4 }, {}], hasNextPage: true })
  expect((await visits(ada, { first: 2, after: first.endCursor })).visits).toMatchObject([{ visitorUsername: bob.username }])
  const { viewer, node } = await ada.client.ask(visit, {
    uuid: threadId,
    id: globalId('TwinConversation', threadId),
  })
  expect(node).toMatchObject({ __typename: 'TwinConversation' })
  expect(viewer?.twinConversation).toMatchObject({
    steps: {
      pageInfo: { hasPreviousPage: false },
      edges: [
        { node: { author: 'VISITOR', text: 'Where are the bees?' } },
        { node: { author: 'TWIN', text: expect.stringContaining('“I keep bees'), isUnanswered: false, citations: [{ title: 'About' }] } },
        { node: { author: 'VISITOR', text: 'Thanks' } },
        { node: { author: 'TWIN', citations: [] } },
      ],
    },
  })
})

test('only the owner can read visitor conversations, and cannot write to them', async () => {
  const [ada, bob] = await Promise.all([createPublicPerson(), createPublicPerson()])
  const threadId = await say(bob.client, ada, 'Hello')
  const variables = { uuid: threadId, id: globalId('TwinConversation', threadId) }
  for (const person of [bob, await createPerson(app)]) {
    expect(await person.client.ask(visit, variables)).toEqual({ viewer: { twinConversation: null }, node: null })
    expect((await visits(person)).visits).toEqual([])
  }
  expect(await app.anyone().ask(visit, variables)).toEqual({ viewer: null, node: null })
  expect(await ada.client.ask(visit, { ...variables, uuid: 'no id' })).toMatchObject({ viewer: { twinConversation: null } })

  const send = graphql(`mutation SendMessage($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`)
  const input = { threadId: globalId('Thread', threadId), text: 'I am Ada', clientMessageId: 'ada' }
  expect(await ada.client.ask(send, { input })).toEqual({ sendMessage: { __typename: 'NotFoundError' } })
  for (const [method, path] of [
    ['POST', 'stream'],
    ['GET', `threads/${threadId}/history`],
    ['DELETE', `threads/${threadId}`],
  ] as const) {
    const body = method === 'POST' ? { input: 'I am Ada', thread_id: threadId } : undefined
    expect((await ada.client.rest(method, `/api/v1/chat/${path}`, body)).status, path).toBe(404)
  }
  expect(await db.step.count({ where: { threadId } })).toBe(2)
})

test('groups unanswered questions by wording and hides dismissed ones until asked again', async () => {
  const [ada, bob] = await Promise.all([createPublicPerson(), createPerson(app)])
  await say(bob.client, ada, 'How old is your car?')
  const threadId = await say(app.anyone(), ada, '  how OLD is  your car')
  await say(app.anyone(), ada, 'Where are the bees?')
  await say(app.anyone(), ada, 'Hello')
  await say(ada.client, ada, 'What did the boat cost?')
  const asked = await unanswered(ada)
  expect(asked).toMatchObject([{ text: '  how OLD is  your car', count: 2, conversationUuid: threadId }])
  const id = asked[0]?.id ?? ''
  expect(await ada.client.ask(visit, { uuid: threadId, id })).toMatchObject({
    viewer: { twinConversation: { steps: { edges: [{ node: { isUnanswered: false } }, { node: { isUnanswered: true } }] } } },
    node: { __typename: 'TwinQuestion' },
  })

  const input = { questionId: id }
  const missing = { dismissTwinQuestion: { message: 'This question does not exist.' } }
  expect(await unanswered(bob)).toEqual([])
  expect(await bob.client.ask(dismiss, { input })).toEqual(missing)
  expect((await app.anyone().graphql(dismiss, { input })).body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  expect(await ada.client.ask(dismiss, { input })).toEqual({ dismissTwinQuestion: { dismissedQuestionId: id } })
  expect(await ada.client.ask(dismiss, { input })).toEqual(missing)
  expect(await unanswered(ada)).toEqual([])
  await say(app.anyone(), ada, 'How old is your car?')
  expect(await unanswered(ada)).toMatchObject([{ id, count: 1 }])
})

test('shortens long unanswered questions to 500 characters', async () => {
  const ada = await createPublicPerson()
  await say(app.anyone(), ada, `How old is your car? ${'Mine is red. '.repeat(50)}`)
  const [asked] = await unanswered(ada)
  expect(asked?.text).toHaveLength(500)
  expect(asked?.text).toMatch(/^How old is your car\? Mine is red\..*…$/)
})

const answer = graphql(`mutation AnswerTwinQuestion($input: CreateKnowledgeItemInput!) { createKnowledgeItem(input: $input) {
  ... on CreateKnowledgeItemPayload { answeredQuestionId itemEdge { node { isPublic } } } ... on InputError { message } } }`)

test('only the owner’s public note or story closes a question', async () => {
  const [ada, bob] = await Promise.all([createPublicPerson(), createPublicPerson()])
  await say(app.anyone(), ada, 'How old is your car?')
  await say(app.anyone(), ada, 'What did the boat cost?')
  const [boat, car] = (await unanswered(ada)).map(({ id }) => id)
  const write = async ({ client }: Person, input: object) =>
    (await client.ask(answer, { input: { kind: 'NOTE', title: 'An answer', content: 'Nine years.', ...input } })).createKnowledgeItem
  expect(await write(ada, { answersQuestionId: car })).toMatchObject({ answeredQuestionId: null, itemEdge: { node: { isPublic: false } } })
  expect(await write(bob, { answersQuestionId: car, isPublic: true })).toMatchObject({ answeredQuestionId: null })
  expect(await write(ada, { answersQuestionId: car, isPublic: true, title: '' })).toHaveProperty('message')
  expect(await unanswered(ada)).toHaveLength(2)
  expect(await write(ada, { answersQuestionId: car, isPublic: true })).toMatchObject({ answeredQuestionId: car })
  expect(await write(ada, { kind: 'STORY', answersQuestionId: boat, isPublic: true })).toMatchObject({ answeredQuestionId: boat })
  expect(await unanswered(ada)).toEqual([])
  expect(await write(ada, { answersQuestionId: car, isPublic: true })).toMatchObject({ answeredQuestionId: null, itemEdge: {} })
})

test('deletes a question with its conversation', async () => {
  const [ada, bob] = await Promise.all([createPublicPerson(), createPerson(app)])
  const threadId = await say(bob.client, ada, 'How old is your car?')
  expect(await unanswered(ada)).toHaveLength(1)
  await bob.client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  expect(await unanswered(ada)).toEqual([])
  expect((await visits(ada)).visits).toEqual([])
})

test('lists use a constant number of statements', async () => {
  const [ada, bob] = await Promise.all([createPublicPerson(), createPublicPerson()])
  for (let index = 0; index < 5; index++) await say(app.anyone(), ada, `How old is car ${index}?`)
  await say(app.anyone(), bob, 'How old is the car?')
  for (const work of [visits, unanswered]) {
    await Promise.all([work(ada), work(bob)])
    const many = await app.countStatements(() => work(ada))
    expect(many.length).toBe((await app.countStatements(() => work(bob))).length)
  }
})

test('deletes inactive guest conversations and nothing else', async () => {
  const [ada, bob] = await Promise.all([createPublicPerson(), createPerson(app)])
  const [idle, active, late] = [app.anyone(), app.anyone(), app.anyone()]
  const threads = [
    await say(idle, ada, 'One'),
    await say(active, ada, 'Two'),
    await say(late, ada, 'Three'),
    await say(bob.client, ada, 'Four'),
  ]
  const old = new Date(Date.now() - 31 * 86_400_000)
  const findGuest = async (id?: string) => (await db.thread.findUniqueOrThrow({ where: { id } })).guestId ?? ''
  const [idleGuest, lateGuest] = [await findGuest(threads[0]), await findGuest(threads[2])]
  await db.guest.updateMany({ where: { id: { in: [idleGuest, lateGuest] } }, data: { lastSeenAt: old } })
  await db.thread.updateMany({ where: { id: { in: [threads[0] ?? '', threads[3] ?? ''] } }, data: { updatedAt: old } })
  await app.services.guests.deleteIdle(new Date())
  const kept = await db.thread.findMany({ where: { id: { in: threads } }, orderBy: { createdAt: 'asc' } })
  expect(kept.map(({ id }) => id)).toEqual(threads.slice(1))
  expect(await db.guest.count({ where: { id: idleGuest } })).toBe(0)
  expect((await idle.rest('GET', `/api/v1/chat/threads/${threads[0]}/history`)).status).toBe(404)
  expect(await say(idle, ada, 'Again')).not.toBe(threads[0])
})

test('limits visitors to five messages a day', async () => {
  const ada = await createPublicPerson()
  const guest = app.anyone()
  for (let index = 0; index < 5; index++) await say(guest, ada, `Leave a message: number ${index}`)
  const threadId = await say(guest, ada, 'Leave a message: one more')
  const { body } = await guest.rest<{ steps: { output: string }[] }>('GET', `/api/v1/chat/threads/${threadId}/history?limit=1`)
  expect(body.steps[0]?.output).toMatch(/^I didn’t pass this on: .* has received too many messages/)
  await say(app.anyone(), ada, 'Leave a message: from somebody else')
  const sent = await ada.client.rest<{ notifications: { message: string; action_url: string }[] }>('GET', '/api/v1/notifications?limit=20')
  expect(sent.body.notifications).toHaveLength(6)
  expect(sent.body.notifications.some(({ message }) => message === 'one more')).toBe(false)
  expect(sent.body.notifications.at(-1)).toMatchObject({ message: 'number 0', action_url: `/twin?conversation=${threadId}` })
})
