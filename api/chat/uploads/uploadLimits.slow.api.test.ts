import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { ownTemporaryFolder } from '../../testing/database/temporary.ts'

const app = await testApp({ REQUESTS_PER_MINUTE: '100000' })
const temporary = await ownTemporaryFolder()
const { db } = app.platform
const megabyte = 1024 * 1024
const boundary = 'a-boundary'

async function upload({ client }: Person, body: FormData) {
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body })
  const { files, detail } = (await response.json()) as { files?: { url: string; file_size: number; mime_type: string }[]; detail?: string }
  return { status: response.status, file: files?.[0], detail }
}

function createForm(...files: File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return form
}

function unfinished({ token }: Person, name = 'film.mp4'): ClientRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const sending = request(`${app.url}/api/v1/upload/files`, { method: 'POST', headers }).on('error', () => {})
  sending.write(`--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\nThe beginning`)
  return sending
}

async function readAnswer(sending: ClientRequest) {
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: response.statusCode, ...((await json(response)) as { detail?: string }) }
}

async function written(): Promise<number> {
  const folders = await readdir(temporary)
  const sizes = await Promise.all(folders.map((folder) => stat(join(temporary, folder, 'file')).catch(() => ({ size: 0 }))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

const used = ({ id: userId }: Person, use: { uploads?: number; uploadBytes?: bigint }) =>
  db.dailyUse.create({ data: { userId, day: new Date(new Date().toISOString().slice(0, 10)), ...use } })
const waiting = ({ id: userId }: Person, count: number, fileSize: number) =>
  db.element.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      userId,
      elementType: 'file' as const,
      filePath: `uploads/none-${index}`,
      fileSize,
    })),
  })

test.each<[string, (person: Person) => Promise<unknown>, number, RegExp]>([
  ['the day’s files are uploaded', (person) => used(person, { uploads: 200 }), 429, /^The plan Free includes 200 files a day/],
  [
    'the day’s megabytes are uploaded',
    (person) => used(person, { uploadBytes: 2000n * 1024n * 1024n }),
    429,
    /^The plan Free includes 2,000 MB of uploads a day/,
  ],
  ['200 files wait to be sent', (person) => waiting(person, 200, 1), 400, /^You have too many unsent uploads/],
  ['2,000 MB wait to be sent', (person) => waiting(person, 10, 200 * megabyte), 400, /^You have too many unsent uploads/],
])('refuses an upload before writing it when %s', async (_when, prepare, status, words) => {
  const person = await createPerson(app)
  await prepare(person)
  const sending = unfinished(person)
  sending.write(Buffer.alloc(megabyte))
  expect(await readAnswer(sending)).toMatchObject({ status, detail: expect.stringMatching(words) })
  expect(await readdir(temporary)).toEqual([])
  sending.destroy()
})

test('writes at most the remaining daily bytes of a file and refuses it at the end', async () => {
  const person = await createPerson(app)
  await used(person, { uploadBytes: 1999n * 1024n * 1024n })
  const sending = unfinished(person)
  for (let sent = 0; sent < 8; sent++) if (!sending.write(Buffer.alloc(megabyte))) await once(sending, 'drain')
  await vi.waitFor(async () => expect(await written()).toBeGreaterThan(0.8 * megabyte))
  expect(await written()).toBeLessThanOrEqual(megabyte)
  sending.end(`\r\n--${boundary}--\r\n`)
  expect(await readAnswer(sending)).toMatchObject({ status: 429 })
  await vi.waitFor(async () => expect(await readdir(temporary)).toEqual([]), 10_000)
  expect(await db.element.count({ where: { userId: person.id } })).toBe(0)
})

test('limits users to six concurrent uploads without delaying others', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const open = Array.from({ length: 6 }, () => unfinished(ada))
  await vi.waitFor(async () => expect(await readdir(temporary)).toHaveLength(6), 10_000)
  const refused = unfinished(ada)
  expect(await readAnswer(refused)).toMatchObject({
    status: 429,
    detail: 'Your other uploads are still in progress. Wait for them to finish.',
  })
  expect((await upload(bob, createForm(new File(['x'], 'x.txt')))).status).toBe(201)
  for (const sending of [...open, refused]) sending.destroy()
  await vi.waitFor(async () => expect(await readdir(temporary)).toEqual([]), 10_000)
  expect((await upload(ada, createForm(new File(['x'], 'x.txt')))).status).toBe(201)
})

test('a thousand concurrent uploads of a user leave only accepted files and do not delay others', async () => {
  const person = await createPerson(app)
  const uploads = Array.from({ length: 1000 }, () => upload(person, createForm(new File(['honey'], 'a.txt'))).catch(() => null))
  // Rejected uploads close their connection.
  const [healthy] = (await once(get(`${app.url}/healthz`, { agent: false }), 'response')) as [IncomingMessage]
  expect(healthy.statusCode).toBe(200)
  const accepted = (await Promise.all(uploads)).filter((answer) => answer?.status === 201).length
  expect(accepted).toBeGreaterThan(0)
  expect(accepted).toBeLessThanOrEqual(60)
  const count = await db.element.count({ where: { userId: person.id } })
  expect([count >= accepted, count <= 60]).toEqual([true, true])
  await vi.waitFor(async () => expect(await readdir(temporary)).toEqual([]), 10_000)
}, 60_000)

test('stores pictures without metadata, and serves fake pictures as attachments', async () => {
  const person = await createPerson(app)
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a4' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSAreaInformation: 'Lindenstrasse' } })
    .jpeg()
    .toBuffer()
  const { file } = await upload(person, createForm(new File([new Uint8Array(photo)], 'IMG_1.jpg', { type: 'image/jpeg' })))
  const response = await person.client.fetch(file?.url ?? '')
  const served = Buffer.from(await response.arrayBuffer())
  expect(served.includes('Lindenstrasse')).toBe(false)
  expect((await sharp(served).metadata()).exif).toBeUndefined()
  expect([file?.mime_type, file?.file_size, response.headers.get('content-length')]).toEqual([
    'image/jpeg',
    served.length,
    String(served.length),
  ])

  const pretended = Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), Buffer.from('<script>alert(1)</script>')])
  const other = await upload(person, createForm(new File([pretended], 'cat.jpg', { type: 'image/jpeg' })))
  expect(other.file).toMatchObject({ mime_type: 'application/octet-stream', file_size: pretended.length })
  expect((await person.client.fetch(other.file?.url ?? '')).headers.get('content-disposition')).toMatch(/^attachment/)
})

test.each([
  [
    '10,000 fields',
    (form: FormData) => void Array.from({ length: 10_000 }, (_, index) => form.append(`f${index}`, 'x')),
    'Only files can be sent in this form.',
  ],
  [
    '10,000 files',
    (form: FormData) => void Array.from({ length: 10_000 }, () => form.append('files', new File(['x'], 'x'))),
    'Send at most 10 files.',
  ],
])('refuses a form with %s before its file', async (_what, fill, words) => {
  const person = await createPerson(app)
  const form = new FormData()
  fill(form)
  form.append('files', new File(['x'], 'x.txt'))
  expect(await upload(person, form)).toMatchObject({ status: 400, detail: words })
  await vi.waitFor(async () => expect(await db.element.count({ where: { userId: person.id } })).toBe(0))
})

test('handles a part with 10,000 headers and a long name with direction overrides', async () => {
  const person = await createPerson(app)
  const headers = Array.from({ length: 10_000 }, (_, index) => `x-${index}: y\r\n`).join('')
  const many = request(`${app.url}/api/v1/upload/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  }).on('error', () => {})
  many.end(`--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n${headers}\r\nx\r\n--${boundary}--\r\n`)
  expect((await readAnswer(many)).status).toBeLessThan(500)

  const name = `..\\..\\\u202Egpj.${'x'.repeat(10_000)}\u2066\u200F.exe`
  const { client } = person
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body: createForm(new File(['x'], name)) })
  const { files } = (await response.json()) as { files: { properties: { filename: string } }[] }
  expect(files[0]?.properties.filename).toMatch(/^gpj\.x{192}\.exe$/)
})

test.each(['bytes=0-0', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,0-0,0-0', 'bytes=99999999999999999999-', 'lines=1'])(
  'serves the whole file when requested as %s',
  async (range) => {
    const person = await createPerson(app)
    const { file } = await upload(person, createForm(new File(['honey'], 'a.txt')))
    const response = await person.client.fetch(file?.url ?? '', { headers: { range } })
    expect([response.status, await response.text()]).toEqual([200, 'honey'])
  },
)
