import { addDocuments, documentFile, createPdf } from './documentFiles.ts'
import { vi } from 'vitest'
import { testApp } from '../app.ts'
import { finishJobs } from '../jobs.ts'
import { createPerson, type Person } from '../people.ts'

export const toViewer = ({ id: userId }: Person) => ({ userId, sessionId: userId })

export const handbook = createPdf([
  [
    { text: 'Boathouse handbook', size: 20 },
    { text: 'The boathouse belongs to the rowing club of Marstrand.', above: 10 },
  ],
  [
    { text: 'Keys', size: 16 },
    { text: 'The spare key hangs behind the blue door, next to the lifebelt.', above: 10 },
  ],
])

export async function openDocuments() {
  const app = await testApp({ DOCUMENT_MAX_MB: '1', DOCUMENTS_PER_PERSON: '9', DOCUMENT_MB_PER_PERSON: '2' })
  const { knowledge, documents, documentReading: reading, documentTexts } = app.services
  const { db, files, deletedFiles, asTwinReader } = app.platform
  const read = () => finishJobs(app, 'read-document')
  async function upload(person: Person, ...uploaded: File[]) {
    const { status, body } = await addDocuments(person.client, ...uploaded)
    return { status, message: body.error?.message, ids: (body.documents ?? []).map(({ id }) => id) }
  }
  async function added(person: Person, name: string, contents: string | Buffer) {
    const { ids, message } = await upload(person, documentFile(name, contents))
    const [id = ''] = ids
    if (!id) throw new Error(message)
    await read()
    return documents.get(toViewer(person), { id })
  }
  async function holdReading() {
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const get = files.get.bind(files)
    const opened = vi.spyOn(files, 'get').mockImplementationOnce(async (key) => {
      begun.resolve()
      await released.promise
      return get(key)
    })
    await upload(await createPerson(app), documentFile('Held.txt', 'Held.'))
    await begun.promise
    return {
      opened,
      async read() {
        released.resolve()
        await read()
      },
    }
  }
  const findLeft = async (itemId: string) => [
    await db.passage.count({ where: { sourceId: itemId } }),
    await db.documentPart.count({ where: { itemId } }),
    await db.document.count({ where: { itemId } }),
  ]

  return {
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
  }
}
