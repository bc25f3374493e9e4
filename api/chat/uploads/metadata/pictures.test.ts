import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { measureReferenceMs } from '../../../../scripts/testing/cpuTime.ts'
import { stripMetadata } from './pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'twain-metadata-'))
afterAll(() => rm(folder, { recursive: true }))

const secret = 'Lindenstrasse'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:City="${secret}"/></rdf:RDF></x:xmpmeta>`

async function cleaned(bytes: Uint8Array, mimeType: string): Promise<Buffer | null> {
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  const picture = await stripMetadata({ path, size: bytes.length }, mimeType)
  if (!picture) return null
  const kept = await buffer(picture.read())
  expect(kept.length).toBe(picture.size)
  return kept
}

async function createPhoto(encode: (image: Sharp) => Sharp): Promise<Buffer> {
  const width = 64
  const pixels = Buffer.from(Array.from({ length: width * 48 * 3 }, (_, index) => (index * 37) % 256))
  const image = sharp(pixels, { raw: { width, height: 48, channels: 3 } })
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: secret, Orientation: '6' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSAreaInformation: secret } })
    .withXmp(xmp)
  return encode(image.withMetadata({ orientation: 6 })).toBuffer()
}

const decodePixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

test.each<[string, (image: Sharp) => Sharp]>([
  ['image/jpeg', (image) => image.jpeg({ progressive: true })],
  ['image/jpeg', (image) => image.jpeg({ quality: 60 })],
  ['image/png', (image) => image.png()],
  ['image/webp', (image) => image.webp({ lossless: true })],
  ['image/avif', (image) => image.avif({ effort: 0 })],
  ['image/tiff', (image) => image.tiff({ compression: 'lzw' })],
])('%s loses its metadata but keeps pixels, orientation and colors', async (mimeType, encode) => {
  const photo = await createPhoto(encode)
  expect(photo.includes(secret)).toBe(true)
  const kept = await cleaned(photo, mimeType)
  if (!kept) throw new Error('It was not taken for a picture.')
  expect(kept.includes(secret)).toBe(false)
  expect(kept.includes('GPS')).toBe(false)
  const [before, after] = [await sharp(photo).metadata(), await sharp(kept).metadata()]
  expect(before.exif?.length ?? before.xmp?.length).toBeGreaterThan(0)
  expect(after).toMatchObject({ format: before.format, width: before.width, height: before.height, icc: before.icc })
  // These formats store orientation outside of EXIF.
  expect(after.orientation).toBe(before.orientation)
  expect(after.xmp?.some((byte) => byte !== 0) ?? false).toBe(false)
  expect((await decodePixels(kept)).equals(await decodePixels(photo))).toBe(true)
  expect((await cleaned(kept, mimeType))?.equals(kept)).toBe(true)
})

test('removes comments and appended videos and pictures from a JPEG', async () => {
  const photo = await createPhoto((image) => image.jpeg())
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + secret.length]), Buffer.from(secret)])
  const bytes = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), photo, Buffer.from(`ftypmp42${secret}`)])
  const kept = await cleaned(bytes, 'image/jpeg')
  expect(kept?.includes(secret)).toBe(false)
  expect(kept?.equals((await cleaned(photo, 'image/jpeg')) ?? Buffer.alloc(0))).toBe(true)
})

test('removes text from a PNG and keeps its animation', async () => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const moving = chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))
  const words = ['tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX'].map((type) => chunk(type, Buffer.from(`Comment\0${secret}`)))
  const kept = await cleaned(Buffer.concat([png.subarray(0, 33), moving, ...words, png.subarray(33), Buffer.from(secret)]), 'image/png')
  expect(kept?.equals(Buffer.concat([png.subarray(0, 33), moving, png.subarray(33)]))).toBe(true)
})

test('keeps the animation of a WebP', async () => {
  const frames = Buffer.from(Array.from({ length: 8 * 24 * 3 }, (_, index) => (index * 91) % 256))
  const webp = await sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
    .withExif({ IFD0: { Artist: secret } })
    .webp({ delay: [100, 100, 100] })
    .toBuffer()
  expect(webp.includes(secret)).toBe(true)
  const kept = await cleaned(webp, 'image/webp')
  expect(kept?.includes(secret)).toBe(false)
  expect((await sharp(kept ?? '', { animated: true }).metadata()).pages).toBe(3)
})

test('removes comments and text from a GIF and keeps its animation', async () => {
  const frames = Buffer.from(Array.from({ length: 8 * 24 * 3 }, (_, index) => (index * 91) % 256))
  const gif = await sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
    .gif({ delay: [100, 200, 300], loop: 2 })
    .toBuffer()
  const text = Buffer.from(secret)
  const block = Buffer.concat([Buffer.from([text.length]), text, Buffer.from([0])])
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), block])
  const xmpOfGif = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), block])
  const added = Buffer.concat([gif.subarray(0, -1), comment, xmpOfGif, gif.subarray(-1), text])
  expect((await cleaned(added, 'image/gif'))?.equals(gif)).toBe(true)
  expect((await sharp(gif, { animated: true }).metadata()).delay).toEqual([100, 200, 300])
})

test('keeps truncated pictures without their metadata', async () => {
  for (const [mimeType, encode] of [
    ['image/jpeg', (image: Sharp) => image.jpeg()],
    ['image/png', (image: Sharp) => image.png()],
  ] as const) {
    const photo = await createPhoto(encode)
    const kept = await cleaned(photo.subarray(0, photo.length - 60), mimeType)
    expect(kept?.length, mimeType).toBeGreaterThan(100)
    expect(kept?.includes(secret), mimeType).toBe(false)
  }
})

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'])(
  'handles any corrupted %s',
  async (mimeType) => {
    const encoders = {
      'image/jpeg': (image: Sharp) => image.jpeg(),
      'image/png': (image: Sharp) => image.png(),
      'image/webp': (image: Sharp) => image.webp(),
      'image/gif': (image: Sharp) => image.gif(),
      'image/avif': (image: Sharp) => image.avif({ effort: 0 }),
      'image/tiff': (image: Sharp) => image.tiff(),
    }
    const photo = await createPhoto(encoders[mimeType as keyof typeof encoders])
    const change = fc.tuple(fc.nat(Math.min(photo.length - 1, 2000)), fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(photo.length), async (changes, length) => {
        const bytes = Buffer.from(photo)
        for (const [at, value] of changes) bytes[at] = value
        for (const broken of [bytes.subarray(0, Math.max(length, 1)), bytes]) {
          expect((await cleaned(broken, mimeType))?.length ?? 0).toBeLessThanOrEqual(broken.length + 100)
        }
      }),
      { numRuns: 100 },
    )
  },
  60_000,
)

test.each([
  ['image/png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(30_000_000)])],
  ['image/jpeg', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(30_000_000, Buffer.from('ffe10002', 'hex'))])],
  ['image/gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(7), Buffer.alloc(30_000_000, Buffer.from('21fe00', 'hex'))])],
  ['image/avif', Buffer.alloc(30_000_000, Buffer.from('0000000866726565', 'hex'))],
])('quickly rejects a %s with millions of parts', async (mimeType, bytes) => {
  const ms = await measureReferenceMs(async () => expect(await cleaned(bytes, mimeType)).toBeNull())
  expect(ms).toBeLessThan(5000)
})
