import { expect, test, vi } from 'vitest'
import { documentFile, createDocx, createPdf, pdfOfPicture } from '../../testing/files/documentFiles.ts'
import { toViewerTopic } from '../../platform/events/viewerNews.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { createPerson } from '../../testing/people.ts'
import { toViewer, handbook, openDocuments } from '../../testing/files/documents.ts'

const {
  app,
  knowledge,
  documents,
  reading,
  documentTexts,
  db,
  files,
  deletedFiles,
  asTwinReader,
  upload,
  added,
  read,
  holdReading,
  findLeft,
} = await openDocuments()

test('a job reads an uploaded PDF, which is then found by page', async () => {
  const ada = await createPerson(app)
  const { ids } = await upload(
    ada,
    documentFile('Handbook 2026.pdf', handbook),
    documentFile('Rigging.docx', createDocx(['# Sails', 'The jib is red.'])),
  )
  await vi.waitFor(async () => expect(await db.document.count({ where: { itemId: { in: ids }, status: 'ready' } })).toBe(2), {
    timeout: 30_000,
  })
  const [pdf, docx] = await Promise.all(ids.map((id) => documents.get(toViewer(ada), { id })))
  expect(pdf).toMatchObject({
    title: 'Handbook 2026',
    audience: 'private',
    document: { status: 'ready', pageCount: 2, mediaType: 'application/pdf' },
  })
  expect(docx).toMatchObject({ title: 'Rigging', document: { status: 'ready', pageCount: null, problem: null } })
  const [hit] = await knowledge.findPassages(ada.id, 'Where does the spare key hang?', 8)
  expect(hit).toMatchObject({ kind: 'document', title: 'Handbook 2026', place: { page: 2, ordinal: 1 } })
  const [match] = await knowledge.search(toViewer(ada), { query: 'lifebelt blue', limit: 5 })
  expect(match).toMatchObject({ item: { title: 'Handbook 2026' }, place: { page: 2, ordinal: 1 } })
  const { parts, passage, partCount } = await documentTexts.getExcerpt(pdf?.id ?? '', { passage: 1, from: 0 })
  expect([partCount, parts.map(({ page }) => page)]).toEqual([2, [2]])
  const [{ start, text } = { start: 0, text: '' }] = parts
  expect(text.slice((passage?.start ?? 0) - start, (passage?.end ?? 0) - start)).toContain('behind the blue door')
}, 40_000)

test('reports the number of pages without text', async () => {
  const ada = await createPerson(app)
  const scanned = await added(ada, 'Deeds.pdf', createPdf([['The mill was sold.'], [], ['It was sold again.'], []]))
  expect(scanned.document).toMatchObject({ status: 'ready', pageCount: 4, pagesWithoutText: 2 })
  const { body } = await ada.client.rest('GET', `/api/v1/knowledge/documents/${scanned.id}`)
  expect(body).toMatchObject({ page_count: 4, pages_without_text: 2 })
})

test('GraphQL fields and events report the processing status', async () => {
  const ada = await createPerson(app)
  const changes = graphql(
    `subscription DocumentNews { viewerEvents { __typename ... on DocumentChanged { item { title document { status } } } } }`,
  )
  const events = ada.client.subscribe(changes)
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const findRead = async () => {
    for await (const { data } of events) if (data?.viewerEvents.__typename === 'DocumentChanged') return data.viewerEvents
    return null
  }
  const read = findRead()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith(expect.arrayContaining([toViewerTopic(ada.id)]), expect.anything()))
  await subscribe.mock.results.at(-1)?.value
  const { title } = await added(ada, 'Boats.md', '# Boats\n\nFreya is green.')
  expect(await read).toEqual({ __typename: 'DocumentChanged', item: { title, document: { status: 'READY' } } })
})

test('reports why a document cannot be read and leaves no partial data', async () => {
  const ada = await createPerson(app)
  const expectProblem = async (name: string, contents: string | Buffer, problem: string) => {
    const { id, document } = await added(ada, name, contents)
    expect([name, document.status, document.problem]).toEqual([name, 'failed', expect.stringContaining(problem)])
    expect(await findLeft(id)).toEqual([0, 0, 1])
  }
  await expectProblem('Secret.pdf', createPdf([['Secret']], { isEncrypted: true }), 'protected with a password')
  await expectProblem('Notes.pdf', 'Just text.', 'The file name ends in .pdf, but it isn’t a PDF')
  await expectProblem('Notes.docx', 'Just text.', 'it isn’t a Word document')
  await expectProblem('Photo.png', 'Just text.', 'This kind of file can’t be read')
  await expectProblem('Broken.pdf', `%PDF-1.7\n${'nothing '.repeat(50)}`, 'damaged')
  await expectProblem('Empty.txt', ' ', 'No text found')
  const scan = 'No text found. If this is a scan, run text recognition (OCR) and upload it again.'
  await expectProblem('Scan.pdf', pdfOfPicture(), scan)
}, 30_000)

test('refuses documents over the size and count limits before reading', async () => {
  const ada = await createPerson(app)
  const large = (megabytes: number) => documentFile('Large.bin', 'word '.repeat(megabytes * 209_715))
  expect(await upload(ada, large(1.1))).toMatchObject({ status: 413, message: 'Documents can be up to 1 MB.' })
  const nine = Array.from({ length: 9 }, (_, index) => documentFile(`${index}.bin`, `Note ${index}`))
  expect((await upload(ada, ...nine)).ids).toHaveLength(9)
  expect(await upload(ada, documentFile('10.bin', 'One more'))).toMatchObject({
    status: 400,
    message: 'You can keep at most 9 documents. Delete some first.',
  })
  const bob = await createPerson(app)
  await upload(bob, large(0.9), large(0.9))
  expect(await upload(bob, large(0.9))).toMatchObject({ message: 'Your documents can take up at most 2 MB in total. Delete some first.' })
  expect(await upload(bob)).toMatchObject({ status: 400, message: 'Choose a file first.' })
}, 30_000)

test('publishes a document and its passages in one transaction', async () => {
  const ada = await createPerson(app)
  await db.profile.upsert({ where: { userId: ada.id }, create: { userId: ada.id, audience: 'listed' }, update: { audience: 'listed' } })
  const { id } = await added(ada, 'Handbook.pdf', handbook)
  const publicPages = () =>
    asTwinReader(
      { reader: null },
      (tx) => tx.$queryRaw<{ page: number }[]>`SELECT page FROM passages WHERE owner_id = ${ada.id}::uuid ORDER BY ordinal`,
    )
  expect(await publicPages()).toEqual([])
  await knowledge.update(toViewer(ada), { id, isPublic: true })
  expect(await publicPages()).toEqual([{ page: 1 }, { page: 2 }])
  await db.$transaction([db.knowledgeItem.update({ where: { id }, data: { audience: 'private' } })])
  expect(await publicPages()).toEqual([])
  const [early = ''] = (await upload(ada, documentFile('Early.pdf', handbook))).ids
  await knowledge.update(toViewer(ada), { id: early, isPublic: true })
  await read()
  await vi.waitFor(async () => expect(await publicPages()).toHaveLength(2), { timeout: 10_000 })
})

test('a renamed document is found only by its new title and keeps its text', async () => {
  const ada = await createPerson(app)
  const { id } = await added(ada, 'Zeppelin.pdf', handbook)
  expect(await knowledge.findPassages(ada.id, 'zeppelin', 8)).toHaveLength(2)
  await knowledge.update(toViewer(ada), { id, title: 'Café Submarine' })
  await reading.rename(id)
  expect(await knowledge.findPassages(ada.id, 'zeppelin', 8)).toEqual([])
  expect(await knowledge.findPassages(ada.id, 'cafe submarine', 8)).toHaveLength(2)
  await expect(knowledge.update(toViewer(ada), { id, content: 'Mine' })).rejects.toThrow(
    'A document’s text comes from its file and can’t be edited.',
  )
  expect(await db.passage.findFirst({ where: { sourceId: id, ordinal: 1 } })).toMatchObject({
    title: 'Café Submarine\nBoathouse handbook\nKeys',
  })
})

test('deletes a document with its file and derived data, even while it is read', async () => {
  const ada = await createPerson(app)
  const { id, document } = await added(ada, 'Handbook.pdf', handbook)
  expect(await files.get(document.filePath).then((file) => (file?.stream.destroy(), file?.size))).toBe(handbook.length)
  await documents.remove(toViewer(ada), { id })
  await deletedFiles.deleteDue()
  expect(await files.get(document.filePath)).toBeNull()
  expect(await findLeft(id)).toEqual([0, 0, 0])
  const { ids } = await upload(ada, documentFile('Other.pdf', handbook))
  const [other = ''] = ids
  await documents.remove(toViewer(ada), { id: other })
  await read()
  expect(await findLeft(other)).toEqual([0, 0, 0])
})

test('gives up on a document that crashes every reader', async () => {
  const ada = await createPerson(app)
  const { id, document } = await added(ada, 'Handbook.pdf', handbook)
  await db.document.update({ where: { itemId: id }, data: { status: 'pending' } })
  await reading.readJob.send({ itemId: id, filePath: document.filePath }, { key: document.filePath, startAfterSeconds: 60 })
  await db.$executeRaw`
    UPDATE jobs.job SET state = 'retry', started_on = now(), retry_count = 2, start_after = now()
    WHERE name = 'read-document' AND singleton_key = ${document.filePath} AND state = 'created'`
  await read()
  expect(await documents.get(toViewer(ada), { id })).toMatchObject({ document: { status: 'failed' } })
  expect(await findLeft(id)).toEqual([0, 0, 1])
})

test('a reader that lost its document to another writes nothing', async () => {
  const held = await holdReading()
  const [waiting] = await db.document.findMany({ where: { fileName: 'Held.txt', status: 'pending' } })
  const { itemId = '', filePath = '' } = waiting ?? {}
  await db.$executeRaw`UPDATE jobs.job SET retry_count = retry_count + 1 WHERE name = 'read-document' AND singleton_key = ${filePath}`
  await held.read()
  expect(await db.document.findUnique({ where: { itemId } })).toMatchObject({ status: 'pending' })
  expect(await findLeft(itemId)).toEqual([0, 0, 1])
  await reading.readJob.send({ itemId, filePath }, { key: filePath })
  await read()
  expect(await db.document.findUnique({ where: { itemId } })).toMatchObject({ status: 'ready' })
  expect(await findLeft(itemId)).toEqual([1, 1, 1])
})

test('users with few documents do not wait for users with many', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const held = await holdReading()
  for (const name of ['One.md', 'Two.md', 'Three.md']) await upload(ada, documentFile(name, 'The boat is green.'))
  await upload(bob, documentFile('Only.md', 'The boat is red.'))
  await held.read()
  const found = await db.document.findMany({ where: { item: { userId: { in: [ada.id, bob.id] } } } })
  const order = held.opened.mock.calls.flatMap(([key]) => found.find(({ filePath }) => filePath === key)?.fileName ?? [])
  // Two are read at a time, so neighbors may swap.
  expect(order.slice(0, 3)).toContain('Only.md')
  expect(order).toHaveLength(4)
})

test('exports documents and deletes them with the account', async () => {
  const ada = await createPerson(app)
  const { id, document } = await added(ada, 'Handbook.pdf', handbook)
  const zip = Buffer.from(await (await ada.client.fetch('/api/v1/export')).arrayBuffer())
  expect(zip.includes(`documents/${id}-Handbook.pdf`)).toBe(true)
  expect(zip.includes(handbook.subarray(100, 300))).toBe(true)
  await db.user.delete({ where: { id: ada.id } })
  await deletedFiles.deleteDue()
  expect(await files.get(document.filePath)).toBeNull()
  expect(await findLeft(id)).toEqual([0, 0, 0])
})

test('a twin reuses a quoted public document until it becomes private', async () => {
  const ada = await createPerson(app)
  await db.profile.upsert({ where: { userId: ada.id }, create: { userId: ada.id, audience: 'listed' }, update: { audience: 'listed' } })
  const { id } = await added(ada, 'Handbook.pdf', handbook)
  await knowledge.update(toViewer(ada), { id, isPublic: true })
  const answer = 'The spare key hangs behind the blue door, I heard.'
  app.model.behave({ text: answer })
  const visitor = app.anyone()
  const visit = async (input: string) => {
    const { body } = await visitor.rest<{ thread_id: string }>('POST', `/api/v1/twin/${ada.username}/chat`, { input })
    for await (const { data } of visitor.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`)) if (data.includes('"done"')) break
    return JSON.stringify(app.model.requests.splice(0))
  }
  app.model.requests = []
  expect(await visit('[[tool:search_public_knowledge {"query":"spare key"}]]')).toContain('next to the lifebelt')
  expect(await visit('And the oars?')).toContain(answer)
  await knowledge.update(toViewer(ada), { id, isPublic: false })
  expect(await visit('And the ropes?')).not.toContain(answer)
}, 60_000)
