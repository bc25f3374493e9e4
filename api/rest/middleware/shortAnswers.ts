import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import type { RestEnv } from '../router.ts'

const minCompressedChars = 1_000

const compress = promisify(gzip)

export const shortenAnswers: MiddlewareHandler<RestEnv> = async (c, next) => {
  const keptText = keepJson(c)
  await next()
  const { status, headers } = c.res
  // Static responses are stored compressed.
  if (!headers.get('content-type')?.startsWith('application/json') || headers.has('content-encoding') || headers.has('etag')) return
  const kept = keptText(c.res)
  const text = kept ?? (await c.res.text())
  const answer = (body: string | Uint8Array<ArrayBuffer> | null, code: number) => {
    // Hono would copy the previous response’s headers.
    c.res = undefined
    c.res = new Response(body, { status: code, headers })
  }
  headers.append('vary', 'accept-encoding')
  if (status === 200 && isRead(c.req.method)) {
    // Weak: the same JSON may be sent with or without compression.
    const tag = `W/"${hash('sha1', text, 'base64url')}"`
    headers.set('etag', tag)
    if (isHeld(tag, c.req.header('if-none-match'))) return answer(null, 304)
  }
  if (text.length >= minCompressedChars && acceptsGzip(c.req.header('accept-encoding'))) {
    headers.set('content-encoding', 'gzip')
    answer(await compress(text), status)
  } else if (kept === undefined) answer(text, status)
}

/** Reading the text back from the response is slow. */
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

/** q=0 refuses gzip. */
function acceptsGzip(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', weight = ''] = entry.split(';', 2)
    return name.trim() === 'gzip' && Number(weight.trim().replace('q=', '') || 1) > 0
  })
}
