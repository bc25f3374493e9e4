import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasBody } from './earlyAnswers.ts'

interface Slowness {
  windowMs: number
  minBytes: number
  /** Applies to all bodies except multipart forms. */
  totalMs: number
}

const usual: Slowness = { windowMs: 60_000, minBytes: 16_384, totalMs: 300_000 }

/** Node's own timeout would also end slow uploads. */
export function endWhenSlow(request: IncomingMessage, response: ServerResponse, { windowMs, minBytes, totalMs } = usual): void {
  const { headers, socket } = request
  if (!hasBody(request)) return
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false
  const endsAt = isForm ? Infinity : performance.now() + totalMs
  let before = socket.bytesRead
  const watch = setInterval(() => {
    if (request.complete) return clearInterval(watch)
    const arrived = socket.bytesRead - before
    before = socket.bytesRead
    // While the body is not being read, the delay is the server’s.
    const isSlow = arrived < minBytes && request.readableFlowing === true
    if (isSlow || performance.now() >= endsAt) end()
  }, windowMs).unref()
  response.once('close', () => clearInterval(watch))

  function end() {
    clearInterval(watch)
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    socket.destroySoon()
  }
}
