import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { findUnexpected, isServedOrRefused, scaled, type Attack } from '../attack.ts'
import { callAll, type Answer, type Call } from '../client.ts'
import type { Target } from '../target.ts'

async function createBombs(side: number) {
  const blank = sharp({ create: { width: side, height: side, channels: 3, background: 'white' }, limitInputPixels: false })
  const png = await blank.clone().png({ compressionLevel: 9 }).toBuffer()
  const webp = await blank.clone().webp({ lossless: true, effort: 0 }).toBuffer()
  const entities = Array.from({ length: 20 }, (_, index) => `<!ENTITY e${index} "${`&e${index + 1};`.repeat(10)}">`).join('')
  const svg = `<?xml version="1.0"?><!DOCTYPE svg [${entities}<!ENTITY e20 "x">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e0;</text></svg>`
  return [
    { name: 'large.png', type: 'image/png', contents: png },
    { name: 'large.webp', type: 'image/webp', contents: webp },
    { name: 'large.svg', type: 'image/svg+xml', contents: svg },
    { name: 'cut.png', type: 'image/png', contents: png.subarray(0, 2000) },
  ]
}

const pictures: Attack = {
  name: 'image decompression bombs',
  async run(target) {
    const files = await createBombs(scaled(target, 16_383, 10_000))
    const calls = []
    for (let round = 0; round < scaled(target, 5); round += 1) {
      const { headers } = await target.signUp('painter')
      for (const file of files) {
        calls.push(
          uploadCall(headers, [file]),
          uploadCall(headers, [file], '/api/v1/profile/upload-picture', 'file'),
          uploadCall(headers, [file], '/api/v1/profile/photos', 'file'),
        )
      }
    }
    return findUnexpected(await callAll(target.url, calls, { atOnce: 8 }), isServedOrRefused)
  },
}

const manyUploads: Attack = {
  name: '1,000 concurrent uploads from one user',
  async run(target) {
    const { headers } = await target.signUp('uploader')
    const one = uploadCall(headers, [{ name: 'note.txt', type: 'text/plain', contents: 'x'.repeat(100_000) }])
    const calls = Array.from({ length: scaled(target, 1000, 50) }, () => one)
    return findUnexpected(await callAll(target.url, calls, { atOnce: 100 }), isServedOrRefused)
  },
}

const manyParts: Attack = {
  name: 'forms with 10,000 parts and names with 100,000 characters',
  async run(target) {
    const { headers } = await target.signUp('parts')
    const small = { name: 'a.txt', type: 'text/plain', contents: 'a' }
    const manySmall = Array.from({ length: 10_000 }, () => small)
    const calls = [
      uploadCall(headers, manySmall),
      uploadCall(headers, [{ ...small, name: 'a'.repeat(100_000) }]),
      uploadCall(headers, [{ ...small, name: '../../../../etc/passwd' }]),
      uploadCall(headers, [{ ...small, name: `${'../'.repeat(10_000)}a` }]),
      uploadCall(headers, [{ ...small, type: `text/${'x'.repeat(70_000)}` }]),
      { ...uploadCall(headers, [small]), headers: { ...headers, 'content-type': `multipart/form-data; boundary=${'-'.repeat(60_000)}` } },
    ]
    return findUnexpected(await callAll(target.url, calls, { atOnce: 2 }), isServedOrRefused)
  },
}

export const fileAttacks = [pictures, manyUploads, manyParts]

interface UploadedFile {
  name: string
  type: string
  contents: string | Buffer
}

function uploadCall(headers: Record<string, string>, files: readonly UploadedFile[], path = '/api/v1/upload/files', field = 'files'): Call {
  const boundary = `twain-${randomUUID()}`
  const parts = files.flatMap(({ name, type, contents }) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`),
    Buffer.from(contents),
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { path, method: 'POST', headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}

export async function upload(target: Target, headers: Record<string, string>, files: readonly UploadedFile[]): Promise<string[]> {
  return parseIds(await target.call(uploadCall(headers, files)))
}

function parseIds({ status, text }: Answer): string[] {
  if (status !== 201) return []
  return (JSON.parse(text) as { files: { id: string }[] }).files.map(({ id }) => id)
}
