import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  formatEntry,
  importedObjects,
  listsAfterThreads,
  listsBeforeThreads,
  notImported,
  originsEntryName,
  queuedEntryName,
  schemaEntryName,
} from '../chat/imports/reading/accountFormat.ts'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { say } from '../testing/parity/parity.ts'
import { createPerson } from '../testing/people.ts'
import { createFullAccount } from '../testing/subjects/fullAccount.ts'

const app = await testApp()
const { db, files } = app.platform

async function exported(client: Client): Promise<Record<string, string>> {
  const response = await client.fetch('/api/v1/export')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Includes properties that the schema does not name. */
function findViolations(zip: Record<string, string>): string[] {
  const schema = JSON.parse(zip['schema.json'] ?? '') as object
  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' })
  const ajv = new Ajv2020({ allErrors: true })
  addFormats.default(ajv)
  const names = Object.keys(zip).filter((name) => name.endsWith('.json') && !/^(schema\.json|files\/|documents\/)/.test(name))
  const archive = Object.fromEntries(names.map((name) => [name, JSON.parse(zip[name] ?? '') as unknown]))
  return [schema, toStrict(schema)].flatMap((one) => {
    const validate = ajv.compile(one)
    validate(archive)
    return validate.errors?.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`) ?? []
  })
}

interface Schema {
  properties?: object
  allOf?: Schema[]
  unevaluatedProperties?: false | undefined
}

function toStrict(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_key, value: Schema | null) => {
    if (value?.allOf) return { ...value, allOf: value.allOf.map(toOpen), unevaluatedProperties: false }
    return value?.properties ? { unevaluatedProperties: false, ...value } : value
  }) as object
}

/** Each part of an object names only some of its properties. */
function toOpen(schema: Schema): Schema {
  return { ...schema, unevaluatedProperties: undefined }
}

async function upload(client: Client, name: string, text: string): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([text]), name)
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body: form })
  const { files: uploaded } = (await response.json()) as { files: { id: string }[] }
  return uploaded[0]?.id ?? ''
}

test('an export contains all data of the user and none of others', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  for (const { client, id: userId, username } of [ada, bob]) {
    await client.rest('PUT', '/api/v1/profile', { bio: `I am ${username}.` })
    await db.knowledgeItem.create({ data: { userId, kind: 'note', title: 'Bees', content: `They dance for ${username}.` } })
    await db.memory.create({ data: { userId, content: `Honey for ${username}.` } })
    await say(client, { input: `Where is ${username}?` })
  }
  const fileId = await upload(ada.client, 'honey.txt', 'Sweet.')
  await ada.client.mutate(graphql(`mutation CreateScript { createAccessToken(input: { name: "Script" }) { __typename } }`))

  const zip = await exported(ada.client)

  expect(JSON.parse(zip['profile.json'] ?? '')).toMatchObject({
    account: { email: ada.email, answers: { tone: 'neutral', length: 'medium', language: null } },
    profile: { bio: `I am ${ada.username}.` },
  })
  expect(JSON.parse(zip['knowledge.json'] ?? '')).toMatchObject([{ content: `They dance for ${ada.username}.` }])
  expect(JSON.parse(zip['memories.json'] ?? '')).toMatchObject([{ content: `Honey for ${ada.username}.` }])
  expect(JSON.parse(zip['notifications.json'] ?? '')).toMatchObject([{ title: 'An access token was created' }])
  expect(zip[`files/${fileId}-honey.txt`]).toBe('Sweet.')
  const threads = Object.entries(zip).filter(([name]) => name.startsWith('threads/'))
  expect(threads.map(([name]) => name.split('.').at(-1))).toEqual(['md', 'json'])
  for (const [, text] of threads) expect(text).toContain(`Where is ${ada.username}?`)
  expect(JSON.stringify(zip)).not.toContain(bob.username)
})

test('exports require a cookie or a bearer token and are equal for both', async () => {
  const { client, token } = await createPerson(app)
  const names = Object.keys(await exported(client))
  expect(names[0]).toBe(formatEntry.name)
  const single = [formatEntry.name, schemaEntryName, originsEntryName, queuedEntryName]
  const known = [...single, ...importedObjects, ...listsBeforeThreads, ...listsAfterThreads, ...notImported]
  expect(names.toSorted()).toEqual(known.toSorted())
  expect(Object.keys(await exported(app.anyone({ authorization: `Bearer ${token}` })))).toEqual(names)
  expect((await app.anyone().fetch('/api/v1/export')).status).toBe(401)
  expect(await client.ask(graphql(`query ExportUrl { viewer { exportUrl } }`))).toEqual({
    viewer: { exportUrl: expect.stringMatching(/\/api\/v1\/export$/) },
  })
})

test('exports rows of every list', async () => {
  const { client, id: userId } = await createPerson(app)
  await db.knowledgeItem.create({ data: { userId, kind: 'note', title: 'Bees', content: 'They dance.' } })
  await db.memory.create({ data: { userId, content: 'Keeps bees.' } })
  await db.memoryRule.create({ data: { userId, words: ['health'] } })
  const sentences = { create: { position: 0, heading: 'Bees', text: 'You keep bees.', memoryIds: [] } }
  await db.memorySummary.create({ data: { userId, modelName: 'mock', isOutdated: false, sentences } })
  await db.project.create({ data: { userId, name: 'Hive' } })
  await db.savedPrompt.create({ data: { userId, title: 'Review', text: 'What happened?' } })
  const task = { kind: 'reminder', title: 'Feed the bees', instruction: '', recurrence: 'daily', time: '09:00', timezone: 'UTC' } as const
  await db.scheduledTask.create({ data: { ...task, userId } })
  const entries = { create: { kind: 'memory', entryId: randomUUID(), originId: randomUUID() } } as const
  await db.conversationImport.create({
    data: { userId, status: 'failed', fileName: 'chats.zip', filePath: 'imports/chats.zip', fileSize: 5_000_000_000n, entries },
  })
  await db.chosenPerson.create({ data: { ownerId: userId, email: 'friend@example.org' } })
  await db.twinCheck.create({ data: { ownerId: userId, question: 'Who?', answer: 'Me.' } })
  const counts = { checkCount: 1, passedCount: 0, unsourcedCount: 0, refusedCount: 0, answerCount: 0, tracedCount: 0 }
  await db.twinAccuracy.create({ data: { ownerId: userId, measuredAt: new Date(), ...counts } })
  await db.twinReferrer.create({ data: { ownerId: userId, day: new Date(), host: 'news.example.org', isEmbedded: false } })
  await db.webhook.create({ data: { userId, url: 'https://example.org/hook', secret: 'secret', eventTypes: [] } })
  const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId } })
  await db.pushSubscription.create({ data: { userId, sessionId, endpoint: `https://push.example.org/${userId}`, keys: '' } })
  await say(client, { input: 'Hello' })
  const { id: runId, threadId, userStepId: stepId, assistantStepId } = await db.run.findFirstOrThrow({ where: { userId } })
  await db.sharedConversation.create({ data: { ownerId: userId, threadId, showsName: false, messages: [], messageCount: 0 } })
  await db.visitorMessage.create({ data: { ownerId: userId, stepId, kind: 'message', text: 'Call me.', entryId: runId } })
  await db.waitingAnswer.create({ data: { ownerId: userId, stepId: assistantStepId, text: 'Yes.', sources: [] } })
  await db.queuedMessage.create({ data: { userId, threadId, clientMessageId: 'next', text: 'And then?', state: 'held' } })
  await db.comparison.create({ data: { threadId, firstStepId: assistantStepId, secondModelName: 'qwen3' } })
  await db.answerReport.create({ data: { stepId: assistantStepId, reason: 'harmful' } })
  await db.profileProposal.create({ data: { userId, source: 'profile_pal', field: 'bio', value: 'Keeps bees.' } })
  await db.memoryProposal.create({ data: { userId, runId, action: 'remember', content: 'Likes honey.', hasUntrustedContent: false } })
  await client.mutate(graphql(`mutation CreateScript { createAccessToken(input: { name: "Script" }) { __typename } }`))

  const zip = await exported(client)

  for (const [name, text] of Object.entries(zip).filter(
    ([name]) => /^[a-z-]+\.json$/.test(name) && !['format.json', 'schema.json', 'profile.json', 'character.json'].includes(name),
  ))
    expect(JSON.parse(text), name).toHaveLength(1)
  expect(JSON.parse(zip['imports.json'] ?? '')).toMatchObject([{ fileName: 'chats.zip', fileSize: 5_000_000_000 }])
  expect(findViolations(zip)).toEqual([])
})

test('the schema describes every entry and field of an account that uses everything', async () => {
  const zip = await exported((await createFullAccount(app)).client)
  expect(findViolations(zip)).toEqual([])
  const changes: [string, (rows: Record<string, unknown>[]) => unknown][] = [
    ['memories.json', ([row]) => [{ ...row, content: null }]],
    ['notifications.json', () => ({})],
    ['scheduled-tasks.json', ([row]) => [{ ...row, recurrence: 'hourly' }]],
  ]
  for (const [name, change] of changes) {
    const rows = JSON.parse(zip[name] ?? '') as Record<string, unknown>[]
    expect(findViolations({ ...zip, [name]: JSON.stringify(change(rows)) }), name).not.toEqual([])
  }
})

test('exports long lists completely, each row once', async () => {
  const { client, id: userId } = await createPerson(app)
  const contents = Array.from({ length: 450 }, (_, index) => `Fact ${index}`)
  await db.memory.createMany({ data: contents.map((content) => ({ userId, content })) })
  const memories = JSON.parse((await exported(client))['memories.json'] ?? '') as { content: string }[]
  expect(memories.map(({ content }) => content).toSorted()).toEqual(contents.toSorted())
})

test('a failing export ends incomplete and is logged', async () => {
  const { client } = await createPerson(app)
  await upload(client, 'honey.txt', 'Sweet.')
  const failure = new Error('The disk is gone.')
  vi.spyOn(files, 'get').mockRejectedValueOnce(failure)
  const logged = vi.spyOn(app.platform.log, 'error').mockImplementation(() => {})

  const response = await client.fetch('/api/v1/export')

  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ err: failure }), expect.any(String))
})

test('an export ends incomplete when its session ends', async () => {
  const { client } = await createPerson(app)
  for (const name of ['first.txt', 'second.txt']) await upload(client, name, 'Sweet.')
  const get = files.get.bind(files)
  const opened = vi.spyOn(files, 'get').mockImplementationOnce(async (key) => {
    await client.rest('POST', '/api/v1/auth/logout')
    return get(key)
  })
  onTestFinished(() => opened.mockRestore())
  const { body } = await client.fetch('/api/v1/export')
  let read = ''
  const download = async () => {
    for await (const chunk of body ?? []) read += Buffer.from(chunk).toString('latin1')
  }
  await expect(download()).rejects.toThrow('terminated')
  expect(read).toContain('first.txt')
  expect(read).not.toContain('-second.txt')
})

test('an aborted download leaves no file open', async () => {
  const { client } = await createPerson(app)
  await upload(client, 'large.txt', 'x'.repeat(8_000_000))
  const opened = vi.spyOn(files, 'get')
  const leaving = new AbortController()
  const response = await client.fetch('/api/v1/export', { signal: leaving.signal })
  const reader = response.body?.getReader()
  while (opened.mock.calls.length === 0) await reader?.read()
  const file = await opened.mock.results.at(-1)?.value
  expect(file.stream.destroyed).toBe(false)
  leaving.abort()
  await vi.waitFor(() => expect(file.stream.destroyed).toBe(true))
})

test('exports the profile’s photos once each, and no others', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const uploadPhoto = async ({ client }: typeof ada) => {
    const form = new FormData()
    form.append('file', new File([Buffer.from(png, 'base64')], 'bee.png', { type: 'image/png' }))
    const response = await client.fetch('/api/v1/profile/photos', { method: 'POST', body: form })
    return ((await response.json()) as { photos: string[] }).photos[0] ?? ''
  }
  const [own, foreign] = [await uploadPhoto(ada), await uploadPhoto(bob)]
  await ada.client.rest('PUT', '/api/v1/profile', { photos: [own, foreign, own, `${own}/../../../secret`] })
  const names = Object.keys(await exported(ada.client))
  expect(names.filter((name) => name.startsWith('photos/'))).toEqual([`photos/${own.split('/').at(-1)}`])
})
