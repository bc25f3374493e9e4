import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import type { RestEnv } from '../router.ts'

/** In characters; what is shorter gains nothing by compression. */
const worthCompressing = 1_000

const compress = promisify(gzip)

/**
 * JSON that was read has an ETag, and whoever brings it back in If-None-Match gets 304 while nothing changed. Longer JSON is compressed
 * for those who accept it.
 */
export const shortAnswers: MiddlewareHandler<RestEnv> = async (c, next) => {
  const keptText = keepJson(c)
  await next()
  const { status, headers } = c.res
  // What is the same for everybody stands ready, compressed.
  if (!headers.get('content-type')?.startsWith('application/json') || headers.has('content-encoding') || headers.has('etag')) return
  const kept = keptText(c.res)
  const text = kept ?? (await c.res.text())
  const answer = (body: string | Uint8Array<ArrayBuffer> | null, code: number) => {
    // A second answer would be given the headers of the first once more.
    c.res = undefined
    c.res = new Response(body, { status: code, headers })
  }
  headers.append('vary', 'accept-encoding')
  if (status === 200 && isRead(c.req.method)) {
    // Weak, since it is of the same JSON whether or not that is compressed.
    const tag = `W/"${hash('sha1', text, 'base64url')}"`
    headers.set('etag', tag)
    if (isHeld(tag, c.req.header('if-none-match'))) return answer(null, 304)
  }
  if (text.length >= worthCompressing && acceptsGzip(c.req.header('accept-encoding'))) {
    headers.set('content-encoding', 'gzip')
    answer(await compress(text), status)
  } else if (kept === undefined) answer(text, status)
}

/** Reading an answer again takes longer than writing it, so that the text of JSON is kept beside it. */
function keepJson(c: Context): (response: Response) => string | undefined {
  let kept: { response: Response; text: string } | undefined
  const write = c.newResponse as (...args: unknown[]) => Response
  const json = (value: unknown, init?: unknown, headers?: object) => {
    const text = JSON.stringify(value)
    const response = write(text, init, { 'content-type': 'application/json', ...headers })
    kept = { response, text }
    return response
  }
  c.json = json as Context['json']
  return (response) => (kept?.response === response ? kept.text : undefined)
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isHeld(tag: string, ifNoneMatch = ''): boolean {
  const opaque = (entry: string) => entry.trim().replace('W/', '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((entry) => opaque(entry) === opaque(tag))
}

/** No program sends gzip;q=0 but to say that it takes none. */
function acceptsGzip(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', weight = ''] = entry.split(';', 2)
    return name.trim() === 'gzip' && Number(weight.trim().replace('q=', '') || 1) > 0
  })
}
