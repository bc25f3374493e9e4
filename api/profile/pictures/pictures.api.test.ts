import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { ownTemporaryFolder } from '../../testing/database/temporary.ts'

const app = await testApp()
const temporary = await ownTemporaryFolder()

async function send(
  client: Client,
  bytes: Uint8Array<ArrayBuffer>,
  { type = 'image/png', name = 'me.png', field = 'file', path = '/api/v1/profile/upload-picture' } = {},
) {
  const body = new FormData()
  body.append(field, new File([bytes], name, { type }))
  const response = await client.fetch(path, { method: 'POST', body })
  return {
    status: response.status,
    body: (await response.json()) as { avatar_url: string; profile_picture_url: string; photos: string[]; detail: string },
  }
}

async function createPicture(width: number, height: number, format: 'png' | 'jpeg' | 'gif' = 'png') {
  const image = sharp({ create: { width, height, channels: 3, background: '#7a4' } }).withExif({ IFD0: { Artist: 'Secret place' } })
  return new Uint8Array(await image.toFormat(format).toBuffer())
}

async function storedFiles() {
  const files = await readdir(join(app.platform.config.dataDir, 'files'), { recursive: true }).catch(() => [])
  return files.filter((file) => file.endsWith('.webp')).length
}

async function leftovers() {
  return (await readdir(temporary)).filter((name) => name.startsWith('twain-upload-'))
}

async function outcome(person: Person, sent: Promise<{ status: number; body: { detail: string } }>) {
  const before = await storedFiles()
  const { status, body } = await sent
  const user = await app.platform.db.user.findUniqueOrThrow({ where: { id: person.id } })
  return { status, words: body.detail, newFiles: (await storedFiles()) - before, leftovers: await leftovers(), image: user.image }
}

function refusal(status: number, words: RegExp) {
  return { status, words: expect.stringMatching(words), newFiles: 0, leftovers: [], image: null }
}

test('pictures are re-encoded in three sizes without metadata', async () => {
  const { client } = await createPerson(app)
  const { status, body } = await send(client, await createPicture(1600, 900, 'jpeg'), { type: 'image/jpeg' })
  expect(status).toBe(200)
  expect(body.avatar_url).toMatch(new RegExp(`^${app.platform.config.publicUrl}/files/avatars/[0-9a-f-]{36}/256\\.webp$`))
  expect(body.profile_picture_url).toBe(body.avatar_url)
  const path = new URL(body.avatar_url).pathname
  for (const size of [64, 256, 1024]) {
    const response = await client.fetch(path.replace('/256.webp', `/${size}.webp`))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { width, height, format, exif } = await sharp(await response.arrayBuffer()).metadata()
    expect({ width, height, format, exif }).toEqual({ width: size, height: size, format: 'webp', exif: undefined })
  }
  const graph = graphql(`query Pictures { viewer { user { profilePictureUrl } profile { avatarUrl small: avatarUrl(size: SMALL) } } }`)
  expect(await client.ask(graph)).toEqual({
    viewer: {
      user: { profilePictureUrl: body.avatar_url },
      profile: { avatarUrl: body.avatar_url, small: body.avatar_url.replace('/256.webp', '/64.webp') },
    },
  })
  expect((await client.rest('GET', '/api/v1/auth/me')).body).toMatchObject({ profile_picture_url: body.avatar_url })
})

test('a new picture replaces the old one, and removing it leaves nothing', async () => {
  const { client } = await createPerson(app)
  const before = await storedFiles()
  const first = await send(client, await createPicture(100, 100))
  const second = await send(client, await createPicture(100, 100, 'gif'))
  expect(second.body.avatar_url).not.toBe(first.body.avatar_url)
  expect(await storedFiles()).toBe(before + 3)
  expect((await client.fetch(new URL(first.body.avatar_url).pathname)).status).toBe(404)
  const remove = graphql(`mutation RemoveProfilePicture { removeProfilePicture { profile { avatarUrl } } }`)
  expect(await client.ask(remove)).toEqual({ removeProfilePicture: { profile: { avatarUrl: null } } })
  expect(await storedFiles()).toBe(before)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'

test.each([
  ['a page that says it is a picture', '<!doctype html><script>alert(1)</script>'],
  ['an SVG', svg],
  ['an SVG with an XML head', `<?xml version="1.0"?>${svg}`],
  ['a PDF', '%PDF-1.7\n1 0 obj\n'],
  ['nothing', ''],
])('%s is refused', async (_what, text) => {
  const person = await createPerson(app)
  expect(await outcome(person, send(person.client, new TextEncoder().encode(text)))).toEqual(refusal(415, /not a picture/))
})

test('a picture with too many pixels is refused before it is decoded', async () => {
  const person = await createPerson(app)
  expect(await outcome(person, send(person.client, createPngThatClaims(30_000, 30_000)))).toEqual(refusal(400, /up to 40 million pixels/))
})

test('a picture that claims more than it holds is refused', async () => {
  const person = await createPerson(app)
  expect(await outcome(person, send(person.client, createPngThatClaims(4000, 4000)))).toEqual(refusal(400, /damaged/))
  const whole = await createPicture(300, 300, 'jpeg')
  expect(await outcome(person, send(person.client, whole.slice(0, whole.length / 2)))).toEqual(refusal(400, /damaged/))
})

test('refuses more than 10 MB during the upload', async () => {
  const person = await createPerson(app)
  expect(await outcome(person, send(person.client, new Uint8Array(11 * 1024 * 1024)))).toEqual(refusal(413, /up to 10 MB/))
})

test('refuses a request without exactly one file', async () => {
  const person = await createPerson(app)
  const picture = await createPicture(10, 10)
  expect(await outcome(person, send(person.client, picture, { field: 'photo' }))).toEqual(refusal(400, /in the field “file”/))
  const upload = async (body: FormData | string, headers = {}) => {
    const response = await person.client.fetch('/api/v1/profile/upload-picture', { method: 'POST', body, headers })
    return { status: response.status, body: (await response.json()) as { detail: string } }
  }
  expect(await outcome(person, upload('{}', { 'content-type': 'application/json' }))).toEqual(refusal(400, /multipart/))
  expect(await outcome(person, upload('', { 'content-type': 'multipart/form-data' }))).toEqual(refusal(400, /multipart/))
  expect(await outcome(person, upload(new FormData()))).toEqual(refusal(400, /Choose a picture first|broke off/))
  const two = new FormData()
  for (const name of ['a', 'b']) two.append('file', new File([picture], name))
  const { status } = await upload(two)
  expect(status).toBe(400)
})

test('an interrupted upload leaves nothing behind', async () => {
  const person = await createPerson(app)
  const before = await storedFiles()
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="../../me.png"\r\ncontent-type: image/png\r\n\r\n'
  const sending = request(`${app.url}/api/v1/profile/upload-picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000000' },
  })
  sending.on('error', () => {})
  sending.write(head + 'x'.repeat(100_000))
  await vi.waitFor(async () => expect(await leftovers()).toHaveLength(1))
  sending.destroy()
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]))
  expect(await storedFiles()).toBe(before)
})

test.each(['upload-picture', 'photos'])('an upload to %s whose session ends before it is complete stores nothing', async (name) => {
  const person = await createPerson(app)
  const before = await storedFiles()
  const sending = request(`${app.url}/api/v1/profile/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=b' },
  })
  const answered = once(sending, 'response')
  sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n')
  sending.write((await createPicture(90, 60)).subarray(0, 50))
  await vi.waitFor(async () => expect(await leftovers()).toHaveLength(1))
  await person.client.rest('POST', '/api/v1/auth/logout')
  sending.write((await createPicture(90, 60)).subarray(50))
  sending.end('\r\n--b--\r\n')
  const [response] = (await answered) as [IncomingMessage]
  expect(response.statusCode).toBe(401)
  response.resume()
  const { image } = await app.platform.db.user.findUniqueOrThrow({ where: { id: person.id } })
  expect([image, await storedFiles(), await leftovers()]).toEqual([null, before, []])
})

test('adds photos one by one and deletes their files with them', async () => {
  const [{ client }, other] = [await createPerson(app), await createPerson(app)]
  const before = await storedFiles()
  const first = await send(client, await createPicture(2000, 1000, 'jpeg'), { path: '/api/v1/profile/photos' })
  const second = await send(client, await createPicture(90, 60), { path: '/api/v1/profile/photos' })
  expect([first.status, second.status]).toEqual([201, 201])
  const { photos } = second.body
  expect(photos).toEqual([...first.body.photos, expect.stringMatching(/\/files\/photos\/[0-9a-f]{32}\/[0-9a-f-]{36}\.webp$/)])
  const [path = ''] = photos.map((photo) => new URL(photo).pathname)
  const response = await client.fetch(path)
  const { width, height, exif } = await sharp(await response.arrayBuffer()).metadata()
  expect({ width, height, exif }).toEqual({ width: 1280, height: 640, exif: undefined })

  await other.client.rest('PUT', '/api/v1/profile', { photos })
  await other.client.rest('PUT', '/api/v1/profile', { photos: [] })
  expect(await storedFiles(), 'what is somebody else’s').toBe(before + 2)
  await client.rest('PUT', '/api/v1/profile', { photos: photos.slice(1) })
  expect((await client.fetch(path)).status).toBe(404)
  expect(await storedFiles()).toBe(before + 1)
})

test('serves a picture to everyone while the profile shows it, otherwise only to its owner', async () => {
  const [{ client, token }, other] = [await createPerson(app), await createPerson(app)]
  const { body: withAvatar } = await send(client, await createPicture(20, 20))
  const { body: withPhoto } = await send(client, await createPicture(20, 20), { path: '/api/v1/profile/photos' })
  const [avatar, photo] = [withAvatar.avatar_url, withPhoto.photos[0] ?? ''].map((address) => new URL(address).pathname)
  const seenBy = async (reader: Client) => Promise.all([avatar, photo].map(async (path = '') => (await reader.fetch(path)).status))
  const change = (profile: object) => client.rest('PUT', '/api/v1/profile', profile)
  await other.client.rest('PUT', '/api/v1/profile', { public: true, photos: withPhoto.photos })

  expect(await seenBy(app.anyone())).toEqual([404, 404])
  expect(await seenBy(other.client)).toEqual([404, 404])
  expect(await seenBy(client)).toEqual([200, 200])
  expect(await seenBy(app.anyone({ authorization: `Bearer ${token}` }))).toEqual([200, 200])
  await change({ public: true })
  expect(await seenBy(app.anyone())).toEqual([200, 200])
  await change({ twin_metadata: { section_visibility: { photos: false } } })
  expect(await seenBy(app.anyone())).toEqual([200, 404])
  await change({ twin_metadata: { section_visibility: { photos: true } }, public_fields: ['photos'] })
  expect(await seenBy(app.anyone())).toEqual([404, 200])
  await change({ public: false })
  expect(await seenBy(app.anyone())).toEqual([404, 404])
  expect(await seenBy(client)).toEqual([200, 200])
})

test('photos and their audiences follow a change of PUBLIC_URL', async () => {
  const { client, token, username } = await createPerson(app)
  const upload = async () => (await send(client, await createPicture(20, 20), { path: '/api/v1/profile/photos' })).body.photos.at(-1) ?? ''
  const [hidden, shown] = [await upload(), await upload()]
  const linked = 'https://example.org/files/photos/lamp.webp'
  const photos = [hidden, linked, shown]
  await client.rest('PUT', '/api/v1/profile', { public: true, photos, photo_audiences: [{ photo: hidden, audience: 'private' }] })
  const PUBLIC_URL = 'https://moved.example'
  const moved = await testApp({ PUBLIC_URL, DATA_DIR: app.platform.config.dataDir }, { keepsData: true })
  const toMoved = (photo: string) => PUBLIC_URL + new URL(photo).pathname
  const read = async (reader: Client, path: string) => (await reader.rest<{ photos: string[] }>('GET', path)).body.photos
  const owner = moved.anyone({ authorization: `Bearer ${token}` })
  expect(await read(owner, '/api/v1/profile')).toEqual([toMoved(hidden), linked, toMoved(shown)])
  expect(await read(moved.anyone(), `/api/v1/profile/public/${username}`)).toEqual([linked, toMoved(shown)])
  expect((await moved.anyone().fetch(new URL(shown).pathname)).status).toBe(200)
  expect((await moved.anyone().fetch(new URL(hidden).pathname)).status).toBe(404)
})

test('caches revalidate pictures on every request', async () => {
  const { client } = await createPerson(app)
  await client.rest('PUT', '/api/v1/profile', { public: true })
  const { body } = await send(client, await createPicture(20, 20))
  const path = new URL(body.avatar_url).pathname
  const { headers } = await app.anyone().fetch(path)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  expect((await app.anyone().fetch(path, again)).status).toBe(304)
  await client.rest('PUT', '/api/v1/profile', { public: false })
  const hidden = await app.anyone().fetch(path, again)
  expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('refuses a photo over the limit and keeps no file', async () => {
  const person = await createPerson(app)
  const photos = Array.from({ length: 50 }, (_, index) => `https://example.org/${index}.jpg`)
  await person.client.rest('PUT', '/api/v1/profile', { photos })
  const sent = send(person.client, await createPicture(30, 30), { path: '/api/v1/profile/photos' })
  expect(await outcome(person, sent)).toEqual(refusal(400, /at most 50 photos/))
})

test('the picture path serves only pictures', async () => {
  const paths = ['/files', '/files/session-secret', '/files/avatars/x/256.webp', '/files/avatars/..%2f..%2fsession-secret/64.webp']
  for (const path of paths) expect((await app.anyone().fetch(path)).status).toBe(404)
})

/** Hardly any data behind the header. */
function createPngThatClaims(width: number, height: number) {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const header = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]),
  )
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
