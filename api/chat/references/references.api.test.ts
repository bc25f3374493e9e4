import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { addDocuments, documentFile } from '../../testing/files/documentFiles.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { globalId } from '../../testing/parity/parity.ts'
import { createPerson } from '../../testing/people.ts'
import { createPersonWithProfilePal } from '../../testing/subjects/profilePal.ts'
import { normal } from '../../../scripts/testing/mockModel/behavior.ts'

const app = await testApp()
const { db } = app.platform

interface Reference {
  kind: string
  id: string
}

interface Step {
  id: string
  output: string
  metadata: { references?: object[] }
  citations: { title: string }[]
}

async function ask(client: Client, body: object): Promise<{ threadId: string; runId: string }> {
  const init = {
    method: 'POST',
    body: JSON.stringify({ input: 'When does it end?', ...body }),
    headers: { 'content-type': 'application/json' },
  }
  let run: { id: string; thread_id: string } | undefined
  for await (const { data } of client.sse('/api/v1/chat/stream', init)) run ??= (JSON.parse(data) as { run?: typeof run }).run
  return { threadId: run?.thread_id ?? '', runId: run?.id ?? '' }
}

const listSteps = async (client: Client, threadId: string) =>
  (await client.rest<{ steps: Step[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)).body.steps

async function createNote(client: Client, title: string, content: string): Promise<Reference> {
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/knowledge/items', { kind: 'note', title, content })
  return { kind: 'note', id: body.id }
}

const getPrompt = () => {
  const prompts = app.model.requests.map((request) => JSON.stringify(request))
  return prompts.findLast((prompt) => prompt.includes('When does it end?') && !prompt.includes('Name this conversation'))
}

const send = graphql(`mutation SendReferences($input: SendMessageInput!) {
  sendMessage(input: $input) {
    ... on SendMessagePayload { thread { uuid } userStepEdge { node { references { kind uuid title } } } }
    ... on InputError { code field }
  }
}`)
const toInput = (references: Reference[], more = {}) => ({
  text: 'When does it end?',
  clientMessageId: randomUUID(),
  references: references.map(({ kind, id }) => ({ kind: kind.toUpperCase() as 'NOTE', uuid: id })),
  ...more,
})

test('takes the conversation with Profile Pal', async () => {
  const { client, palId } = await createPersonWithProfilePal(app)
  await ask(client, { references: [{ kind: 'conversation', id: palId }] })
  expect(getPrompt()).toContain('Hello, I’m Profile Pal')
})

test('puts notes, conversations and projects into the prompt, also after an edit, until they are deleted', async () => {
  const { client, id: userId } = await createPerson(app)
  const note = await createNote(client, 'Contract', 'The contract ends in March.')
  const told = await ask(client, { input: 'The boat is called Wren.' })
  const project = await db.project.create({
    data: { userId, name: 'Harbour', instructions: 'Use metres.', items: { create: { itemId: note.id } } },
  })
  const references = [note, { kind: 'conversation', id: told.threadId }, { kind: 'project', id: project.id }]
  const { threadId } = await ask(client, { references })
  for (const content of ['note \\\\\\"Contract\\\\\\"', 'ends in March', 'User: The boat is called Wren.', 'Instructions: Use metres.']) {
    expect(getPrompt()).toContain(content)
  }
  const [message] = await listSteps(client, threadId)
  expect(message?.metadata.references).toEqual([
    { ...note, title: 'Contract' },
    { ...references[1], title: expect.any(String) as string },
    { ...references[2], title: 'Harbour' },
  ])

  await client.rest('POST', `/api/v1/chat/steps/${message?.id}/resend`, { input: 'When does it end? Please.' })
  await vi.waitFor(async () => expect((await listSteps(client, threadId)).at(-1)).toMatchObject({ status: 'completed' }), {
    timeout: 10_000,
  })
  expect(getPrompt()).toContain('ends in March')
  expect((await listSteps(client, threadId))[0]?.metadata.references).toHaveLength(3)

  await client.rest('DELETE', `/api/v1/knowledge/items/${note.id}`)
  await client.rest('DELETE', `/api/v1/chat/threads/${told.threadId}`)
  await ask(client, { input: 'When does it end? Again.', thread_id: threadId })
  expect(getPrompt()).not.toContain('ends in March')
  expect(getPrompt()).not.toContain('Wren')
  expect(getPrompt()).toContain('Use metres.')
})

test('gives the best passages of documents that are too long', async () => {
  const { client } = await createPerson(app)
  const pages = Array.from(
    { length: 1500 },
    (_, index) => `Paragraph ${index} is about weather, wind and waves. It is long enough to fill the page with words.\n\n`,
  )
  pages[1200] = 'The lease ends on the fourth of May.\n\n'
  const { body } = await addDocuments(client, documentFile('lease.txt', pages.join('')))
  await finishJobs(app, 'read-document')
  await app.services.pendingPassages.write()
  await ask(client, { input: 'When does it end? The lease.', references: [{ kind: 'document', id: body.documents[0]?.id }] })
  expect(getPrompt()).toContain('only parts of it are shown')
  expect(getPrompt()).toContain('The lease ends on the fourth of May.')
})

test('cites referenced content, and GraphQL sends and shows it', async () => {
  const { client } = await createPerson(app)
  const note = await createNote(client, 'Contract', 'The contract ends in March.')
  app.model.behave({ ...normal, text: 'In March [1].' })
  const { sendMessage } = await client.ask(send, { input: toInput([note]) })
  expect(sendMessage).toMatchObject({ userStepEdge: { node: { references: [{ kind: 'NOTE', uuid: note.id, title: 'Contract' }] } } })
  const threadId = 'thread' in sendMessage ? sendMessage.thread.uuid : ''
  await vi.waitFor(async () => expect((await listSteps(client, threadId)).at(-1)?.citations).toMatchObject([{ title: 'Contract' }]), {
    timeout: 10_000,
  })
  app.model.behave(normal)
})

test('the built-in responder answers from referenced content first', async () => {
  const builtIn = await testApp({ LLM_PROVIDER: 'builtin' })
  const { client } = await createPerson(builtIn)
  await createNote(client, 'Season', 'The season ends in October.')
  const note = await createNote(client, 'Contract', 'The boat is blue. The contract ends on 31 March.')
  const { threadId } = await ask(client, { references: [note] })
  expect((await listSteps(client, threadId)).at(-1)).toMatchObject({
    output: '“Contract” says: “The contract ends on 31 March.” [1]',
    citations: [{ title: 'Contract' }],
  })
})

test('queues references, and sends the message without those deleted since', async () => {
  const { client } = await createPerson(app)
  const [kept, deleted] = [await createNote(client, 'Kept', 'It ends in June.'), await createNote(client, 'Deleted', 'It ends in July.')]
  const init = {
    method: 'POST',
    body: JSON.stringify({ input: '[[interval:20]] [[tokens:500]]' }),
    headers: { 'content-type': 'application/json' },
  }
  let threadId = ''
  for await (const { data } of client.sse('/api/v1/chat/stream', init)) {
    threadId = (JSON.parse(data) as { run?: { thread_id: string } }).run?.thread_id ?? ''
    if (threadId) break
  }
  const { body } = await client.rest<{ queued_messages: { id: string }[] }>('POST', `/api/v1/chat/threads/${threadId}/queue`, {
    input: 'When does it end?',
    references: [kept, deleted],
  })
  expect(body).toMatchObject({
    queued_messages: [
      {
        references: [
          { ...kept, title: 'Kept' },
          { ...deleted, title: 'Deleted' },
        ],
      },
    ],
  })
  await client.rest('DELETE', `/api/v1/knowledge/items/${deleted.id}`)
  await client.rest('POST', `/api/v1/chat/queue/${body.queued_messages[0]?.id}/send`)
  await vi.waitFor(async () => expect((await listSteps(client, threadId))[2]?.metadata.references).toEqual([{ ...kept, title: 'Kept' }]), {
    timeout: 10_000,
  })
})

test('refuses content of others, of another kind, temporary or deleted, and sends nothing', async () => {
  const [{ client }, ada] = [await createPerson(app), await createPerson(app)]
  const foreign = await createNote(ada.client, 'Canary', 'Pipsqueak')
  const own = await createNote(client, 'Own', 'Mine')
  const temporary = await ask(client, { is_temporary: true, references: [own] })
  const refused: Reference[] = [
    foreign,
    { ...own, kind: 'story' },
    { kind: 'conversation', id: temporary.threadId },
    { kind: 'project', id: randomUUID() },
    { kind: 'note', id: 'x' },
  ]
  for (const reference of refused) {
    const { status, body } = await client.rest('POST', '/api/v1/chat/stream', { input: 'Look', references: [own, reference] })
    expect([status, body]).toMatchObject([400, { error: { code: 'reference_missing' } }])
    expect(JSON.stringify(body)).not.toMatch(/Canary|Pipsqueak/)
    expect((await client.ask(send, { input: toInput([reference]) })).sendMessage).toMatchObject({ code: 'REFERENCE_MISSING' })
  }
  const many = Array.from({ length: 6 }, () => ({ ...own, id: randomUUID() }))
  expect((await client.ask(send, { input: toInput(many) })).sendMessage).toEqual({ code: 'TOO_MANY_REFERENCES', field: 'references' })
  expect((await client.rest('GET', '/api/v1/chat/threads')).body).toMatchObject({ threads: [] })
})

test('repeats a sent message after its reference was deleted, but not with other references', async () => {
  const { client } = await createPerson(app)
  const [note, other] = [await createNote(client, 'Contract', 'March'), await createNote(client, 'Other', 'May')]
  const input = toInput([note])
  const { sendMessage: first } = await client.ask(send, { input })
  await client.rest('DELETE', `/api/v1/knowledge/items/${note.id}`)
  const { sendMessage: again } = await client.ask(send, { input })
  expect('thread' in again && again.thread).toEqual('thread' in first && first.thread)
  const changed = { ...input, references: toInput([other]).references }
  expect(await client.ask(send, { input: changed })).toEqual({ sendMessage: {} })
})

test('refuses references in conversations with twins', async () => {
  const { client, id } = await createPerson(app)
  const note = await createNote(client, 'Contract', 'March')
  const thread = await db.thread.create({ data: { userId: id, twinOwnerId: id, agentType: 'twin', threadType: 'self_twin_chat' } })
  const threadId = globalId('Thread', thread.id)
  const { sendMessage } = await client.ask(send, { input: toInput([note], { threadId }) })
  expect(sendMessage).toEqual({ code: 'REFERENCES_FOR_TWIN', field: 'references' })
})
