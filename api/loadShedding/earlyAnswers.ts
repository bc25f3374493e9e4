import type { IncomingMessage, ServerResponse } from 'node:http'

const maxDrainMs = 10_000

/** Closing a socket with unread data resets it; a client still sending loses the answer (RFC 9112, section 9.6). */
export function drainAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request) || request.httpVersion !== '1.1') return
  const closesAfterAnswer = !response.shouldKeepAlive
  response.shouldKeepAlive = true
  response.once('finish', () => {
    const close = () => request.socket.destroySoon()
    if (request.complete) return closesAfterAnswer && close()
    const timer = setTimeout(close, maxDrainMs).unref()
    request.once('close', () => {
      clearTimeout(timer)
      if (closesAfterAnswer) close()
    })
    // A web stream created from the request would pause it again.
    request.removeAllListeners('data').resume()
  })
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
