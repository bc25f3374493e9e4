import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { createPerson, type Person } from '../../testing/people.ts'
import { type Upload, png, type Sent, notes, upload, uploadFile, openUploads } from '../../testing/files/uploads.ts'

const { app, kept, storedFiles } = await openUploads()
const mebibyte = 1024 * 1024

const notRead = 'Only the name of this file is read.'
const notSeen = 'This model can’t see images. Only the file name is sent.'
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

test('uploads return elements and are readable only by their owner', async () => {
  const person = await createPerson(app)
  const stranger = await createPerson(app)
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
  expect(picture).toMatchObject({ mime_type: 'image/png', content: null, file_size: png.length, warnings: [notSeen] })

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
  expect([refused.status, refused.body.detail]).toEqual([404, 'This file does not exist.'])
  expect((await app.anyone().rest('GET', picture?.url ?? '')).status).toBe(401)
  expect((await app.anyone().rest('POST', '/api/v1/upload/files')).status).toBe(401)
})

test.each([
  ['a program that says it is a picture', { name: 'cat.png', type: 'image/png', contents: program }, 'application/x-msdownload'],
  ['a page that says it is a picture', { name: 'cat.png', type: 'image/png', contents: '<script>alert(1)</script>' }, 'text/plain'],
  ['a picture that says it is a page', { name: 'cat.html', type: 'text/html', contents: png }, 'image/png'],
  ['a text that says it is a PDF', { name: 'a.pdf', type: 'application/pdf', contents: 'Hello' }, 'text/plain'],
  ['bytes of no kind', { name: 'a.txt', type: 'text/plain', contents: Buffer.from([0xff, 0xfe, 0, 1]) }, 'application/octet-stream'],
])('detects %s', async (_, file, type) => {
  const person = await createPerson(app)
  const { url, mime_type, metadata } = await uploadFile(person, file)
  expect({ mime_type, metadata }).toEqual({ mime_type: type, metadata: { declared_mime_type: file.type } })
  const { headers } = await person.client.fetch(url)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('content-disposition')).toMatch(type === 'image/png' ? /^inline/ : /^attachment/)
})

test('ignores paths in file names', async () => {
  const person = await createPerson(app)
  const { properties, file_path, id } = await uploadFile(person, { name: '../../../etc/cron.d/evil.sh' })
  expect([properties.filename, file_path]).toEqual(['evil.sh', `uploads/${id}`])
})

test.each<[string, Sent[], string, number, string]>([
  ['too large a file', [notes, { ...notes, contents: Buffer.alloc(121 * mebibyte) }], 'files', 413, 'Files can be up to 120 MB.'],
  ['too many files', [notes, notes, notes, notes], 'files', 400, 'Send at most 3 files.'],
  ['another field', [notes], 'attachments', 400, 'Send files in the field “files”.'],
  ['no file', [], 'files', 400, 'Choose a file first.'],
])('refuses %s and stores nothing', async (_, files, field, status, message) => {
  const person = await createPerson(app)
  const before = await storedFiles()
  const answer = await upload(person, files, field)
  expect([answer.status, answer.body.detail]).toEqual([status, message])
  await expect.poll(() => kept(person)).toEqual({ elements: 0, files: 0, temporary: 0 })
  expect(await storedFiles()).toEqual(before)
})

test('names files without a name', async () => {
  const { client } = await createPerson(app)
  const body = '--x\r\nContent-Disposition: form-data; name="files"\r\nContent-Type: application/octet-stream\r\n\r\nwords\r\n--x--\r\n'
  const response = await client.fetch('/api/v1/upload/files', {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(response.status).toBe(201)
  expect(((await response.json()) as { files: Upload[] }).files[0]?.properties.filename).toBe('file')
})

test('refuses bodies that are no form', async () => {
  const { client } = await createPerson(app)
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

test('an upload interrupted in its second file stores nothing', async () => {
  const person = await createPerson(app)
  const before = await storedFiles()
  const sending = uploadRequest(person).on('error', () => {})
  sending.write(`${part('first.mp4')}all of it\r\n${part('second.mp4')}${'x'.repeat(mebibyte)}`)
  await vi.waitFor(async () => expect(await kept(person)).toEqual({ elements: 1, files: 1, temporary: 1 }), { timeout: 10_000 })
  sending.destroy()
  await vi.waitFor(async () => expect(await kept(person)).toEqual({ elements: 0, files: 0, temporary: 0 }), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await storedFiles()).toEqual(before))
})

test('an upload stores nothing if its session ended before it was complete', async () => {
  const person = await createPerson(app)
  const before = await storedFiles()
  const sending = uploadRequest(person)
  const answered = once(sending, 'response')
  sending.write(`${part('first.mp4')}all of it\r\n${part('second.mp4')}${'x'.repeat(mebibyte)}`)
  await vi.waitFor(async () => expect(await kept(person)).toEqual({ elements: 1, files: 1, temporary: 1 }), { timeout: 10_000 })
  await person.client.rest('POST', '/api/v1/auth/logout')
  sending.end(`\r\n--${boundary}--\r\n`)
  const [response] = (await answered) as [IncomingMessage]
  expect(response.statusCode).toBe(401)
  response.resume()
  expect(await kept(person)).toEqual({ elements: 0, files: 0, temporary: 0 })
  await vi.waitFor(async () => expect(await storedFiles()).toEqual(before))
})

test('streams a file of 110 MB with little memory and a warning', async () => {
  const person = await createPerson(app)
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const inUse: number[] = []
  function* contents() {
    yield part('film.mp4')
    for (let sent = 0; sent < 110 * mebibyte; sent += chunk.length) {
      if (sent % (50 * mebibyte) === 0) inUse.push(memoryInUse())
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
  expect(inUse).toHaveLength(3)
  const [before = 0] = inUse
  expect((Math.max(...inUse) - before) / mebibyte).toBeLessThan(20)
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Buffers are freed in the background; the second collection waits for it. */
function memoryInUse() {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
