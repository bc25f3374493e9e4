import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'

/** A file as it is sent: its bytes are shared by all answers, so that a reader who never reads costs none. */
export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly bytes: Buffer<ArrayBuffer>
  readonly gzipped: Buffer<ArrayBuffer> | null
}

/** Reads and compresses a file when it is asked for the first time, and never again. One that could not be read is tried anew. */
export function lazyFile(read: () => Promise<string | Buffer> | string, type: string): () => Promise<StaticFile> {
  let file: Promise<StaticFile> | undefined
  return () => {
    file ??= prepare(read, type).catch((error: unknown) => {
      file = undefined
      throw error
    })
    return file
  }
}

async function prepare(read: () => Promise<string | Buffer> | string, type: string): Promise<StaticFile> {
  const bytes = Buffer.from(await read())
  const gzipped = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && bytes.length > 1024 ? await promisify(gzip)(bytes) : null
  return { type, bytes, gzipped, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}

/** Answers with the file, or that the caller has it already. It is asked for again each time unless `headers` say otherwise. */
export function sendFile(c: Context, { type, bytes, gzipped, etag }: StaticFile, headers: Record<string, string> = {}): Response {
  const common = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag: `W/${etag}`, ...headers }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, common)
  const wantsGzip =
    gzipped !== null && accepts(c, { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' }) === 'gzip'
  const body = wantsGzip ? gzipped : bytes
  return c.body(body, 200, {
    ...common,
    'content-type': type,
    'content-length': String(body.length),
    ...(wantsGzip && { 'content-encoding': 'gzip' }),
  })
}
