import fc from 'fast-check'
import { anyText } from '../fromSchema.ts'

export interface MultipartBody {
  body: FormData | string
  headers?: Record<string, string>
}

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const file = fc.record({
  bytes: fc.oneof(fc.constant(new Uint8Array(png)), fc.uint8Array({ maxLength: 2000 }), fc.constant(new TextEncoder().encode('A note.'))),
  name: fc.oneof(
    fc.constant('notes.md'),
    anyText.map((text) => text.slice(0, 300)),
  ),
  type: fc.constantFrom('image/png', 'text/markdown', '', 'nothing', 'text/html; charset="x'),
})

const raw = fc.oneof(
  fc
    .constantFrom(
      '--b\r\ncontent-disposition: form-data; name="@"; filename="a.png"\r\n\r\nhalf a fi',
      '--b\r\n\r\nno head\r\n--b--\r\n',
      '--b--\r\n',
      '--b\r\ncontent-disposition: form-data; name="@"\r\n\r\nno file\r\n--b--\r\n',
      '',
    )
    .map((text) => ({ text, type: 'multipart/form-data; boundary=b' })),
  anyText.map((text) => ({ text, type: 'multipart/form-data; boundary=b' })),
  anyText.map((text) => ({ text, type: 'multipart/form-data' })),
  fc.constant({ text: '{}', type: 'application/json' }),
)

interface FilePart {
  bytes: Uint8Array
  name: string
  type: string
}

const picture = { bytes: new Uint8Array(png), name: 'me.png', type: 'image/png' }
const recording = { bytes: new Uint8Array(2000).fill(1), name: 'me.webm', type: 'audio/webm' }

/** Each operation takes at least one of them. */
export function listGoodForms(field: string): MultipartBody[] {
  return [picture, recording].map((file) => form(field, [file]))
}

function form(field: string, files: readonly FilePart[]): MultipartBody {
  const body = new FormData()
  for (const { bytes, name, type } of files) body.append(field, new File([new Uint8Array(bytes)], name, { type }))
  return { body }
}

export function multipartBodies(field: string): fc.Arbitrary<MultipartBody> {
  return fc.oneof(
    fc.constantFrom(...listGoodForms(field)),
    fc.array(file, { maxLength: 12 }).map((files) => form(field, files)),
    fc.tuple(anyText, fc.array(file, { minLength: 1, maxLength: 2 })).map(([name, files]) => form(name, files)),
    raw.map(({ text, type }) => ({ body: text.replace('@', field), headers: { 'content-type': type } })),
  )
}
