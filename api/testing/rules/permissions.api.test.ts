import { encodeGlobalID } from '@pothos/plugin-relay'
import { expect, test } from 'vitest'
import { graphql } from '../__generated__/gql.ts'
import { testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson, type Person } from '../people.ts'

const app = await testApp()

const clientMessageId = () => crypto.randomUUID()
const thread = graphql(`query ThreadNode($id: ID!) { node(id: $id) { __typename ... on Thread {
  id uuid viewerCanSend viewerCanRename viewerCanDelete
  steps(last: 100) { edges { node { id viewerCanRetry viewerCanEdit run { id } } } } } } }`)

async function read(client: Client, uuid: string) {
  const { node } = await client.ask(thread, { id: encodeGlobalID('Thread', uuid) })
  if (node?.__typename !== 'Thread') throw new Error('There is no such thread.')
  return node
}

async function works(client: Client, name: string, input: object): Promise<boolean> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const query = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename } }`
  const { body } = await client.graphqlText<{ result: { __typename: string } }>(query, { input })
  return body.data?.result?.__typename.endsWith('Payload') ?? false
}

async function say(client: Client, path: string, input: object): Promise<string> {
  const { body } = await client.rest<{ thread_id: string }>('POST', path, input)
  await untilDone(client, body.thread_id)
  return body.thread_id
}

async function untilDone(client: Client, threadId: string) {
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"done"')) return
}

async function sayToAssistant(client: Client, threadId: string, text: string) {
  await works(client, 'sendMessage', { threadId: encodeGlobalID('Thread', threadId), text, clientMessageId: clientMessageId() })
  await untilDone(client, threadId)
}

const createPrivateThread = async (client: Client) =>
  (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body.thread_id

async function createPublicPerson(): Promise<Person> {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'Keeps a lighthouse.' })
  return person
}

test('every question to the assistant can be edited and every answer retried', async () => {
  const { client } = await createPerson(app)
  const threadId = await createPrivateThread(client)
  for (const text of ['Hello', 'How are you?']) await sayToAssistant(client, threadId, text)
  const { steps } = await read(client, threadId)
  const shown = (steps?.edges ?? []).map(({ node }) => node)
  expect(shown.map(({ viewerCanEdit, viewerCanRetry }) => [viewerCanEdit, viewerCanRetry])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ])
  const [question, answer] = shown
  expect(await works(client, 'editAndResend', { stepId: answer?.id, text: 'Hi', clientMessageId: clientMessageId() })).toBe(false)
  expect(await works(client, 'retryRun', { runId: answer?.run?.id, clientMessageId: clientMessageId() })).toBe(true)
  await untilDone(client, threadId)
  expect(await works(client, 'editAndResend', { stepId: question?.id, text: 'Hi', clientMessageId: clientMessageId() })).toBe(true)
  await untilDone(client, threadId)
  const edited = (await read(client, threadId)).steps?.edges.find(({ node }) => node.viewerCanEdit)?.node
  expect(await works(client, 'editAndResend', { stepId: edited?.id, text: 'Hi', clientMessageId: clientMessageId() })).toBe(true)
})

test('a message that was just sent says the same', async () => {
  const { client } = await createPerson(app)
  const send = graphql(`mutation SendForPermissions($input: SendMessageInput!) { sendMessage(input: $input) { ... on SendMessagePayload {
    userStepEdge { node { viewerCanEdit viewerCanRetry } } assistantStepEdge { node { viewerCanEdit viewerCanRetry } } } } }`)
  const { sendMessage } = await client.ask(send, { input: { text: 'Hello', clientMessageId: clientMessageId() } })
  expect(sendMessage).toEqual({
    userStepEdge: { node: { viewerCanEdit: true, viewerCanRetry: false } },
    assistantStepEdge: { node: { viewerCanEdit: false, viewerCanRetry: true } },
  })
})

test('Profile Pal’s opening cannot be regenerated, nor its conversation renamed', async () => {
  const { client } = await createPerson(app)
  const { body } = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/profile-pal')
  const pal = await read(client, body.thread_id)
  expect(pal).toMatchObject({ viewerCanSend: true, viewerCanRename: false, viewerCanDelete: true })
  expect(pal.steps?.edges.map(({ node }) => node)).toMatchObject([{ viewerCanEdit: false, viewerCanRetry: false, run: null }])
  expect(await works(client, 'renameThread', { threadId: pal.id, name: 'Mine' })).toBe(false)
  expect(await works(client, 'deleteThread', { threadId: pal.id })).toBe(true)

  const own = await read(client, await createPrivateThread(client))
  expect(own).toMatchObject({ viewerCanSend: true, viewerCanRename: true, viewerCanDelete: true })
  expect(await works(client, 'renameThread', { threadId: own.id, name: 'Mine' })).toBe(true)
  expect(await works(client, 'deleteThread', { threadId: own.id })).toBe(true)
})

test('guests can send, retry, edit and delete but not rename; with a closed twin only read and delete', async () => {
  const ada = await createPublicPerson()
  const guest = app.anyone()
  const uuid = await say(guest, `/api/v1/twin/${ada.username}/chat`, { input: 'Hello' })
  const open = await read(guest, uuid)
  expect(open).toMatchObject({ viewerCanSend: true, viewerCanRename: false, viewerCanDelete: true })
  expect(await works(guest, 'renameThread', { threadId: open.id, name: 'Mine' })).toBe(false)

  for (const change of [{ twin_enabled: false }, { twin_enabled: true, public: false }]) {
    expect((await ada.client.rest('PUT', '/api/v1/profile', change)).status).toBe(200)
    const closed = await read(guest, uuid)
    const [question, answer] = (closed.steps?.edges ?? []).map(({ node }) => node)
    expect([closed.viewerCanSend, question?.viewerCanEdit, answer?.viewerCanRetry]).toEqual([false, false, false])
    expect(await works(guest, 'sendMessage', { threadId: closed.id, text: 'Hello?', clientMessageId: clientMessageId() })).toBe(false)
    expect(await works(guest, 'retryRun', { runId: answer?.run?.id, clientMessageId: clientMessageId() })).toBe(false)
    expect(await works(guest, 'editAndResend', { stepId: question?.id, text: 'Hi', clientMessageId: clientMessageId() })).toBe(false)
  }
  await ada.client.rest('PUT', '/api/v1/profile', { public: true })
  const again = await read(guest, uuid)
  expect(again.viewerCanSend).toBe(true)
  expect(await works(guest, 'sendMessage', { threadId: again.id, text: 'Hello?', clientMessageId: clientMessageId() })).toBe(true)
  expect(await works(guest, 'deleteThread', { threadId: again.id })).toBe(true)
})

test('guests can delete only their own conversations and are never signed out', async () => {
  const ada = await createPublicPerson()
  const [guest, other] = [app.anyone(), app.anyone()]
  const chat = `/api/v1/twin/${ada.username}/chat`
  const own = await say(guest, chat, { input: 'Hello' })
  const others = await say(other, chat, { input: 'Hello' })
  const owners = await createPrivateThread(ada.client)
  const status = async (method: string, path: string, body?: object) =>
    (await guest.rest(method, `/api/v1/chat/threads/${path}`, body)).status
  expect(await status('PATCH', own, { name: 'Mine' })).toBe(400)
  for (const id of [others, owners]) {
    expect([await status('PATCH', id, { name: 'Mine' }), await status('DELETE', id)]).toEqual([404, 404])
    expect(await status('POST', 'delete', { ids: [own, id] })).toBe(404)
  }
  expect([await status('DELETE', own), await status('DELETE', own)]).toEqual([200, 404])
  expect(await app.platform.db.thread.count({ where: { id: { in: [own, others, owners] } } })).toBe(2)
})

test('a public profile and its twin report permissions and ownership', async () => {
  const ada = await createPublicPerson()
  const bob = await createPerson(app)
  const query = graphql(`query PublicProfile($username: String!) { publicProfile(username: $username) { viewerCanChat viewerCanEdit }
    twin(username: $username) { viewerCanChat viewerCanEdit } }`)
  const shown = async (client: Client) => {
    const { publicProfile, twin } = await client.ask(query, { username: ada.username })
    expect(twin).toEqual(publicProfile ?? twin)
    return twin && [twin.viewerCanChat, twin.viewerCanEdit]
  }
  const talks = (client: Client) =>
    works(client, 'sendTwinMessage', { username: ada.username, text: 'Hi', clientMessageId: clientMessageId() })
  const expectAll = async (owner: boolean[], others: boolean[] | null) => {
    expect([await shown(ada.client), await shown(bob.client), await shown(app.anyone())]).toEqual([owner, others, others])
    expect(await talks(app.anyone())).toBe(others?.[0] ?? false)
  }
  await expectAll([true, true], [true, false])
  await ada.client.rest('PUT', '/api/v1/profile', { twin_enabled: false })
  await expectAll([true, true], [false, false])
  await ada.client.rest('PUT', '/api/v1/profile', { public: false })
  await expectAll([true, true], null)

  const send = graphql(`mutation SendTwinMessage($input: SendTwinMessageInput!) {
    sendTwinMessage(input: $input) { __typename ... on SendMessagePayload { thread { threadType } } }
  }`)
  const input = { username: ada.username, text: 'Hi', clientMessageId: clientMessageId() }
  expect((await ada.client.mutate(send, { input })).thread.threadType).toBe('SELF_TWIN_CHAT')
})

test('a proposal can be decided once', async () => {
  const { client, id: userId } = await createPerson(app)
  const data = { userId, field: 'bio', value: 'Keeps bees.', source: 'stories' } as const
  const { id } = await app.platform.db.profileProposal.create({ data })
  const proposalId = encodeGlobalID('ProfileProposal', id)
  for (const expected of [true, false]) {
    const query = graphql(`query ProposalNode($id: ID!) { node(id: $id) { ... on ProfileProposal { viewerCanDecide } } }`)
    expect(await client.ask(query, { id: proposalId })).toEqual({ node: { viewerCanDecide: expected } })
    expect(await works(client, 'rejectProposal', { proposalId })).toBe(expected)
  }
})

test('only the owner can see and decide a memory proposal, once', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  await sayToAssistant(ada.client, await createPrivateThread(ada.client), 'Hello')
  const { id: runId } = await app.platform.db.run.findFirstOrThrow({ where: { userId: ada.id } })
  const data = { userId: ada.id, runId, action: 'remember', content: 'Keeps bees.', hasUntrustedContent: true } as const
  for (const decision of ['acceptMemoryProposal', 'rejectMemoryProposal']) {
    const { id } = await app.platform.db.memoryProposal.create({ data })
    const proposalId = encodeGlobalID('MemoryProposal', id)
    const query = graphql(`query MemoryProposalNode($id: ID!) { node(id: $id) { ... on MemoryProposal { content } } }`)
    for (const client of [bob.client, app.anyone()]) {
      expect(await client.ask(query, { id: proposalId })).toEqual({ node: null })
      expect(await works(client, decision, { proposalId })).toBe(false)
    }
    expect(await ada.client.ask(query, { id: proposalId })).toEqual({ node: { content: 'Keeps bees.' } })
    expect(await works(ada.client, decision, { proposalId })).toBe(true)
    expect(await works(ada.client, decision, { proposalId })).toBe(false)
  }
  expect(await app.platform.db.memory.count({ where: { userId: ada.id } })).toBe(1)
})

test('permissions take a constant number of statements', async () => {
  const ofThreads = graphql(`query ThreadPermissions { viewer {
    threads(first: 20) { edges { node { viewerCanSend viewerCanRename viewerCanDelete twinProfile { bio } } } } } }`)
  const ofSteps = graphql(`query StepPermissions($uuid: String!) { viewer { thread(uuid: $uuid) {
    steps(last: 20) { edges { node { viewerCanEdit viewerCanRetry } } } } } }`)
  const measureCost = async (rows: number) => {
    const { client, id: userId } = await createPerson(app)
    const threads: string[] = []
    for (let row = 0; row < rows; row++) {
      const { id: twinOwnerId } = await createPublicPerson()
      const data = { userId, twinOwnerId, agentType: 'twin', threadType: 'public_twin_chat', stepCount: rows } as const
      threads.push((await app.platform.db.thread.create({ data })).id)
    }
    const steps = Array.from({ length: rows }, (_, position) => ({ userId, position, threadId: threads[0] ?? '' }))
    await app.platform.db.step.createMany({
      data: steps.map((step) => ({ ...step, stepType: 'user_message', status: 'sent', input: 'Hi' })),
    })
    const count = async (work: () => Promise<unknown>) => (await app.countStatements(work)).length
    return [await count(() => client.ask(ofThreads)), await count(() => client.ask(ofSteps, { uuid: threads[0] ?? '' }))]
  }
  const [few, many] = [await measureCost(1), await measureCost(6)]
  expect(few.every((statements) => statements > 0)).toBe(true)
  expect(many).toEqual(few)
})
