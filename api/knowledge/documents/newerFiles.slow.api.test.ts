import { expect, test } from 'vitest'
import { documentFile, createPdf } from '../../testing/files/documentFiles.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { toViewer, handbook, openDocuments } from '../../testing/files/documents.ts'

const { app, knowledge, documents, db, files, deletedFiles, added, read, holdReading, findLeft } = await openDocuments()

async function replaced({ client }: Person, id: string, file: File, query = '') {
  const form = new FormData()
  form.append('files', file)
  const response = await client.fetch(`/api/v1/knowledge/documents/${id}/file${query}`, { method: 'PUT', body: form })
  return { status: response.status, body: (await response.json()) as { is_being_replaced: boolean; error?: { message: string } } }
}
const newer = createPdf([
  [
    { text: 'Boathouse handbook', size: 20 },
    { text: 'The boathouse burned down in 2025.', above: 10 },
  ],
  [
    { text: 'Keys', size: 16 },
    { text: 'The spare key hangs behind the blue door, next to the lifebelt.', above: 10 },
  ],
  ['A new boathouse is being built.'],
])

test('replaces a document, its passages and its citations once the new file has been read', async () => {
  const ada = await createPerson(app)
  const { id, document } = await added(ada, 'Handbook.pdf', handbook)
  const { steps } = await db.thread.create({
    data: { userId: ada.id, steps: { create: { userId: ada.id, position: 0, stepType: 'assistant_message', status: 'completed' } } },
    include: { steps: true },
  })
  const passages = await db.passage.findMany({ where: { sourceId: id }, orderBy: { ordinal: 'asc' } })
  await db.stepSource.createMany({
    data: passages.map(({ ordinal, page, text }, index) => {
      return { stepId: steps[0]?.id ?? '', number: index, kind: 'item', sourceId: id, title: 'Handbook', excerpt: text, ordinal, page }
    }),
  })
  const held = await holdReading()
  const { status, body } = await replaced(ada, id, documentFile('Handbook 2.pdf', newer))
  expect([status, body.is_being_replaced]).toEqual([200, true])
  expect(await knowledge.findPassages(ada.id, 'To whom does the boathouse belong?', 8)).toMatchObject([{ place: { page: 1 } }, {}])
  expect(await knowledge.findPassages(ada.id, 'What burned down?', 8)).toEqual([])
  await held.read()
  const item = await documents.get(toViewer(ada), { id })
  expect(item).toMatchObject({
    title: 'Handbook',
    document: { fileName: 'Handbook 2.pdf', pageCount: 3, pagesWithoutText: 0, status: 'ready', newFilePath: null },
  })
  expect(await knowledge.findPassages(ada.id, 'rowing club of Marstrand', 8)).toEqual([])
  expect(await knowledge.findPassages(ada.id, 'What burned down?', 8)).toMatchObject([{ place: { page: 1 } }])
  expect(await findLeft(id)).toEqual([3, 3, 1])
  const cited = await db.stepSource.findMany({ where: { sourceId: id }, orderBy: { number: 'asc' } })
  expect(cited.map(({ ordinal, page }) => [ordinal, page])).toEqual([
    [null, null],
    [1, 2],
  ])
  await deletedFiles.deleteDue()
  expect(await files.get(document.filePath)).toBeNull()
  expect(await files.get(item.document.filePath).then((file) => (file?.stream.destroy(), file?.size))).toBe(newer.length)
}, 40_000)

test('keeps the document and reports why a replacement cannot be read', async () => {
  const ada = await createPerson(app)
  const { id, document } = await added(ada, 'Handbook.pdf', handbook)
  expect(await replaced(ada, id, documentFile('Photo.png', 'Just text.'))).toMatchObject({ status: 400 })
  await replaced(ada, id, documentFile('Secret.pdf', createPdf([['Secret']], { isEncrypted: true })))
  await read()
  const item = await documents.get(toViewer(ada), { id })
  expect(item.document).toEqual({ ...document, replacementProblem: expect.stringContaining('protected with a password') })
  expect(await findLeft(id)).toEqual([2, 2, 1])
  expect(await replaced(await createPerson(app), id, documentFile('Mine.pdf', newer))).toMatchObject({ status: 404 })
}, 40_000)

test('deletes a pending replacement with its document, and a later replacement supersedes it', async () => {
  const ada = await createPerson(app)
  const { id, document } = await added(ada, 'Plan.txt', 'Version one.')
  const held = await holdReading()
  const waiting = async (text: string) => {
    await replaced(ada, id, documentFile('Plan.txt', text))
    return (await documents.get(toViewer(ada), { id })).document.newFilePath ?? ''
  }
  const isThere = (path: string) => files.get(path).then((file) => (file?.stream.destroy(), file !== null))
  const [second, third] = [await waiting('Version two.'), await waiting('Version three.')]
  await deletedFiles.deleteDue()
  expect([await isThere(document.filePath), await isThere(second), await isThere(third)]).toEqual([true, false, true])
  await documents.remove(toViewer(ada), { id })
  await held.read()
  await deletedFiles.deleteDue()
  expect([await isThere(document.filePath), await isThere(third)]).toEqual([false, false])
})

test('a replaced public document stays public only if the owner chooses so', async () => {
  const ada = await createPerson(app)
  const { id } = await added(ada, 'Plan.txt', 'Version one.')
  await knowledge.update(toViewer(ada), { id, isPublic: true })
  const audiencesAfter = async (query: string) => {
    await replaced(ada, id, documentFile('Plan.txt', `Version ${query}.`), query)
    await read()
    const passages = await db.passage.findMany({ where: { sourceId: id } })
    return [(await documents.get(toViewer(ada), { id })).audience, ...passages.map(({ audience }) => audience)]
  }
  expect(await audiencesAfter('?stays_public=true')).toEqual(['listed', 'listed'])
  expect(await audiencesAfter('')).toEqual(['private', 'private'])
}, 40_000)
