import { strFromU8, strToU8 } from 'fflate'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { change, createAccountImports, download, type Files, type Import, read, toZip } from '../../testing/files/accountExports.ts'
import { uploadExport } from '../../testing/files/exportFiles.ts'
import { finishJobs } from '../../testing/jobs.ts'
import { createPerson } from '../../testing/people.ts'
import { createFullAccount } from '../../testing/subjects/fullAccount.ts'
import {
  formatEntry,
  importedFiles,
  importedObjects,
  listsAfterThreads,
  listsBeforeThreads,
  notImported,
  originsEntryName,
  queuedEntryName,
  schemaEntryName,
} from '../../chat/imports/reading/accountFormat.ts'
import { toOwnId } from './ownEntries.ts'

const app = await testApp()
const { db, files: store } = app.platform
type Rows = Record<string, unknown>[]

const { bring, finish, undo } = createAccountImports(app)
const ada = await createFullAccount(app)
const exported = await download(ada.client)

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ignores the file names of threads and photos, which end with IDs. */
function toComparable(files: Files, toId: (id: string) => string): Record<string, unknown> {
  const threads: unknown[] = []
  const values = Object.entries(files).flatMap(([name, bytes]): [string, unknown][] => {
    // Pictures are compressed again.
    if (importedFiles.photos.test(name)) return [['photo', bytes.length > 0]]
    if (importedFiles.picture.test(name)) return [[name, bytes.length > 0]]
    if (name.endsWith('.md') && name.startsWith('threads/')) return []
    if (!name.endsWith('.json')) return [[name.replaceAll(uuid, toId), Buffer.from(bytes)]]
    const value: unknown = JSON.parse(
      strFromU8(bytes)
        .replaceAll(/"file_path":"[^"]*"/g, '"file_path":""')
        .replaceAll(/photos\/[0-9a-f]{32}\/[^"]*/g, 'photo')
        .replaceAll(uuid, toId),
    )
    if (!name.startsWith('threads/')) return [[name, value]]
    threads.push(value)
    return []
  })
  return {
    ...Object.fromEntries(values),
    threads: threads.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  }
}

/** Names, the email address and times belong to the account. */
function toPrivate(value: unknown) {
  const { account, profile } = value as { account: object; profile: object }
  const own = { email: '', username: '', image: '', createdAt: '', updatedAt: '' }
  return {
    account: { ...account, email: '', createdAt: '' },
    profile: { ...profile, ...own, audience: 'private', isPublic: false, publicProfileUrl: null },
  }
}

test('export, import and export again are equal except for IDs', async () => {
  const [before, bob] = [exported, await createPerson(app)]
  const imported = await bring(bob, before)
  const counts = { added_count: 3, known_count: 0, left_out_count: 0, twin_conversation_count: 1 }
  expect(imported).toMatchObject({ status: 'ready', origin: 'twain', ...counts })
  const after = await download(bob.client)

  const lists: readonly string[] = [...listsBeforeThreads, queuedEntryName, ...listsAfterThreads]
  for (const list of lists) expect(read(before, list), list).not.toEqual([])
  const known: readonly string[] = [formatEntry.name, schemaEntryName, originsEntryName, ...importedObjects, ...lists, ...notImported]
  const isKnown = (name: string) =>
    known.includes(name) || name.endsWith('.md') || Object.values(importedFiles).some((pattern) => pattern.test(name))
  expect(Object.keys(before).filter((name) => !isKnown(name))).toEqual([])
  for (const pattern of Object.values(importedFiles))
    expect(
      Object.keys(before).some((name) => pattern.test(name)),
      String(pattern),
    ).toBe(true)

  const expected = toComparable(before, (id) => (id === ada.id ? bob.id : toOwnId({ userId: bob.id, origins: new Map() }, id)))
  const actual = toComparable(after, (id) => id)
  expected['scheduled-tasks.json'] = (expected['scheduled-tasks.json'] as Rows).map((task) => ({ ...task, status: 'paused' }))
  expected['profile.json'] = toPrivate(expected['profile.json'])
  actual['profile.json'] = toPrivate(actual['profile.json'])
  expected.threads = (expected.threads as { thread: { agent_type: string } }[]).filter(({ thread }) => thread.agent_type !== 'twin')
  for (const name of [...notImported, originsEntryName]) delete expected[name]
  for (const name of Object.keys(expected)) expect.soft(actual[name], name).toEqual(expected[name])
})
test('nothing is public after an import, and a shared profile gets private items only', async () => {
  const bob = await createPerson(app)
  await bob.client.rest('PUT', '/api/v1/profile', { bio: 'I row.', audience: 'listed' })
  expect(await bring(bob, exported)).toMatchObject({ status: 'ready', left_out_count: 0 })
  expect(await db.knowledgeItem.count({ where: { userId: bob.id, audience: { not: 'private' } } })).toBe(0)
  expect(await db.profile.findUnique({ where: { userId: bob.id } })).toMatchObject({ bio: 'I row.', photos: [], audience: 'listed' })

  const carol = await createPerson(app)
  await bring(carol, exported)
  expect(await db.profile.findUnique({ where: { userId: carol.id } })).toMatchObject({ bio: 'I keep bees.', audience: 'private' })
  expect(await db.knowledgeItem.count({ where: { userId: carol.id, audience: 'link' } })).toBe(1)
  expect((await app.anyone().rest('GET', `/api/v1/public/${carol.username}`)).status).toBe(404)
  expect(await db.scheduledTask.findMany({ where: { userId: carol.id } })).toMatchObject([{ status: 'paused' }])
})

test('a repeated import adds nothing, also on the same server, and an undone one can be repeated', async () => {
  const [files, bob] = [exported, await createPerson(app)]
  expect(await bring(ada, files)).toMatchObject({ added_count: 0, known_count: 17, entry_count: 0, left_out_count: 0 })

  const first = await bring(bob, files)
  expect(await bring(bob, files)).toMatchObject({ added_count: 0, known_count: 17, entry_count: 0, left_out_count: 0 })
  const note = await db.knowledgeItem.findFirstOrThrow({ where: { userId: bob.id, kind: 'note' } })
  await bob.client.rest('PATCH', `/api/v1/knowledge/items/${note.id}`, { content: 'They dance at noon.' })
  await undo(bob, first)
  const userId = bob.id
  expect(await db.knowledgeItem.findMany({ where: { userId } })).toMatchObject([{ id: note.id, content: 'They dance at noon.' }])
  const left = [db.thread, db.memory, db.memoryRule, db.memoryProposal, db.profileProposal, db.project, db.savedPrompt, db.scheduledTask]
  for (const table of left) expect(await (table as typeof db.thread).count({ where: { userId } })).toBe(0)
  expect(await db.twinCheck.count({ where: { ownerId: userId } })).toBe(0)
  expect(await bring(bob, files)).toMatchObject({ added_count: 3, left_out_count: 0 })
})

test('leaves out invalid rows, foreign IDs and what is over a limit, and imports the rest', async () => {
  const [original, bob, eve] = [exported, await createPerson(app), await createPerson(app)]
  const target = await db.knowledgeItem.create({ data: { userId: eve.id, kind: 'note', title: 'Private', content: 'Eve only.' } })
  const [memory] = read(original, 'memories.json') as Rows
  const [project] = read(original, 'projects.json') as Rows
  const id = (index: number) => `01a220fc-d87b-7fe4-a1f2-${index.toString(16).padStart(12, '0')}`
  const hostile = [
    [
      'knowledge.json',
      [
        { ...(read(original, 'knowledge.json') as Rows)[0], userId: eve.id, ownerId: eve.id },
        { ...(read(original, 'knowledge.json') as Rows)[0], id: '../../secret' },
        { ...(read(original, 'knowledge.json') as Rows)[0], id: id(1), audience: 'everyone' },
      ],
    ],
    [
      'memories.json',
      [
        { ...memory, id: id(2), content: 'x'.repeat(10_000_000) },
        { ...memory, id: id(3), content: 'My password is hunter2abc.' },
        { ...memory, id: id(4), content: 'Rows\u0000 boats.', supersededById: null },
        { ...memory, id: id(5), content: 'Loops.', supersededById: id(5) },
      ],
    ],
    [
      'projects.json',
      Array.from({ length: 10_000 }, (_, index) => ({
        ...project,
        id: id(index),
        items: [{ itemId: target.id, addedAt: '2026-01-01T00:00:00Z' }],
      })),
    ],
  ] as const
  const files = hostile.reduce((changed: Files, [name, rows]) => change(changed, name, rows), original)
  const imported = await bring(bob, files)
  const counts = { documents: 1, items: 2, memories: 3, projects: 9900 }
  expect(imported).toMatchObject({ status: 'ready', added_count: 3, left_out_count: expect.any(Number) })
  expect(imported.left_out_count).toBeGreaterThanOrEqual(counts.items + counts.memories + counts.projects)
  const userId = bob.id
  expect(await db.project.count({ where: { userId } })).toBe(100)
  expect(await db.projectItem.count({ where: { project: { userId } } })).toBe(0)
  expect(await db.memory.findMany({ where: { userId } })).toMatchObject([{ content: 'Rows boats.' }])
  expect(await db.knowledgeItem.findMany({ where: { userId: eve.id } })).toMatchObject([{ id: target.id, content: 'Eve only.' }])
  expect(await db.knowledgeItem.count({ where: { userId } })).toBe(1)
})

test('pages are not pictures, and files are found by their entry only', async () => {
  const [original, bob] = [exported, await createPerson(app)]
  const page = strToU8('<!doctype html><script>alert(1)</script>')
  const files = Object.fromEntries(
    Object.entries(original).flatMap(([name, bytes]): [string, Uint8Array][] => {
      if (importedFiles.photos.test(name) || importedFiles.picture.test(name)) return [[name, page]]
      return importedFiles.documents.test(name) ? [] : [[name, bytes]]
    }),
  )
  expect(await bring(bob, files)).toMatchObject({ status: 'ready', left_out_count: 3 })
  expect(await db.user.findUnique({ where: { id: bob.id } })).toMatchObject({ image: null })
  expect(await db.profile.findUnique({ where: { userId: bob.id } })).toMatchObject({ bio: 'I keep bees.', photos: [] })
  expect(await db.document.count({ where: { item: { userId: bob.id } } })).toBe(0)
})

test.each<[string, (files: Files) => Files, string]>([
  ['entries outside of the ZIP', (files) => ({ ...files, '../x': strToU8('x') }), 'damaged'],
  ['half a list', (files) => ({ ...files, 'memories.json': strToU8('[{"id":') }), 'damaged'],
  ['a list that is an object', (files) => change(files, 'memories.json', {}), 'not_an_export'],
  ['another format', (files) => change(files, 'format.json', { format: 'other', version: 1 }), 'not_an_export'],
  ['a newer version', (files) => change(files, 'format.json', { format: 'twain', version: 99 }), 'newer_version'],
])('refuses %s and imports nothing', async (_, alter, problem) => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  await db.savedPrompt.create({ data: { userId: ada.id, title: 'Review', text: 'What happened?' } })
  expect(await bring(bob, alter(await download(ada.client)))).toMatchObject({ status: 'failed', problem })
  expect(await db.savedPrompt.count({ where: { userId: bob.id } })).toBe(0)
})

test('an interrupted import continues without duplicates', async () => {
  const [files, bob] = [exported, await createPerson(app)]
  const fileId = await uploadExport(bob.client, toZip(files))
  const put = store.put.bind(store)
  vi.spyOn(app.platform.log, 'error').mockImplementation(() => {})
  const stored = vi.spyOn(store, 'put').mockImplementation(async (...file) => {
    // The document is stored before the attachments.
    if (stored.mock.calls.length > 1) throw new Error('The process was killed.')
    return put(...file)
  })
  const { body: begun } = await bob.client.rest<Import>('POST', '/api/v1/chat/imports', { file_id: fileId })
  await vi.waitFor(() => expect(stored.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 })
  await finishJobs(app, 'import-conversation')
  expect(await finish(bob, begun)).toMatchObject({ status: 'pending' })
  stored.mockRestore()
  await app.services.conversationImporting.importJob.startNow(begun.id)
  const { entry_count: entries, ...ended } = await finish(bob, begun)
  expect(ended).toMatchObject({ status: 'ready', added_count: 3, left_out_count: 0 })
  expect(entries).toBe(1 + (await db.importedEntry.count({ where: { importId: begun.id } })))
  expect(await db.knowledgeItem.count({ where: { userId: bob.id } })).toBe(3)
  const [waiting] = await db.queuedMessage.findMany({ where: { userId: bob.id } })
  expect(await db.element.findMany({ where: { userId: bob.id, stepId: null } })).toMatchObject([{ id: waiting?.elementIds[0] }])
})

test('an import that is undone while it runs leaves nothing', async () => {
  const [files, bob] = [exported, await createPerson(app)]
  const fileId = await uploadExport(bob.client, toZip(files))
  const put = store.put.bind(store)
  const held = Promise.withResolvers<void>()
  const stored = vi.spyOn(store, 'put').mockImplementation(async (...file) => {
    await held.promise
    return put(...file)
  })
  const { body: begun } = await bob.client.rest<Import>('POST', '/api/v1/chat/imports', { file_id: fileId })
  expect((await bob.client.rest('POST', '/api/v1/chat/imports', { file_id: fileId })).status).toBe(400)
  await vi.waitFor(() => expect(stored).toHaveBeenCalled(), { timeout: 20_000 })
  await bob.client.rest('DELETE', `/api/v1/chat/imports/${begun.id}`)
  held.resolve()
  await finishJobs(app, 'import-conversation')
  await finishJobs(app, 'undo-conversation-import')
  stored.mockRestore()
  const where = { userId: bob.id }
  const left = [db.conversationImport, db.thread, db.knowledgeItem, db.memory, db.project, db.savedPrompt]
  expect(await Promise.all(left.map((table) => (table as typeof db.thread).count({ where })))).toEqual(left.map(() => 0))
})
