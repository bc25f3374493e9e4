import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createAttachmentReader } from '../../../knowledge/documents/attachmentReading.ts'
import { withSpooledFile } from '../../../platform/events/spool.ts'
import { testApp } from '../../../testing/app.ts'
import { createDocx, docxOfXml, createPdf } from '../../../testing/files/documentFiles.ts'
import { graphql } from '../../../testing/__generated__/gql.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { finishJobs } from '../../../testing/jobs.ts'

// A window of 4,000 tokens has room for 6,400 bytes of attached text.
const app = await testApp({ LLM_CONTEXT_TOKENS: '4000', DOCUMENT_MAX_MB: '1', LLM_PICTURES: 'true' })
const { db } = app.platform

interface Upload {
  id: string
  url: string
  content: string | null
  warnings: string[]
}

async function uploaded({ client }: Person, name: string, contents: string | Buffer, query = ''): Promise<Upload> {
  const body = new FormData()
  body.append('files', new File([contents as BlobPart], name))
  const response = await client.fetch(`/api/v1/upload/files${query}`, { method: 'POST', body })
  const { files } = (await response.json()) as { files: [Upload] }
  return files[0]
}

async function ask({ client }: Person, body: object) {
  app.model.requests = []
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  let threadId = ''
  for await (const { data } of client.sse('/api/v1/chat/stream', init)) threadId ||= JSON.parse(data).run?.thread_id ?? ''
  return { threadId, read: JSON.stringify(asked()?.messages) }
}

const asked = () => app.model.requests.find(({ stream }) => stream)

const findKept = async (id: string) => [
  await db.attachmentText.count({ where: { elementId: id } }),
  await db.passage.count({ where: { sourceKind: 'attachment', sourceId: id } }),
]

const handbook = createPdf([['The boathouse belongs to the club.'], ['The spare key hangs behind the blue door.']])

test('reads attached documents once, uses them whole if they fit, and again for later questions', async () => {
  const person = await createPerson(app)
  const files = await Promise.all([
    uploaded(person, 'Handbook.pdf', handbook),
    uploaded(person, 'Rigging.docx', createDocx(['# Sails', 'The jib is red.'])),
    uploaded(person, 'Page.html', '<h1>Oars</h1><script>steal()</script><p onclick="run()">Ash wood.</p>'),
    uploaded(person, 'Boats.csv', 'Name;Built\nIda;1911\n'),
    uploaded(person, 'build.py', 'length = 7\n'),
  ])
  expect(files.map(({ warnings }) => warnings)).toEqual([[], [], [], [], []])
  const { threadId, read } = await ask(person, { input: 'Where is the key?', elements: files })
  for (const text of ['behind the blue door', 'The jib is red.', 'Ash wood.', 'Name: Ida; Built: 1911', 'length = 7']) {
    expect(read).toContain(text)
  }
  expect(read).not.toContain('steal')
  const later = await ask(person, { input: 'And the jib?', thread_id: threadId })
  expect(later.read).toContain('The jib is red.')
}, 60_000)

const filler = (count: number) =>
  Array.from({ length: count }, (_, index) => `Paragraph ${index} speaks of the weather in Skagen, of rain and of wind from the west.\n`)

test('reads the most relevant parts of long files in order, and informs the model and the user', async () => {
  const person = await createPerson(app)
  const text = [
    'The log of the Freya.\n',
    ...filler(400),
    'The anchor weighs 14 kilograms.\n',
    ...filler(400),
    'The keel is of oak.\n',
    ...filler(400),
  ]
  const file = await uploaded(person, 'Log.txt', text.join('\n'))
  expect(file).toMatchObject({
    content: null,
    warnings: ['This file is too long to read in full. Each answer uses the parts that best match the question.'],
  })
  const { threadId, read } = await ask(person, { input: 'How heavy is the anchor, and what is the keel of?', elements: [file] })
  expect(read).toContain('only parts of it are shown')
  const places = ['The log of the Freya', '14 kilograms', 'The keel is of oak'].map((part) => read.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(read.length).toBeLessThan(9000)
  const query = graphql(
    `query PartlyRead($uuid: String!) { viewer { thread(uuid: $uuid) { steps(last: 1) { edges { node { partlyReadFiles } } } } } }`,
  )
  const { viewer } = await person.client.ask(query, { uuid: threadId })
  expect(viewer?.thread?.steps?.edges[0]?.node.partlyReadFiles).toEqual(['Log.txt'])

  expect((await findKept(file.id))[1]).toBeGreaterThan(10)
  await person.client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  expect(await findKept(file.id)).toEqual([0, 0])
}, 60_000)

test('attachments are not found by search or in other conversations', async () => {
  const person = await createPerson(app)
  const file = await uploaded(person, 'Log.txt', 'The figurehead is a heron.')
  await ask(person, { input: 'Look', elements: [file] })
  expect(await app.services.knowledge.findPassages(person.id, 'figurehead heron', 8)).toEqual([])
  expect(await app.services.search.searchPastChats(person.id, 'figurehead heron', 8)).toEqual([])
})

test('reports unreadable files to the user and the model, and still answers', async () => {
  const person = await createPerson(app)
  const bad: [name: string, contents: string | Buffer, problem: string][] = [
    ['Secret.pdf', createPdf([['Secret']], { isEncrypted: true }), 'protected with a password'],
    ['Notes.pdf', 'Just text.', 'it isn’t a PDF'],
    ['Broken.pdf', `%PDF-1.7\n${'nothing '.repeat(50)}`, 'damaged'],
    ['Empty.txt', ' \n', 'No text found'],
    ['Film.mp4', Buffer.from([0, 0, 0, 24, 102, 116, 121, 112, 109, 112, 52, 50, 0, 0]), 'This kind of file can’t be read'],
    ['Large.txt', 'word '.repeat(250_000), 'larger than 1 MB'],
  ]
  const files = []
  for (const [name, contents, problem] of bad) {
    const file = await uploaded(person, name, contents)
    expect([name, ...file.warnings]).toEqual([name, 'Only the name of this file is read.', expect.stringContaining(problem)])
    expect(await findKept(file.id)).toEqual([0, 0])
    files.push(file)
  }
  const { read } = await ask(person, { input: 'Look at these', elements: files })
  for (const [name] of bad) expect(read).toContain(name)
  expect(read).toContain('it cannot be read: It’s protected with a password.')
}, 60_000)

test('stops a Word file that expands beyond the memory limit', async () => {
  const person = await createPerson(app)
  const paragraph = Buffer.from('<w:p><w:r><w:t>bomb</w:t></w:r></w:p>'.repeat(25_000))
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const bomb = docxOfXml([`<w:document ${namespace}><w:body>`, ...Array.from({ length: 40 }, () => paragraph), '</w:body></w:document>'])
  const reading = createAttachmentReader(app.platform, { limits: { milliseconds: 60_000, megabytes: 64 } })
  vi.spyOn(app.platform.log, 'warn').mockReturnValue()
  const file = { id: person.id, userId: person.id, fileName: 'Bomb.docx', size: bomb.length }
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const read = await withSpooledFile(Readable.from([bomb]), ({ path }) => reading({ ...file, mimeType, path }))
  expect(read).toEqual({ problem: expect.stringContaining('too much memory') })
}, 60_000)

test('deletes the text of attachments with the account', async () => {
  const person = await createPerson(app)
  const file = await uploaded(person, 'Log.txt', filler(900).join('\n'))
  expect((await findKept(file.id))[0]).toBe(1)
  await db.user.delete({ where: { id: person.id } })
  expect(await findKept(file.id)).toEqual([0, 0])
})

test('does not read files for Knowledge on upload', async () => {
  const person = await createPerson(app)
  const file = await uploaded(person, 'Handbook.pdf', handbook, '?read=false')
  expect(file.content).toBeNull()
  expect(await findKept(file.id)).toEqual([0, 0])
})

test('saves an attachment to Knowledge once, as a private document', async () => {
  const [person, stranger] = [await createPerson(app), await createPerson(app)]
  const file = await uploaded(person, 'Handbook.pdf', handbook)
  const { threadId } = await ask(person, { input: 'Look', elements: [file] })
  const keep = ({ client }: Person) =>
    client.rest<{ id: string; is_public: boolean; detail: string }>('POST', `/api/v1/files/${file.id}/document`)
  const [first, second] = await Promise.all([keep(person), keep(person)])
  expect(second.body.id).toBe(first.body.id)
  expect(first.body).toMatchObject({ title: 'Handbook', is_public: false })
  expect((await keep(stranger)).status).toBe(404)

  const query = graphql(`query KeptFile($uuid: String!) { viewer { thread(uuid: $uuid) { steps(first: 1) { edges { node { elements {
    ... on FileElement { viewerCanKeep document { uuid } } } } } } } } }`)
  const { viewer } = await person.client.ask(query, { uuid: threadId })
  expect(viewer?.thread?.steps?.edges[0]?.node.elements).toEqual([{ viewerCanKeep: true, document: { uuid: first.body.id } }])

  await finishJobs(app, 'read-document')
  expect(await app.services.knowledge.findPassages(person.id, 'Where does the spare key hang?', 8)).toMatchObject([{ title: 'Handbook' }])
  await person.client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  await app.platform.deletedFiles.deleteDue()
  const kept = await person.client.fetch(`/api/v1/knowledge/documents/${first.body.id}/file`)
  expect(Buffer.from(await kept.arrayBuffer()).equals(handbook)).toBe(true)
}, 40_000)

test('saves an attachment again after its document is deleted, and refuses unreadable files', async () => {
  const person = await createPerson(app)
  const file = await uploaded(person, 'Log.txt', 'The figurehead is a heron.')
  const keep = graphql(`mutation KeepFile($input: KeepInKnowledgeInput!) { keepInKnowledge(input: $input) {
    __typename ... on KeepInKnowledgePayload { item { uuid } file { document { uuid } } } ... on InputError { message } } }`)
  const keeping = async (fileId: string) => (await person.client.ask(keep, { input: { fileId } })).keepInKnowledge
  const first = await keeping(file.id)
  const uuid = 'item' in first ? first.item.uuid : ''
  expect(first).toMatchObject({ file: { document: { uuid } } })
  await person.client.rest('DELETE', `/api/v1/knowledge/documents/${uuid}`)
  const second = await keeping(file.id)
  expect('item' in second && second.item.uuid !== uuid).toBe(true)
  const secret = await uploaded(person, 'Secret.pdf', createPdf([['Secret']], { isEncrypted: true }))
  expect(await keeping(secret.id)).toEqual({ __typename: 'InputError', message: expect.stringContaining('protected with a password') })
})

test('sends pictures to vision models, scaled to the context window, and again for later questions', async () => {
  const person = await createPerson(app)
  const picture = sharp({ create: { width: 3000, height: 2000, channels: 4, background: '#fa80' } })
  const files = [
    await uploaded(person, 'Boat.png', await picture.png().toBuffer()),
    await uploaded(person, 'Sail.webp', await picture.webp().toBuffer()),
  ]
  expect(files.map(({ warnings }) => warnings)).toEqual([[], []])
  const { threadId, read } = await ask(person, { input: 'What is on these?', elements: files })
  await ask(person, { input: 'And now?', thread_id: threadId })
  expect(read).toContain('it is shown as a picture')
  const question = asked()?.messages.find(({ role }) => role === 'user')
  const [text, ...shown] = (question?.content ?? []) as unknown as { type: string; image_url: { url: string } }[]
  expect([text?.type, ...shown.map(({ type }) => type)]).toEqual(['text', 'image_url', 'image_url'])
  for (const { image_url } of shown) {
    const { width, height, format } = await sharp(Buffer.from(image_url.url.replace('data:image/jpeg;base64,', ''), 'base64')).metadata()
    expect(format).toBe('jpeg')
    // Two pictures share a fifth of 4,000 tokens, at 750 pixels per token.
    expect(width * height).toBeLessThan(400 * 750)
    expect(width).toBeGreaterThan(400)
  }
  const broken = await uploaded(person, 'Broken.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  expect(broken.warnings[0]).toBe('Only the name of this file is read.')
}, 30_000)
