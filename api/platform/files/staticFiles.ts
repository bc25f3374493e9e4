import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { parseAccept } from 'hono/utils/accept'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly bytes: Buffer<ArrayBuffer>
  readonly compressed: readonly Compressed[]
}

interface Compressed {
  readonly encoding: 'br' | 'gzip'
  readonly bytes: Buffer<ArrayBuffer>
}

type Read = () => Promise<string | Buffer> | string

/** Failed reads are retried. @param readBrotli for files compressed at build time: Brotli is slow */
export function loadLazily(read: Read, type: string, readBrotli?: Read): () => Promise<StaticFile> {
  let file: Promise<StaticFile> | undefined
  return () => {
    file ??= prepare(read, type, readBrotli).catch((error: unknown) => {
      file = undefined
      throw error
    })
    return file
  }
}

async function prepare(read: Read, type: string, readBrotli?: Read): Promise<StaticFile> {
  const bytes = Buffer.from(await read())
  const compressed: Compressed[] = []
  if (readBrotli) compressed.push({ encoding: 'br', bytes: Buffer.from(await readBrotli()) })
  if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && bytes.length > 1024) {
    compressed.push({ encoding: 'gzip', bytes: await promisify(gzip)(bytes) })
  }
  return { type, bytes, compressed, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}

export function sendFile(c: Context, { type, bytes, compressed, etag }: StaticFile, headers: Record<string, string> = {}): Response {
  const common = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag: `W/${etag}`, ...headers }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, common)
  return sendBody(c, { type, bytes, compressed }, 200, common)
}

/** No validator: a URL that exists later must not count as unchanged. */
export function sendNotFound(c: Context, file: StaticFile): Response {
  return sendBody(c, file, 404, { 'cache-control': 'no-store', vary: 'accept-encoding' })
}

function sendBody(
  c: Context,
  { type, bytes, compressed }: Omit<StaticFile, 'etag'>,
  status: 200 | 404,
  headers: Record<string, string>,
): Response {
  const readable = listReadableEncodings(c)
  const chosen = compressed.find(({ encoding }) => readable.includes(encoding))
  const body = chosen?.bytes ?? bytes
  return c.body(body, status, {
    ...headers,
    'content-type': type,
    'content-length': String(body.length),
    ...(chosen && { 'content-encoding': chosen.encoding }),
  })
}

function listReadableEncodings(c: Context): string[] {
  return parseAccept(c.req.header('accept-encoding') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase())
}
