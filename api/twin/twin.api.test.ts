import { decodeGlobalID } from '@pothos/plugin-relay'
import { expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { TwinReader } from './reader/reader.ts'
import { type Step, say, openTwins } from '../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()

const create = graphql(`mutation WriteItem($input: CreateKnowledgeItemInput!) {
  createKnowledgeItem(input: $input) { __typename ... on CreateKnowledgeItemPayload { itemEdge { node { id } } } }
}`)
const write = async ({ client }: Person, title: string, content: string, isPublic: boolean) =>
  (await client.mutate(create, { input: { kind: 'NOTE', title, content, isPublic } })).itemEdge.node.id

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')

const update = graphql(`mutation PublishItem($input: UpdateKnowledgeItemInput!) { updateKnowledgeItem(input: $input) { __typename } }`)
const setPublic = ({ client }: Person, itemId: string, isPublic: boolean) => client.mutate(update, { input: { itemId, isPublic } })

test('guests get answers from public content with sources', async () => {
  const ada = await aPublicPerson({ display_name: 'Ada' })
  await write(ada, 'Honey', 'The first honey of the year is sold in May.', true)
  await write(ada, 'Debts', 'The loan of 4000 euros is due in May.', false)
  const guest = app.anyone()
  const answer = await say(guest, ada.username, 'When is the honey sold?')
  expect(answer.output).toBe('“The first honey of the year is sold in May.” (Honey) [2]')
  expect(answer.citations).toMatchObject([
    { number: 2, kind: 'item', title: 'Honey', excerpt: 'The first honey of the year is sold in May.' },
  ])
  expect(answer.user_id).toBeNull()
  expect((await say(guest, ada.username, 'How high is the loan?')).output).toMatch(/^I couldn’t find anything about that in what Ada/)
  expect((await say(guest, ada.username, 'Where are the bees?')).output).toMatch(/“I keep bees on a roof in Lisbon.” \(About\) \[\d+\]/)
})

test('each answer of a long conversation stores a source once', async () => {
  const ada = await aPublicPerson()
  const guest = app.anyone()
  for (let asked = 0; asked < 5; asked += 1) await say(guest, ada.username, 'Where are the bees?')
  const { id } = await say(guest, ada.username, 'What do you keep?')
  const sources = await app.services.db.stepSource.findMany({ where: { stepId: id }, orderBy: { number: 'asc' } })
  expect(sources.map(({ title }) => title)).toEqual(['Name', 'About'])
})

test('guests continue their conversation and keep it by signing up or in', async () => {
  const ada = await aPublicPerson()
  const guest = app.anyone()
  const { threadId } = await say(guest, ada.username, 'Hello')
  expect([...guest.cookies.keys()]).toEqual(['twain.guest'])
  expect((await say(guest, ada.username, 'Thanks')).threadId).toBe(threadId)
  const history = `/api/v1/chat/threads/${threadId}/history`
  const other = app.anyone()
  await say(other, ada.username, 'Hello')
  expect((await other.rest('GET', history)).status).toBe(404)
  expect((await ada.client.rest('GET', history)).status).toBe(404)
  expect((await app.anyone().rest('GET', history)).status).toBe(401)

  const password = 'a long enough one'
  await guest.rest('POST', '/api/v1/auth/register', { email: 'bee@example.org', username: 'bee', password })
  expect([...guest.cookies.keys()].toSorted()).toEqual(['twain.browser', 'twain.session_token'])
  const { body } = await guest.rest<{ threads: { id: string; thread_type: string }[] }>('GET', '/api/v1/chat/threads')
  expect(body.threads).toMatchObject([{ id: threadId, thread_type: 'public_twin_chat', metadata: { twin_username: ada.username } }])
  expect((await guest.rest<{ steps: Step[] }>('GET', history)).body.steps.every(({ user_id }) => user_id !== null)).toBe(true)

  const again = app.anyone()
  const later = await say(again, ada.username, 'Hello')
  await again.rest('POST', '/api/v1/auth/login', { email: 'bee@example.org', password })
  expect((await say(again, ada.username, 'Hello')).threadId).toBe(later.threadId)
})

test('titles a conversation with the owner’s name while the profile is public', async () => {
  const ada = await aPublicPerson()
  const visitor = await createPerson(app)
  await say(visitor.client, ada.username, 'Hello')
  const changed = async (change: object) => {
    expect((await ada.client.rest('PUT', '/api/v1/profile', change)).status).toBe(200)
    const { body } = await visitor.client.rest<{ threads: { metadata: object }[] }>('GET', '/api/v1/chat/threads')
    return body.threads.map(({ metadata }) => metadata)
  }
  expect(await changed({ username: 'ada-the-first' })).toEqual([{ twin_username: 'ada-the-first' }])
  await changed({ public: false })
  expect(await changed({ username: 'ada-in-hiding' })).toEqual([{ twin_username: 'ada-the-first' }])
  expect(await changed({ public: true })).toEqual([{ twin_username: 'ada-in-hiding' }])
})

test('a conversation shows the current public profile of the twin’s owner', async () => {
  const ada = await aPublicPerson({ display_name: 'Ada', location: 'Lisbon', public_fields: ['display_name'] })
  const visitor = await createPerson(app)
  const { threadId } = await say(visitor.client, ada.username, 'Hello')
  const shown = async ({ client }: Person, uuid: string) => {
    const query = graphql(`query TwinProfile($uuid: String!) {
      viewer { thread(uuid: $uuid) { twinProfile { username displayName location } } }
    }`)
    return (await client.ask(query, { uuid })).viewer?.thread?.twinProfile
  }
  const change = async (changed: object) => {
    expect((await ada.client.rest('PUT', '/api/v1/profile', changed)).status).toBe(200)
    return shown(visitor, threadId)
  }
  expect(await shown(visitor, threadId)).toEqual({ username: ada.username, displayName: 'Ada', location: null })
  expect(await change({ username: 'ada-renamed', display_name: 'Ada L.' })).toMatchObject({
    username: 'ada-renamed',
    displayName: 'Ada L.',
  })
  expect(await change({ public_fields: ['bio'] })).toEqual({ username: 'ada-renamed', displayName: null, location: null })
  expect(await change({ public: false })).toBeNull()

  const { thread_id: own } = (await visitor.client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body
  expect(await shown(visitor, own)).toBeNull()
})

test('ignores a cookie with an invalid signature', async () => {
  const ada = await aPublicPerson()
  const guest = app.anyone()
  const { threadId } = await say(guest, ada.username, 'Hello')
  const thief = app.anyone()
  const stored = await app.platform.db.thread.findUniqueOrThrow({ where: { id: threadId } })
  thief.cookies.set('twain.guest', `${stored.guestId}.${Buffer.alloc(32).toString('base64')}`)
  expect((await thief.rest('GET', `/api/v1/chat/threads/${threadId}/history`)).status).toBe(401)
})

test('hidden content is unavailable from the next message on, also in earlier context', async () => {
  const ada = await aPublicPerson()
  const item = await write(ada, 'Harvest', 'The harvest was 52 kilos.', true)
  const guest = app.anyone()
  const before = await say(guest, ada.username, 'How large was the harvest?')
  expect(before.output).toContain('52 kilos')
  await setPublic(ada, item, false)
  expect((await say(guest, ada.username, 'How large was the harvest?')).output).not.toContain('52 kilos')
  const opened = await new TwinReader(app.platform.asTwinReader).open({ ownerId: ada.id, threadId: before.threadId, position: 4 })
  expect(opened?.history.map(({ role }) => role)).toEqual(['user', 'user', 'assistant'])
  expect(JSON.stringify(opened)).not.toContain('52 kilos')
})

test('content narrowed during a conversation is gone from prompts, citations and search results', async () => {
  const ada = await aPublicPerson()
  const item = await write(ada, 'Harvest', 'The harvest was 52 kilos.', true)
  const [stranger, chosen] = [app.anyone(), await createPerson(app)]
  await ada.client.rest('POST', '/api/v1/profile/chosen-people', { person: chosen.username })
  const ask = (client: Client) => say(client, ada.username, 'How large was the harvest?')
  const threads = [await ask(stranger), await ask(chosen.client)].map(({ threadId }) => threadId)
  const history = async (client: Client, threadId = '') => {
    const { steps } = (
      await client.rest<{ steps: { output: string; [field: string]: unknown }[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
    ).body
    const query =
      graphql(`query StoredSources($username: String!) { twin(username: $username) { conversation { steps(last: 9) { edges { node {
      citations { excerpt } toolCallSession { toolCalls { outputResult } } } } } } } }`)
    const inGraph = await client.ask(query, { username: ada.username })
    return JSON.stringify([steps.map((step) => ({ ...step, output: '' })), inGraph])
  }
  for (const [index, client] of [stranger, chosen.client].entries()) expect(await history(client, threads[index])).toContain('52 kilos')
  await ada.client.rest('PATCH', `/api/v1/knowledge/items/${decodeGlobalID(item).id}`, { audience: 'people' })
  expect(await history(stranger, threads[0])).not.toContain('52 kilos')
  expect(await history(chosen.client, threads[1])).toContain('52 kilos')
  const reader = new TwinReader(app.platform.asTwinReader)
  const open = async (threadId = '') => JSON.stringify(await reader.open({ ownerId: ada.id, threadId, position: 2 }))
  expect(await open(threads[0])).not.toContain('52 kilos')
  expect(await open(threads[1])).toContain('52 kilos')
})

test('visitors find no private twin, and a closed twin accepts no messages', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  const shown = graphql(`query ShownPerson($username: String!) {
    publicProfile(username: $username) { username } twin(username: $username) { isEnabled }
  }`)
  for (const client of [bob.client, app.anyone()]) {
    for (const path of [`/api/v1/twin/${ada.username}`, '/api/v1/twin/nobody-there', `/api/v1/profile/public/${ada.username}`]) {
      expect(await client.rest('GET', path)).toMatchObject({ status: 404, body: { error: { code: expect.stringMatching(/^no_such_/) } } })
    }
    expect((await client.rest('POST', `/api/v1/twin/${ada.username}/chat`, { input: 'Hello' })).status).toBe(404)
    expect(await client.ask(shown, { username: ada.username })).toEqual({ publicProfile: null, twin: null })
  }
  await ada.client.rest('PUT', '/api/v1/profile', { public: true })
  const { threadId } = await say(bob.client, ada.username, 'Hello')
  const turn = (twin_enabled: boolean) => ada.client.rest('PUT', '/api/v1/profile', { twin_enabled })
  expect((await turn(false)).body).toMatchObject({ twin_enabled: false, public: true })
  const closed = { status: 409, body: { error: { code: 'twin_closed', message: 'This twin isn’t taking messages right now.' } } }
  expect(await bob.client.rest('POST', `/api/v1/twin/${ada.username}/chat`, { input: 'Hello' })).toMatchObject(closed)
  expect(await bob.client.rest('POST', '/api/v1/chat/stream', { input: 'Hello', thread_id: threadId })).toMatchObject(closed)
  const run = await app.platform.db.run.findFirstOrThrow({ where: { threadId } })
  const inGraph = await bob.client.ask(
    graphql(`mutation SendToClosed($send: SendMessageInput!, $retry: RetryRunInput!) {
      sendMessage(input: $send) { __typename ... on UserError { message } }
      retryRun(input: $retry) { __typename }
    }`),
    {
      send: { threadId: globalId('Thread', threadId), text: 'Hello', clientMessageId: 'closed' },
      retry: { runId: globalId('Run', run.id), clientMessageId: 'again' },
    },
  )
  expect(inGraph).toEqual({
    sendMessage: { __typename: 'TwinClosedError', message: 'This twin isn’t taking messages right now.' },
    retryRun: { __typename: 'TwinClosedError' },
  })
  expect((await bob.client.rest('GET', `/api/v1/twin/${ada.username}`)).body).toMatchObject({ enabled: false, public: true })
  expect((await say(ada.client, ada.username, 'Hello')).output).toMatch(/^Hello/)
  await turn(true)
  expect((await say(bob.client, ada.username, 'Hello')).threadId).toBe(threadId)
})

test('owners can preview the public passages for a question', async () => {
  const ada = await aPublicPerson()
  const preview = graphql(`query TwinPreview($question: String!) {
    viewer { twinPreview(question: $question) { kind sourceId title text } }
  }`)
  const find = async (person: Person, question: string) => (await person.client.ask(preview, { question })).viewer?.twinPreview
  await write(ada, 'Honey', 'The first honey of the year is sold in May.', true)
  await write(ada, 'Honey debts', 'The honey loan of 4000 euros is due in May.', false)
  const about = { kind: 'PROFILE', sourceId: 'bio', title: 'About', text: 'I keep bees on a roof in Lisbon.' }
  expect(await find(ada, 'When is the honey sold?')).toMatchObject([
    { kind: 'ITEM', title: 'Honey', text: 'The first honey of the year is sold in May.' },
    about,
  ])
  expect(await find(await createPerson(app), 'When is the honey sold?')).toEqual([])
  await ada.client.rest('PUT', '/api/v1/profile', { public: false })
  expect(await find(ada, 'When is the honey sold?')).toEqual([])
})

test('owners can suggest up to five questions to visitors', async () => {
  const ada = await aPublicPerson()
  const suggest = graphql(`mutation SuggestQuestions($input: UpdateProfileInput!) { updateProfile(input: $input) {
    ... on UpdateProfilePayload { profile { suggestedQuestions isTwinEnabled } } ... on InputError { message field } } }`)
  const suggestedQuestions = ['What do you keep?', ' Where? ']
  expect(await ada.client.ask(suggest, { input: { suggestedQuestions } })).toEqual({
    updateProfile: { profile: { suggestedQuestions: ['What do you keep?', 'Where?'], isTwinEnabled: true } },
  })
  const { body } = await app.anyone().rest('GET', `/api/v1/twin/${ada.username}`)
  expect(body).toMatchObject({ suggested_questions: ['What do you keep?', 'Where?'] })
  const refusals: [string[], string][] = [
    [['1', '2', '3', '4', '5', '6'], 'There can be at most 5 suggested questions'],
    [['x'.repeat(121)], 'A suggested question cannot be more than 120 characters'],
    [[' '], 'A suggested question cannot be empty'],
  ]
  for (const [suggestedQuestions, message] of refusals) {
    const { updateProfile } = await ada.client.ask(suggest, { input: { suggestedQuestions } })
    expect(updateProfile).toMatchObject({ message, field: expect.stringMatching(/^suggestedQuestions/) })
  }
})

test('refuses attachments to twins in new and existing conversations', async () => {
  const [ada, bob] = await Promise.all([aPublicPerson(), createPerson(app)])
  const { threadId } = await say(bob.client, ada.username, 'Hello')
  const form = new FormData()
  form.append('files', new File(['Honey'], 'honey.txt', { type: 'text/plain' }))
  const upload = await bob.client.fetch('/api/v1/upload/files', { method: 'POST', body: form })
  const { files } = (await upload.json()) as { files: { id: string }[] }
  const message = 'Twins can’t read attachments. Send text instead.'
  const elements = files.map(({ id, ...file }) => ({ id, ...file }))
  expect(await bob.client.rest('POST', '/api/v1/chat/stream', { input: 'Look', thread_id: threadId, elements })).toMatchObject({
    status: 400,
    body: { error: { message } },
  })
  const send = graphql(`mutation SendAttachment($input: SendMessageInput!) {
    sendMessage(input: $input) { ... on InputError { message field } }
  }`)
  const input = { threadId: globalId('Thread', threadId), text: 'Look', clientMessageId: 'look', elementIds: files.map(({ id }) => id) }
  expect(await bob.client.ask(send, { input })).toEqual({ sendMessage: { message, field: 'elementIds' } })
  expect((await bob.client.rest<{ count: number }>('GET', `/api/v1/chat/threads/${threadId}/count`)).body.count).toBe(2)
})

test('checks the gate with one profile query before one write per message', async () => {
  const ada = await aPublicPerson()
  const bob = await createPerson(app)
  const { threadId } = await say(bob.client, ada.username, 'Hello')
  const input = { threadId: globalId('Thread', threadId), text: 'Thanks', clientMessageId: 'thanks' }
  const send = graphql(`mutation SendInTwinThread($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`)
  const sends: [string, () => Promise<unknown>][] = [
    ['first', () => app.anyone().rest('POST', `/api/v1/twin/${ada.username}/chat`, { input: 'Hello' })],
    ['later', () => bob.client.ask(send, { input })],
  ]
  for (const [which, work] of sends) {
    const statements = await app.countStatements(work)
    const findPlaces = (sql: RegExp) => statements.flatMap((statement, place) => (sql.test(statement) ? [place] : []))
    const [looks, counts, writes] = [
      findPlaces(/from "?twin_profile/i),
      findPlaces(/into "?daily_uses.*twin_messages/is),
      findPlaces(/into "?runs/i),
    ]
    expect({ which, looks: looks.length, counts: counts.length, writes: writes.length }).toEqual({ which, looks: 1, counts: 1, writes: 1 })
    expect([...looks, ...counts].every((place) => place < (writes[0] ?? 0))).toBe(true)
  }
})
