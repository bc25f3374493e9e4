import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { Context } from 'hono'
import type { RestEnv } from './router.ts'

interface SentFile {
  stream: Readable
  name: string
  mimeType: string
  size: number
}

export function sendFile(c: Context<RestEnv>, { stream, name, mimeType, size }: SentFile, type: 'inline' | 'attachment') {
  const headers = {
    'content-type': mimeType,
    'content-length': String(size),
    'content-disposition': contentDisposition(name, { type }),
    'x-content-type-options': 'nosniff',
    // Private files must not stay in a shared browser’s cache.
    'cache-control': 'private, no-store',
  }
  if (c.req.method === 'HEAD') {
    stream.destroy()
    return c.body(null, 200, headers)
  }
  return c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, headers)
}
