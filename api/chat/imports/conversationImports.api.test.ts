import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/database/database.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { chatGptConversation, claudeConversation, jsonFile, uploadExport, zipFile } from '../../testing/files/exportFiles.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { followEvents } from '../../testing/following.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { findBreaches, withChange } from '../../testing/twinBoundary.ts'
import { addPieces } from './addPieces.ts'

const app = await testApp()
const { db, files } = app.platform

interface Import {
  id: string
  status: string
  problem: string | null
  message: string | null
  added_count: number
  known_count: number
  conversation_count: number
  message_count: number
  messages_done: number
}

async function bring({ client }: Person, file: File): Promise<Import> {
  const started = await client.rest<Import>('POST', '/api/v1/chat/imports', { file_id: await uploadExport(client, file) })
  expect(started).toMatchObject({ status: 201, body: { status: 'pending' } })
  return finished(client, started.body.id)
}

async function finished(client: Person['client'], id: string): Promise<Import> {
  await finishJobs(app, 'import-conversation')
  return (await client.rest<Import>('GET', `/api/v1/chat/imports/${id}`)).body
}

const listThreads = ({ id }: Person) =>
  db.thread.findMany({ where: { userId: id }, include: { steps: { orderBy: { position: 'asc' } } }, orderBy: { name: 'asc' } })
const listWords = async (person: Person) =>
  (await listThreads(person)).map(({ name, steps }) => [name, ...steps.map(({ input, output }) => input || output)])

const bees = chatGptConversation('c-1', 'Keeping bees', ['How many bees live in a hive?', 'About 50,000.', 'Thank you!'])

test('imports a ChatGPT export as searchable conversations that can be continued', async () => {
  const ada = await createPerson(app)
  const webhook = { userId: ada.id, url: 'https://example.org', eventTypes: ['import.finished'], secret: '' }
  const { id: webhookId } = await db.webhook.create({ data: webhook })
  const other = {
    id: 'other',
    parent: 'm0',
    children: [],
    message: { author: { role: 'assistant' }, content: { content_type: 'text', parts: ['Many.'] } },
  }
  const picture = {
    content_type: 'multimodal_text',
    parts: [{ content_type: 'image_asset_pointer', asset_pointer: 'file://1' }, 'What is this?'],
  }
  const second = chatGptConversation('c-2', '', [
    { role: 'system', text: 'You are ChatGPT.' },
    { role: 'user', text: 'My instructions', message: { metadata: { is_visually_hidden_from_conversation: true } } },
    {
      role: 'user',
      content: picture,
      message: { metadata: { attachments: [{ name: 'a.png', mime_type: 'image/png' }, { name: 'b.pdf' }] } },
    },
    { role: 'assistant', text: 'search("boat")', message: { recipient: 'web' } },
    { role: 'tool', text: 'A result' },
    { role: 'assistant', content: { content_type: 'thoughts', thoughts: [{ content: 'Hm.' }] } },
    { role: 'assistant', text: 'A boat\ue200cite\ue202turn0search1\ue201.' },
  ])
  const first = chatGptConversation('c-1', 'Keeping bees', ['How many bees live in a hive?', 'About 50,000.', 'Thank you!'], {
    others: { other },
  })
  const [pinned, archived] = [
    { ...first, pinned_time: 1_709_294_400 },
    { ...second, is_archived: true },
  ]
  const imported = await bring(ada, zipFile({ 'conversations-000.json': [pinned], 'conversations-001.json': [archived] }))
  expect(imported).toMatchObject({
    status: 'ready',
    origin: 'chatgpt',
    conversation_count: 2,
    message_count: 6,
    messages_done: 6,
    added_count: 2,
  })

  const threads = await listThreads(ada)
  const [hive, boat] = ['c-1', 'c-2'].map((key) => threads.find(({ originKey }) => originKey === key))
  expect(hive).toMatchObject({
    name: 'Keeping bees',
    origin: 'chatgpt',
    threadType: 'private_chat',
    stepCount: 3,
    firstMessagePreview: 'How many bees live in a hive?',
    lastMessagePreview: 'Thank you!',
    pinnedAt: expect.any(Date),
    archivedAt: null,
    createdAt: new Date('2024-03-01T12:00:00Z'),
    updatedAt: new Date('2024-03-01T12:02:00Z'),
    steps: [
      { input: 'How many bees live in a hive?', stepType: 'user_message', position: 0, createdAt: new Date('2024-03-01T12:00:00Z') },
      { output: 'About 50,000.', stepType: 'assistant_message', status: 'completed', position: 1, hasUntrustedContent: true },
      { input: 'Thank you!', position: 2 },
      { output: 'Many.', position: null },
    ],
  })
  expect(boat).toMatchObject({ pinnedAt: null, archivedAt: expect.any(Date) })
  expect(boat?.steps.map(({ input, output }) => input || output)).toEqual(['[Picture]\n\nWhat is this?\n\n[File: b.pdf]', 'A boat.'])
  expect(await db.webhookDelivery.findMany({ where: { webhookId } })).toMatchObject([
    { type: 'import.finished', data: { import_id: imported.id, conversation_count: 2, known_count: 0, problem_count: 0 } },
  ])
  expect(await db.conversationImport.findUnique({ where: { id: imported.id } })).toMatchObject({ filePath: null })
  expect(await db.memory.count({ where: { userId: ada.id } })).toBe(0)

  const found = await ada.client.rest('GET', '/api/v1/chat/threads/search?q=50,000')
  expect(found.body).toMatchObject({ results: [{ id: hive?.id, snippet: 'About 50,000' }] })
  await app.services.pendingPassages.write()
  const past = await app.services.search.searchPastChats(ada.id, 'How many bees live in a hive?', 5)
  expect(JSON.stringify(past)).toContain('About 50,000.')

  const sent = await ada.client.rest('POST', '/api/v1/chat/stream', { thread_id: hive?.id, input: 'And in winter?' })
  expect(sent.status).toBe(200)
  expect(await db.step.count({ where: { threadId: hive?.id } })).toBe(6)
})

test('imports all branches of conversations in a Claude export and shows the newest', async () => {
  const ada = await createPerson(app)
  const parent = (index: number) => ({ parent_message_uuid: index < 0 ? '00000000-0000-4000-8000-000000000000' : `k-1-${index}` })
  const conversation = claudeConversation('k-1', 'Boats', [
    { ...parent(-1), text: 'Old words', content: [{ type: 'text', text: 'What floats?' }], attachments: [{ file_name: 'list.txt' }] },
    {
      ...parent(0),
      content: [
        { type: 'thinking', thinking: 'Hm.' },
        { type: 'text', text: 'Boats.' },
        { type: 'tool_use', name: 'x' },
      ],
    },
    { ...parent(0), sender: 'assistant', text: 'Wood does.', files: [{ file_name: 'wood.png' }] },
  ])
  const imported = await bring(ada, jsonFile([conversation, { uuid: 'k-2', name: '', chat_messages: [] }]))
  expect(imported).toMatchObject({ status: 'ready', conversation_count: 1, added_count: 1, known_count: 0 })
  expect(await listWords(ada)).toEqual([['Boats', 'What floats?\n\n[File: list.txt]', 'Wood does.\n\n[File: wood.png]', 'Boats.']])
  const { body } = await ada.client.rest('GET', '/api/v1/chat/threads')
  expect(body).toMatchObject({ threads: [{ name: 'Boats', origin: 'claude' }] })
})

test('skips conversations that were imported before', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  await bring(ada, jsonFile([bees, bees]))
  const grown = chatGptConversation('c-1', 'Keeping bees', ['How many bees live in a hive?', 'About 50,000.', 'Thank you!', 'Gladly.'])
  const again = await bring(ada, jsonFile([grown, chatGptConversation('c-3', 'Wasps', ['And wasps?'])]))
  expect(again).toMatchObject({ status: 'ready', added_count: 1, known_count: 1 })
  expect(await listWords(ada)).toEqual([
    ['Keeping bees', 'How many bees live in a hive?', 'About 50,000.', 'Thank you!'],
    ['Wasps', 'And wasps?'],
  ])
  expect(await bring(bob, jsonFile([bees]))).toMatchObject({ added_count: 1, known_count: 0 })
})

test('reports why a file cannot be read and imports nothing', async () => {
  const ada = await createPerson(app)
  const half = JSON.stringify([bees, bees]).slice(0, -200)
  for (const [file, problem] of [
    [jsonFile(half), 'damaged'],
    [zipFile({ 'conversations.json': [bees] }, { isEncrypted: true }), 'encrypted'],
  ] as const) {
    const failed = await bring(ada, file)
    expect(failed).toMatchObject({ status: 'failed', problem, message: expect.stringMatching(/^This /), added_count: 0 })
  }
  expect(await listThreads(ada)).toEqual([])
})

test('notifies the user when an import ends', async () => {
  const ada = await createPerson(app)
  await bring(ada, jsonFile([bees]))
  await bring(ada, jsonFile([]))
  const { body } = await ada.client.rest<{ notifications: object[] }>('GET', '/api/v1/notifications')
  expect(body.notifications).toMatchObject([
    { notification_type: 'error', title: 'Your import failed', summary: 'conversations.json', action_url: '/settings#import' },
    { notification_type: 'success', title: 'Your import is finished', summary: 'conversations.json', action_url: '/settings#import' },
  ])
})

test('undoing an import deletes its conversations except continued ones', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const { id } = await bring(ada, jsonFile([bees, chatGptConversation('c-3', 'Wasps', ['And wasps?', 'Fewer.'])]))
  const wasps = (await listThreads(ada)).find(({ name }) => name === 'Wasps')
  await ada.client.rest('POST', '/api/v1/chat/stream', { thread_id: wasps?.id, input: 'How many?' })
  expect(await bob.client.rest('DELETE', `/api/v1/chat/imports/${id}`)).toMatchObject({ status: 404 })
  expect(await ada.client.rest('DELETE', `/api/v1/chat/imports/${id}`)).toMatchObject({ status: 200, body: { status: 'undoing' } })
  await finishJobs(app, 'undo-conversation-import')
  expect(await ada.client.rest('GET', `/api/v1/chat/imports/${id}`)).toMatchObject({ status: 404 })
  expect((await listThreads(ada)).map(({ name }) => name)).toEqual(['Wasps'])
  expect(await bring(ada, jsonFile([bees]))).toMatchObject({ added_count: 1 })
})

test('resumes an import whose process died without duplicates', async () => {
  const ada = await createPerson(app)
  const long = Array.from({ length: 130 }, (_, index) => `Message ${index}`)
  const filePath = `uploads/${randomUUID()}`
  const json = Buffer.from(JSON.stringify([chatGptConversation('c-9', 'Long', long), bees]))
  await files.put(filePath, json, { contentType: 'application/json', size: json.length })
  const begun = await db.conversationImport.create({
    data: { userId: ada.id, fileName: 'a.json', filePath, fileSize: json.length },
  })
  const messages = long.slice(0, 50).map((text, number) => ({
    role: number % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text,
    sentAt: null,
    number,
    parent: number === 0 ? null : number - 1,
    isShown: true,
  }))
  const piece = { origin: 'chatgpt' as const, key: 'c-9', title: 'Long', startedAt: null, from: 0, messages }
  await transaction(db, (tx) => addPieces(tx, begun, [piece]))
  await app.services.conversationImporting.importJob.send({ importId: begun.id }, { key: begun.id })
  expect(await finished(ada.client, begun.id)).toMatchObject({ status: 'ready', added_count: 2, known_count: 0, messages_done: 133 })
  expect(await listWords(ada)).toEqual([
    ['Keeping bees', 'How many bees live in a hive?', 'About 50,000.', 'Thank you!'],
    ['Long', ...long],
  ])
})

const imports = graphql(`query ConversationImports { viewer { conversationImports {
  id uuid status problem origin conversationCount messageCount addedCount knownCount } threads { edges { node { name origin } } } } }`)
const importConversations = graphql(`mutation ImportConversations($input: ImportConversationsInput!) { importConversations(input: $input) {
  __typename ... on ImportConversationsPayload { import { id uuid status } } ... on UserError { message } } }`)
const undoImport = graphql(`mutation UndoConversationImport($input: UndoConversationImportInput!) { undoConversationImport(input: $input) {
  __typename ... on UndoConversationImportPayload { import { status } } ... on UserError { message } } }`)
const news = graphql(`subscription ImportNews { viewerEvents { __typename ... on ConversationImportChanged { importId
  import { status messagesDone messageCount addedCount } } } }`)

test('GraphQL starts, follows, lists and undoes imports, one at a time', async () => {
  const ada = await createPerson(app)
  const conversations = Array.from({ length: 100 }, (_, index) =>
    chatGptConversation(`c-${index}`, `Talk ${index}`, ['One', 'Two', 'Three', 'Four']),
  )
  const fileId = await uploadExport(ada.client, jsonFile(conversations))
  const waiting = await uploadExport(ada.client, jsonFile([bees]))
  const received: unknown[] = []
  const events = ada.client.subscribe(news)
  const { first } = await followEvents(app, ada.id, events)
  const listening = (async () => {
    for (let next = await first; !next.done; next = await events.next()) {
      const event = next.value.data?.viewerEvents
      received.push(event)
      if (event?.__typename === 'ConversationImportChanged' && event.import?.status === 'READY') return
    }
  })()
  const { import: begun } = await ada.client.mutate(importConversations, { input: { fileId } })
  expect((await ada.client.ask(importConversations, { input: { fileId: waiting } })).importConversations).toMatchObject({
    __typename: 'ConflictError',
  })
  await listening
  await events.return(undefined)
  expect(received).toContainEqual(
    expect.objectContaining({ importId: begun.id, import: expect.objectContaining({ status: 'PENDING', messageCount: 400 }) }),
  )
  expect(received.at(-1)).toMatchObject({ import: { status: 'READY', messagesDone: 400, addedCount: 100 } })
  const { viewer } = await ada.client.ask(imports)
  expect(viewer?.conversationImports).toMatchObject([
    { id: begun.id, origin: 'CHATGPT', conversationCount: 100, addedCount: 100, knownCount: 0 },
  ])
  expect(viewer?.threads?.edges[0]).toMatchObject({ node: { origin: 'CHATGPT' } })
  expect(await ada.client.mutate(undoImport, { input: { importId: begun.id } })).toMatchObject({ import: { status: 'UNDOING' } })
  await finishJobs(app, 'undo-conversation-import')
  expect(await listThreads(ada)).toEqual([])
})

test('twins cannot read imported conversations', async () => {
  const ada = await createPerson(app)
  await ada.client.rest('PUT', '/api/v1/profile', { is_public: true })
  await bring(ada, jsonFile([chatGptConversation('imported-5', 'Secret kumquat', ['My kumquat is hidden', 'A kumquat answer'])]))
  await app.services.pendingPassages.write()
  expect(await withChange(db, '', (tx) => findBreaches(tx, ['kumquat', 'imported-5']))).toEqual([])
})
