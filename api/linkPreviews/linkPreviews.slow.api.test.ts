import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { createPerson } from '../testing/people.ts'
import { loadTypesetting } from './typesetting.ts'

const webDir = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webDir, { recursive: true }))
await writeFile(join(webDir, 'index.html'), '<!doctype html><html><head><title>Twain</title></head><body></body></html>')
const app = await testApp({ WEB_DIR: webDir, PUBLIC_URL: 'https://twain.example' })

async function createProfile(profile: object) {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', profile)
  return person
}

async function choosePicture({ client }: Awaited<ReturnType<typeof createProfile>>, background: string) {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('file', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }))
  expect((await client.fetch('/api/v1/profile/upload-picture', { method: 'POST', body })).status).toBe(200)
}

async function findImage(path: string): Promise<string> {
  const page = await (await app.anyone().fetch(path)).text()
  const [, url = ''] = /property="og:image" content="https:\/\/twain\.example([^"]+)"/.exec(page) ?? []
  return url
}

async function load(path: string, headers: Record<string, string> = {}) {
  const response = await app.anyone().fetch(path, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function readPixel(png: Buffer, { left, top }: { left: number; top: number }) {
  return [...(await sharp(png).removeAlpha().toColorspace('srgb').extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test('profiles and twins have a large preview image, also without a picture', async () => {
  const { username } = await createProfile({ public: true, display_name: 'Mira Holm', bio: 'Builds boats.' })
  const urls = [await findImage(`/${username}`), await findImage(`/twin/${username}/chat`)]
  expect(new Set(urls).size).toBe(2)
  for (const url of urls) {
    const { status, headers, bytes } = await load(url)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/png', 'no-cache'])
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect((await load(url, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  }
  const page = await (await app.anyone().fetch(`/twin/${username}/chat`)).text()
  for (const part of [
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="Chat with the AI twin of Mira Holm" />',
    'Answers are AI-generated.',
  ])
    expect(page).toContain(part)
})

test('the image has the picture and changes with the profile', async () => {
  const person = await createProfile({ public: true, display_name: 'Mira Holm' })
  const path = `/${person.username}`
  const urls = [await findImage(path)]
  await choosePicture(person, '#00ff00')
  urls.push(await findImage(path))
  await person.client.rest('PUT', '/api/v1/profile', { display_name: 'Mira Berg' })
  urls.push(await findImage(path))
  expect(new Set(urls).size).toBe(3)
  const { bytes } = await load(urls[2] ?? '')
  const [red = 255, green = 0, blue = 255] = await readPixel(bytes, { left: 266, top: 315 })
  expect(red < 60 && green > 200 && blue < 60).toBe(true)
})

test('only public fields are drawn', async () => {
  const shown = await createProfile({ public: true, display_name: 'Ada Secret', bio: 'A secret', public_fields: ['interests'] })
  await choosePicture(shown, '#00ff00')
  const bare = await createProfile({ public: true, public_fields: ['interests'] })
  const draw = vi.spyOn(app.services.linkPreviews, 'draw')
  const { bytes } = await load(`/files/previews/${shown.username}/profile.png`)
  expect(draw).toHaveBeenCalledWith({
    kind: 'profile',
    name: shown.username,
    username: shown.username,
    line: '',
    address: `twain.example/${shown.username}`,
    image: null,
  })
  draw.mockRestore()
  const other = await load(`/files/previews/${bare.username}/profile.png`)
  const at = { left: 266, top: 200 }
  expect(await readPixel(bytes, at)).toEqual(await readPixel(other.bytes, at))
})

test('private and unknown profiles have no image, not even with a known version', async () => {
  const { username, client } = await createProfile({ public: true, display_name: 'Ada' })
  const url = await findImage(`/${username}`)
  const { headers } = await load(url)
  await client.rest('PUT', '/api/v1/profile', { public: false })
  for (const path of [
    url,
    `/files/previews/${username}/twin.png`,
    '/files/previews/unknown-user/profile.png',
    '/files/previews/%00/twin.png',
  ]) {
    const answer = await load(path, { 'if-none-match': headers.get('etag') ?? '' })
    expect([answer.status, answer.headers.get('etag'), answer.bytes.toString()], path).toEqual([404, null, 'Not found'])
  }
  expect((await client.fetch(url)).status).toBe(404)
})

test.each(['山田太郎', 'שלום', '😀', 'Z̷̢̛̯̈́a̶l̸g̵o̴'])('a name without letters in the fonts is replaced by the username: %s', async (name) => {
  const { username } = await createProfile({ public: true, display_name: name })
  const named = await load(`/files/previews/${username}/profile.png`)
  const preview = { kind: 'profile', username, line: '', address: `twain.example/${username}`, image: null } as const
  const expected = await app.services.linkPreviews.draw({ ...preview, name: `@${username}` })
  expect(named.bytes.equals(expected)).toBe(true)
})

test.each(['Анна Каренина', 'Қанат Әлімов', 'Їжакевич', 'Νίκος Καζαντζάκης'])('draws the letters of %s', async (name) => {
  const preview = { kind: 'profile', username: 'ada', line: '', address: '', image: null } as const
  const draw = (texts: object) => app.services.linkPreviews.draw({ ...preview, name: '@ada', ...texts })
  const images = await Promise.all([draw({ name }), draw({ line: name }), draw({})])
  expect(new Set(images.map(String)).size).toBe(3)
  // Each letter has its own glyph, unlike boxes for missing ones.
  const typesetting = await loadTypesetting()
  for (const family of ['display', 'ui'] as const) {
    const letters = [...new Set(name.replaceAll(' ', ''))]
    const shapes = letters.map((letter) => typesetting.draw(letter, { family, size: 50 }, { x: 0, y: 0 }))
    expect(new Set(shapes).size).toBe(letters.length)
  }
})

test.each([
  ['emoji', '😀 Ada 👨‍👩‍👧 🇩🇪', 'Ada'],
  ['an umlaut in two characters', 'Jo\u0308rg', 'J\u00f6rg'],
])('%s in a name does not replace it', async (_, name, drawn) => {
  const preview = { kind: 'twin', username: 'ada', line: '', address: '', image: null } as const
  const actual = await app.services.linkPreviews.draw({ ...preview, name })
  expect(actual.equals(await app.services.linkPreviews.draw({ ...preview, name: drawn }))).toBe(true)
})

test('the longest texts stay inside the image', async () => {
  const texts = ['W'.repeat(500), 'Wittelsbach '.repeat(60), 'i'.repeat(2000)]
  for (const text of texts) {
    const preview = { kind: 'twin', username: 'ada', image: null, name: text, line: text, address: text } as const
    const png = await app.services.linkPreviews.draw(preview)
    const { data, info } = await sharp(png)
      .removeAlpha()
      .extract({ left: 1110, top: 0, width: 90, height: 630 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const first = data.subarray(0, info.channels)
    expect(data.equals(Buffer.concat(Array.from({ length: info.width * info.height }, () => first)))).toBe(true)
  }
})

test('the same image is drawn once, and a long queue is rejected', async () => {
  const { linkPreviews } = app.services
  const preview = { kind: 'profile', username: 'ada', name: 'Ada', line: 'Same.', address: '', image: null } as const
  const [one, same] = await Promise.all([linkPreviews.draw(preview), linkPreviews.draw(preview)])
  expect(one).toBe(same)
  const many = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => linkPreviews.draw({ ...preview, line: `Line ${index}.` })))
  const rejected = many.filter(({ status }) => status === 'rejected')
  expect(rejected.length).toBeGreaterThan(0)
  expect(many[0]?.status).toBe('fulfilled')
})
