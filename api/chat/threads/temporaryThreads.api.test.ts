import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { symbols } from 'pino'
import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { uploadFile } from '../../testing/files/uploads.ts'
import { followEvents } from '../../testing/following.ts'
import { finishJobs } from '../../testing/jobs.ts'
import type { Document } from '../../testing/parity/describedCalls.ts'
import { globalId } from '../../testing/parity/parity.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { findPlaces, readAccountExport } from '../../testing/subjects/visitorReads.ts'
import { createFailureNotices } from '../runs/failureNotices.ts'

const app = await testApp({ LOG_LEVEL: 'trace' })
const { db, log, files } = app.platform
const logged: string[] = []
Object.assign(log, { [symbols.streamSym]: { write: (line: string) => logged.push(line) } })

interface Run {
  id: string
  thread_id: string
}

async function say({ client }: Person, body: object): Promise<{ run: Run; threadId: string }> {
  let run: Run | undefined
  const request = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  for await (const { data } of client.sse('/api/v1/chat/stream', request)) run ??= (JSON.parse(data) as { run?: Run }).run
  if (!run) throw new Error('There was no run.')
  return { run, threadId: run.thread_id }
}

const createWord = () => `quibblewick${randomBytes(6).toString('hex')}`
const findThread = ({ client }: Person, id: string) => client.rest<Record<string, unknown>>('GET', `/api/v1/chat/threads/${id}`)

/** Names of the tables of all schemas with a row that contains the word. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM ${name} AS stored WHERE strpos(stored::text, $1) > 0 LIMIT 1`, word)
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Paths of all lists and searches whose answer contains the word. */
async function answersWith({ client }: Person, word: string): Promise<string[]> {
  const { body: document } = await client.rest<Document>('GET', '/api/v1/openapi.json')
  const found: string[] = []
  let asked = 0
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get || path.includes('{') || /stream$|events$|export$|openapi/.test(path)) continue
    const hasQuery = get.parameters?.some(({ name }) => name === 'q')
    for (const query of hasQuery ? ['', `?q=${word}`, '?q=heron'] : ['']) {
      const text = await (await client.fetch(`/api/v1${path.replace(/^\/api\/v1/, '')}${query}`)).text()
      asked++
      // A search may repeat the query.
      if (text.replaceAll(`"query":"${word}"`, '').includes(word)) found.push(`${path}${query}`)
    }
  }
  expect(asked).toBeGreaterThan(30)
  return found
}

test('a temporary chat is in no list, search, memory, export, notification, statistic, event, log or later prompt, and leaves no row', async () => {
  const person = await createPerson(app)
  const { client, id: userId } = person
  await db.webhook.create({ data: { userId, url: 'https://example.org/', secret: 'x', eventTypes: ['answer.finished', 'answer.failed'] } })
  const word = createWord()
  const events = client.sse('/api/v1/events')
  const { first } = await followEvents(app, userId, events)
  const told: string[] = []
  const collected = (async () => {
    told.push(JSON.stringify(await first))
    for await (const { data } of events) told.push(data)
  })()
  logged.length = 0
  app.model.requests = []

  const file = await uploadFile(person, { name: `${word}.md`, contents: `The heron is called ${word}.` })
  const message = `My name is ${word}. I live in ${word}. Remember that my heron is called ${word}.`
  const tools = `[[tool:remember {"content":"My heron is called ${word}"}]] [[tool:propose_profile_change {"field":"bio","values":["${word}"]}]]`
  const input = { input: `${message} ${tools}`, is_temporary: true, elements: [{ id: file.id }] }
  const { threadId, run } = await say(person, input)
  const offered = JSON.stringify(app.model.requests.map(({ tools: given }) => given))
  expect(offered).toContain('search_past_chats')
  expect(offered).not.toMatch(/"(remember|forget|propose_profile_change)"/)
  expect(JSON.stringify(app.model.requests)).toContain('It is temporary')

  const queued = await uploadFile(person, { name: `queued-${word}.md`, contents: word })
  const slow = await say(person, { input: `My heron ${word} is in Riga.`, thread_id: threadId, model_id: null })
  await client.rest('POST', `/api/v1/chat/runs/${slow.run.id}/retry`)
  await vi.waitFor(async () => expect(await db.run.count({ where: { threadId, status: 'completed' } })).toBe(3))
  const { userStepId } = await db.run.findUniqueOrThrow({ where: { id: run.id } })
  await client.rest('POST', `/api/v1/chat/steps/${userStepId}/resend`, { input: `My heron is really called ${word}.` })
  await vi.waitFor(async () => expect(await db.run.count({ where: { threadId, status: 'completed' } })).toBe(4))
  const failed = await say(person, { input: `${word} [[mode:error]] [[status:400]]`, thread_id: threadId })
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'queue' }
  const body = JSON.stringify({ input: `Queued ${word}`, element_ids: [queued.id] })
  expect((await client.fetch(`/api/v1/chat/threads/${threadId}/queue`, { method: 'POST', body, headers })).status).toBe(200)

  await createFailureNotices(app.platform, app.services.notifications).notify({ runId: failed.run.id })
  await finishJobs(app, 'notice-memories')
  const memoryJobs = await db.$queryRaw`SELECT id FROM jobs.job WHERE name = 'notice-memories' AND data->>'runId' = ${run.id}`
  expect(memoryJobs).toEqual([])
  await app.services.search.searchPastChats(userId, 'heron', 10)
  const thread = await findThread(person, threadId)
  expect(thread.body).toMatchObject({ is_temporary: true, name: null, first_message_preview: null, last_message_preview: null })
  const tables = ['elements', 'idempotency_keys', 'passages', 'queued_messages', 'steps', 'tool_calls']
  expect(await tablesWith(word)).toEqual(tables.map((table) => `public.${table}`))
  expect(await db.passage.count({ where: { ownerId: userId, sourceKind: { not: 'attachment' } } })).toBe(0)
  expect(await db.pendingPassages.count({ where: { ownerId: userId } })).toBe(0)
  expect(await db.webhookDelivery.count({ where: { webhook: { userId } } })).toBe(0)
  expect(await db.notification.count({ where: { userId } })).toBe(0)
  expect(await answersWith(person, word)).toEqual([])
  expect(findPlaces(await readAccountExport(client), word)).toEqual([])
  const listed = JSON.stringify((await client.graphql(everyList, { query: word })).body)
  expect(listed).not.toContain(word)
  expect(listed).not.toContain(threadId)
  expect((await client.rest('GET', '/api/v1/account/usage')).body).toMatchObject({ total: { messages: 0, tool_calls: 0 } })

  const kept = createWord()
  await say(person, { input: `My heron in Riga is called ${kept}.` })
  app.model.requests = []
  const later = await say(person, {
    input: 'Where is my heron? [[tool:search_past_chats {"query":"heron called Riga"}]] [[tool:search_memories {"query":"heron"}]]',
  })
  expect(JSON.stringify(app.model.requests)).toContain(kept)
  expect(JSON.stringify(app.model.requests)).not.toContain(word)
  await vi.waitFor(() => expect(told.join('\n')).toContain(later.threadId))
  expect(told.join('\n')).toContain('"is_temporary":true')
  expect(told.join('\n')).not.toContain(word)

  expect((await client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)).status).toBe(200)
  expect((await findThread(person, threadId)).status).toBe(404)
  expect((await client.fetch(`/api/v1/files/${file.id}`)).status).toBe(404)
  await app.platform.deletedFiles.deleteDue(new Date(Date.now() + 3_600_000))
  expect(await tablesWith(word)).toEqual([])
  expect(await files.get(file.file_path)).toBeNull()
  expect((await readdir(app.platform.config.dataDir, { recursive: true })).filter((path) => path.includes(word))).toEqual([])
  log.trace('The end.')
  expect(logged.join('\n')).toContain('The end.')
  expect(logged.join('\n')).not.toContain(word)
  await client.rest('POST', '/api/v1/auth/logout')
  await collected
})

const everyList = graphql(`query EveryListOfThreads($query: String!) { viewer {
  threads(first: 20) { edges { node { uuid } } }
  all: threads(first: 20, includeProfilePal: true) { edges { node { uuid } } }
  pinned: threads(first: 20, filter: { isPinned: true }) { edges { node { uuid } } }
  archived: threads(first: 20, filter: { isArchived: true }) { edges { node { uuid } } }
  chats: threads(first: 20, filter: { types: [PRIVATE_CHAT] }) { edges { node { uuid } } }
  found: threads(first: 20, filter: { query: $query }) { edges { node { uuid } } }
  named: threads(first: 20, orderBy: { field: NAME, direction: ASC }) { edges { node { uuid } } }
  searchThreads(query: $query) { thread { uuid } snippet }
} }`)

test('a temporary chat cannot be renamed, pinned, archived, moved, shared or made permanent, and no other becomes temporary', async () => {
  const person = await createPerson(app)
  const { client } = person
  const { threadId } = await say(person, { input: 'Hello', is_temporary: true })
  const normal = await say(person, { input: 'Hello' })
  const project = (await client.rest<{ id: string }>('POST', '/api/v1/chat/projects', { name: 'Birds' })).body.id
  const path = `/api/v1/chat/threads/${threadId}`
  const change = async (body: object) => (await client.rest('PATCH', path, body)).status
  expect(await change({ name: 'Kept' })).toBe(400)
  expect([await change({ is_pinned: true }), await change({ is_archived: true }), await change({ project_id: project })]).toEqual([
    404, 404, 404,
  ])
  expect([await change({ is_temporary: false }), (await client.rest('PUT', `${path}/sharing`, {})).status]).toEqual([400, 404])
  const refused = { status: 400, body: { error: { code: 'temporary_not_new' } } }
  expect(await client.rest('POST', '/api/v1/chat/stream', { input: 'Hi', thread_id: normal.threadId, is_temporary: true })).toMatchObject(
    refused,
  )
  expect(await client.rest('POST', '/api/v1/chat/stream', { input: 'Hi', project_id: project, is_temporary: true })).toMatchObject(refused)
  const shown = await client.ask(ofThread, { id: globalId('Thread', threadId) })
  expect(shown.node).toEqual({
    isTemporary: true,
    viewerCanRename: false,
    viewerCanShare: false,
    viewerCanDelete: true,
    viewerCanSend: true,
  })
  expect((await findThread(await createPerson(app), threadId)).status).toBe(404)
})

const ofThread = graphql(`query TemporaryThread($id: ID!) { node(id: $id) { ... on Thread {
  isTemporary viewerCanRename viewerCanShare viewerCanDelete viewerCanSend
} } }`)

test('deletes temporary chats a day after their last message, and no others', async () => {
  const person = await createPerson(app)
  const word = createWord()
  const file = await uploadFile(person, { name: 'heron.md', contents: word })
  const old = await say(person, { input: word, is_temporary: true, elements: [{ id: file.id }] })
  const [recent, normal] = [await say(person, { input: 'Hello', is_temporary: true }), await say(person, { input: 'Hello' })]
  const age = (id: string, age: string) => db.$executeRaw`UPDATE threads SET updated_at = now() - ${age}::interval WHERE id = ${id}::uuid`
  await age(old.threadId, '23 hours 46 minutes')
  await age(recent.threadId, '23 hours 44 minutes')
  await age(normal.threadId, '2 days')
  await app.services.threads.deleteTemporary()
  const ids = (await db.thread.findMany({ where: { userId: person.id } })).map(({ id }) => id)
  expect(ids.toSorted()).toEqual([recent.threadId, normal.threadId].toSorted())
  await app.platform.deletedFiles.deleteDue(new Date(Date.now() + 3_600_000))
  expect(await tablesWith(word)).toEqual([])
  expect(await files.get(file.file_path)).toBeNull()
})

test('forgetting a memory names no temporary chat that contains it', async () => {
  const person = await createPerson(app)
  const content = 'My heron nests in Riga'
  const { memory } = await app.services.memory.remember(db, { userId: person.id, content, sourceStepId: randomUUID() })
  await say(person, { input: content, is_temporary: true })
  const { threadId } = await say(person, { input: content })
  const forgotten = await db.$transaction((tx) =>
    app.services.memory.forget(tx, { userId: person.id, memoryId: memory.id, runId: randomUUID() }),
  )
  expect(forgotten?.remainsIn.map((remaining) => remaining.threadId)).toEqual([threadId])
})
