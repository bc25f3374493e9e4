import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { aPerson, type Person } from '../../testing/people.ts'
import { ownTemporaryFolder } from '../../testing/database/temporary.ts'

const app = await testApp({ UPLOAD_MAX_MB: '120', UPLOAD_MAX_FILES: '3' })
const temporary = await ownTemporaryFolder()
const mebibyte = 1024 * 1024

const notRead = 'Only the name of this file is read.'
const notSeen = 'The model on this server can’t see pictures.'

interface Upload {
  id: string
  element_type: string
  file_path: string
  url: string
  file_size: number
  mime_type: string
  content: string | null
  properties: { filename: string }
  metadata: { declared_mime_type: string }
  warnings: string[]
}

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

interface Sent {
  name: string
  type: string
  contents: string | Buffer<ArrayBuffer>
}
const notes: Sent = { name: 'notes.md', type: 'text/markdown', contents: '# Notes\nThe boat is called Freya.' }

async function upload({ client }: Person, files: Sent[], field = 'files') {
  const body = new FormData()
  for (const { name, type, contents } of files) body.append(field, new File([contents], name, { type }))
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as { files: Upload[]; detail: string; error: { code: string } } }
}

async function uploaded(person: Person, file: Partial<Sent> = {}): Promise<Upload> {
  const { body } = await upload(person, [{ ...notes, ...file }])
  const [first] = body.files
  if (!first) throw new Error('Nothing was uploaded.')
  return first
}

/** Everything that is kept anywhere for these people. */
async function kept(...people: Person[]) {
  const elements = await app.platform.db.element.findMany({ where: { userId: { in: people.map(({ id }) => id) } } })
  const stored = await readdir(join(app.platform.config.dataDir, 'files/uploads')).catch((): string[] => [])
  const files = elements.filter(({ id }) => stored.includes(id))
  return { elements: elements.length, files: files.length, temporary: (await readdir(temporary)).length }
}
const storedFiles = async () => (await readdir(join(app.platform.config.dataDir, 'files/uploads')).catch((): string[] => [])).toSorted()

async function ask({ client }: Person, body: object): Promise<string> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  let threadId = ''
  for await (const { data } of client.sse('/api/v1/chat/stream', init)) threadId ||= JSON.parse(data).run?.thread_id ?? ''
  return threadId
}

test('uploads are answered as elements, stored, and readable by their owner alone', async () => {
  const person = await aPerson(app)
  const stranger = await aPerson(app)
  const { status, body } = await upload(person, [notes, { name: 'Bild – 1.png', type: 'image/png', contents: png }])
  expect(status).toBe(201)
  const [text, picture] = body.files
  expect(text).toEqual({
    id: expect.any(String),
    element_type: 'file',
    content: '# Notes\nThe boat is called Freya.',
    properties: { filename: 'notes.md' },
    metadata: { declared_mime_type: 'text/markdown' },
    file_path: `uploads/${text?.id}`,
    url: `/api/v1/files/${text?.id}`,
    file_size: 33,
    mime_type: 'text/markdown',
    warnings: [],
  })
  expect(picture).toMatchObject({ mime_type: 'image/png', content: null, file_size: png.length, warnings: [notRead, notSeen] })

  const shown = await person.client.fetch(picture?.url ?? '')
  expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `inline; filename="Bild ? 1.png"; filename*=UTF-8''Bild%20%E2%80%93%201.png`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const saved = await person.client.fetch(text?.url ?? '', { method: 'HEAD' })
  expect([saved.status, saved.headers.get('content-disposition')]).toEqual([200, 'attachment; filename=notes.md'])

  const refused = await stranger.client.rest<{ detail: string }>('GET', picture?.url ?? '')
  expect([refused.status, refused.body.detail]).toEqual([404, 'There is no such file.'])
  expect((await app.anyone().rest('GET', picture?.url ?? '')).status).toBe(401)
  expect((await app.anyone().rest('POST', '/api/v1/upload/files')).status).toBe(401)
})

test.each([
  ['a program that says it is a picture', { name: 'cat.png', type: 'image/png', contents: program }, 'application/x-msdownload'],
  ['a page that says it is a picture', { name: 'cat.png', type: 'image/png', contents: '<script>alert(1)</script>' }, 'text/plain'],
  ['a picture that says it is a page', { name: 'cat.html', type: 'text/html', contents: png }, 'image/png'],
  ['a text that says it is a PDF', { name: 'a.pdf', type: 'application/pdf', contents: 'Hello' }, 'text/plain'],
  ['bytes of no kind', { name: 'a.txt', type: 'text/plain', contents: Buffer.from([0xff, 0xfe, 0, 1]) }, 'application/octet-stream'],
])('%s is taken for what it is', async (_, file, type) => {
  const person = await aPerson(app)
  const { url, mime_type, metadata } = await uploaded(person, file)
  expect({ mime_type, metadata }).toEqual({ mime_type: type, metadata: { declared_mime_type: file.type } })
  const { headers } = await person.client.fetch(url)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('content-disposition')).toMatch(type === 'image/png' ? /^inline/ : /^attachment/)
})

test('a path in a name leads nowhere', async () => {
  const person = await aPerson(app)
  const { properties, file_path, id } = await uploaded(person, { name: '../../../etc/cron.d/evil.sh' })
  expect([properties.filename, file_path]).toEqual(['evil.sh', `uploads/${id}`])
})

test.each<[string, Sent[], string, number, string]>([
  ['too large a file', [notes, { ...notes, contents: Buffer.alloc(121 * mebibyte) }], 'files', 413, 'A file can have at most 120 MB.'],
  ['too many files', [notes, notes, notes, notes], 'files', 400, 'Send at most 3 files.'],
  ['another field', [notes], 'attachments', 400, 'Send files in the field “files”.'],
  ['no file', [], 'files', 400, 'Choose a file first.'],
])('%s is refused, and nothing is left behind', async (_, files, field, status, message) => {
  const person = await aPerson(app)
  const before = await storedFiles()
  const answer = await upload(person, files, field)
  expect([answer.status, answer.body.detail]).toEqual([status, message])
  // The answer does not wait for the rest of the file, nor for what came of it to be removed.
  await expect.poll(() => kept(person)).toEqual({ elements: 0, files: 0, temporary: 0 })
  expect(await storedFiles()).toEqual(before)
})

test('a file without a name gets one', async () => {
  const { client } = await aPerson(app)
  const body = '--x\r\nContent-Disposition: form-data; name="files"\r\nContent-Type: application/octet-stream\r\n\r\nwords\r\n--x--\r\n'
  const response = await client.fetch('/api/v1/upload/files', {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(response.status).toBe(201)
  expect(((await response.json()) as { files: Upload[] }).files[0]?.properties.filename).toBe('file')
})

test('what is no form is refused', async () => {
  const { client } = await aPerson(app)
  const { status, body } = await client.rest<{ detail: string }>('POST', '/api/v1/upload/files', { files: [] })
  expect([status, body.detail]).toEqual([400, 'Send the file as multipart/form-data.'])
})

const boundary = 'a-boundary'
const part = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: video/mp4\r\n\r\n`

function uploadRequest({ token }: Person) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` }
  return request(`${app.url}/api/v1/upload/files`, { method: 'POST', headers })
}

test('an upload that breaks off in its second file leaves nothing behind', async () => {
  const person = await aPerson(app)
  const before = await storedFiles()
  const sending = uploadRequest(person).on('error', () => {})
  sending.write(`${part('first.mp4')}all of it\r\n${part('second.mp4')}${'x'.repeat(mebibyte)}`)
  await vi.waitFor(async () => expect(await kept(person)).toEqual({ elements: 1, files: 1, temporary: 1 }), { timeout: 10_000 })
  sending.destroy()
  await vi.waitFor(async () => expect(await kept(person)).toEqual({ elements: 0, files: 0, temporary: 0 }), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await storedFiles()).toEqual(before))
})

test('a file of 110 MB passes through in a few MB of memory, with a warning', async () => {
  const person = await aPerson(app)
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const inUse: number[] = []
  function* contents() {
    yield part('film.mp4')
    for (let sent = 0; sent < 110 * mebibyte; sent += chunk.length) {
      if (sent % (10 * mebibyte) === 0) inUse.push(memoryInUse())
      yield chunk
    }
    yield `\r\n--${boundary}--\r\n`
  }
  const sending = uploadRequest(person)
  const answered = once(sending, 'response')
  await pipeline(Readable.from(contents()), sending)
  const [response] = await answered
  const { files } = (await new Response(Readable.toWeb(response) as ReadableStream).json()) as { files: Upload[] }
  expect(files).toMatchObject([
    { file_size: 110 * mebibyte, warnings: ['This file is larger than 100 MB.', notRead, expect.stringContaining('larger than 50 MB')] },
  ])
  expect(inUse).toHaveLength(11)
  const [before = 0] = inUse
  expect((Math.max(...inUse) - before) / mebibyte).toBeLessThan(20)
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Without what is garbage already, so that it does not matter when it would be collected. */
function memoryInUse() {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('a sent file stands in the conversation on both faces, and the model reads its text', async () => {
  const person = await aPerson(app)
  const files = [await uploaded(person), await uploaded(person, { name: 'cat.png', type: 'image/png', contents: png })]
  const threadId = await ask(person, { input: 'What is the boat called?', elements: files })
  const { body } = await person.client.rest<{ steps: { elements: Upload[] }[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
  expect(body.steps[0]?.elements).toMatchObject(files.map(({ id, url }) => ({ id, url, element_type: 'file' })))

  const read = app.model.requests.map(({ messages }) => messages.at(-1)?.content)
  expect(read).toContain(
    [
      'What is the boat called?',
      JSON.stringify({ quotedFrom: 'the attached file "notes.md", text/markdown', text: notes.contents }),
      JSON.stringify({ quotedFrom: 'the attached file "cat.png", image/png; its content is not shown here', text: null }),
    ].join('\n\n'),
  )

  const query = graphql(`query ThreadFiles($uuid: String!) { viewer { thread(uuid: $uuid) { steps(first: 1) { edges { node { elements {
    uuid ... on FileElement { filename url mimeType fileSize text warnings } } } } } } } }`)
  const { viewer } = await person.client.ask(query, { uuid: threadId })
  expect(viewer).toMatchObject({
    thread: {
      steps: {
        edges: [
          {
            node: {
              elements: [
                {
                  uuid: files[0]?.id,
                  filename: 'notes.md',
                  url: files[0]?.url,
                  mimeType: 'text/markdown',
                  fileSize: 33,
                  text: notes.contents,
                  warnings: [],
                },
                { uuid: files[1]?.id, filename: 'cat.png', mimeType: 'image/png', text: null },
              ],
            },
          },
        ],
      },
    },
  })
})

test('GraphQL sends the same uploads, and a first answer written anew still knows them', async () => {
  const person = await aPerson(app)
  const { id } = await uploaded(person)
  const send = graphql(`mutation SendFiles($input: SendMessageInput!) {
    sendMessage(input: $input) { __typename ... on SendMessagePayload { thread { uuid } run { uuid } } }
  }`)
  const { thread, run } = await person.client.mutate(send, { input: { text: 'Read this', clientMessageId: 'one', elementIds: [id] } })
  await ask(person, { thread_id: thread.uuid })
  await person.client.rest('POST', `/api/v1/chat/runs/${run.uuid}/retry`, {})
  await ask(person, { thread_id: thread.uuid })
  const asked = app.model.requests.filter(({ messages }) =>
    JSON.stringify(messages.at(-1)).includes(String.raw`Read this\n\n{\"quotedFrom\":\"the attached file`),
  )
  expect(asked).toHaveLength(2)
})

test.each([
  ['of somebody else', async () => [await uploaded(await aPerson(app))], 'An attachment is missing. Attach it again.'],
  [
    'that is named twice',
    async (person: Person) => {
      const file = await uploaded(person)
      return [file, file]
    },
    'An attachment is missing. Attach it again.',
  ],
  [
    'that is no upload but an address elsewhere',
    async () => [{ element_type: 'file', url: 'http://127.0.0.1:1/secret', id: crypto.randomUUID() }],
    'An attachment is missing. Attach it again.',
  ],
  ['text without content', async () => [{ id: crypto.randomUUID(), element_type: 'text' }], 'A text element needs content'],
  ['file without a place', async () => [{ id: crypto.randomUUID(), element_type: 'file' }], 'A file element needs file_path or url'],
  ['tool call without a name', async () => [{ id: crypto.randomUUID(), element_type: 'tool_call' }], 'A tool call element needs a name'],
  ['of no known kind', async () => [{ id: crypto.randomUUID(), element_type: 'film' }], 'An element is a text, file, tool_call or other'],
])('an element %s is refused over GET and POST, and nothing is sent', async (_, elements, message) => {
  const person = await aPerson(app)
  const sent = await elements(person)
  const query = new URLSearchParams({ input: 'Look', elements: JSON.stringify(sent) })
  const got = await person.client.fetch(`/api/v1/chat/stream?${query}`, { headers: { accept: 'text/event-stream' } })
  const posted = await person.client.rest<{ detail: string }>('POST', '/api/v1/chat/stream', { input: 'Look', elements: sent })
  expect([got.status, ((await got.json()) as { detail: string }).detail]).toEqual([400, message])
  expect([posted.status, posted.body.detail]).toEqual([400, message])
  expect((await person.client.rest('GET', '/api/v1/chat/threads')).body).toMatchObject({ threads: [] })
})

test('what was sent once cannot be sent again', async () => {
  const person = await aPerson(app)
  const file = await uploaded(person)
  const threadId = await ask(person, { input: 'Look', elements: [file] })
  const { status } = await person.client.rest('POST', '/api/v1/chat/stream', { input: 'Again', thread_id: threadId, elements: [file] })
  expect(status).toBe(400)
})

test('a file goes with its conversation, and with its owner', async () => {
  const person = await aPerson(app)
  const [first, second] = [await uploaded(person), await uploaded(person)]
  const threadId = await ask(person, { input: 'Look', elements: [first] })
  await person.client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  await app.platform.deletedFiles.deleteDue()
  expect((await person.client.rest('GET', first.url)).status).toBe(404)
  expect(await storedFiles()).not.toContain(first.id)
  expect(await storedFiles()).toContain(second.id)

  await app.platform.db.user.delete({ where: { id: person.id } })
  await app.platform.deletedFiles.deleteDue()
  expect(await storedFiles()).not.toContain(second.id)
})

test('what is not sent within a day is deleted', async () => {
  const person = await aPerson(app)
  const sent = await uploaded(person)
  await uploaded(person)
  await ask(person, { input: 'Look', elements: [sent] })
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  await app.services.uploads.deleteUnsent(hours(23))
  expect(await kept(person)).toMatchObject({ elements: 2, files: 2 })
  await app.services.uploads.deleteUnsent(hours(25))
  expect(await kept(person)).toMatchObject({ elements: 1, files: 1 })
})
