import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface Call {
  method?: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | object
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  /** The first megabyte. */
  text: string
}

const longestWait = 60_000
const keptBytes = 1_000_000
const agent = new Agent({ keepAlive: true, maxSockets: 512 })

export function call(url: string, { method, path, headers, body }: Call): Promise<Answer> {
  const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)
  const content = isJson ? JSON.stringify(body) : body
  return new Promise((resolve, reject) => {
    const sent = request(url + path, {
      agent,
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      timeout: longestWait,
    })
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        if (size < keptBytes) chunks.push(chunk)
        size += chunk.length
      })
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() })
      })
      response.on('error', reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`${path} did not answer within a minute`)))
    sent.on('error', (error) => reject(new Error(`${path.slice(0, 80)}: ${error.message}`)))
    sent.end(content)
  })
}

export async function callAll(url: string, calls: readonly Call[], { atOnce = 50 } = {}): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = 0
  const work = async () => {
    while (next < calls.length) {
      const index = next++
      const one = calls[index]
      if (!one) return
      answers[index] = await call(url, one).catch((error: Error) => ({ status: 0, headers: {}, text: error.message }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

/** By default reads nothing, to exert backpressure. */
export async function openConnection(url: string, text: string | Buffer, { isRead = false } = {}) {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port) })
  let received = ''
  socket.on('error', () => {})
  if (isRead) socket.on('data', (chunk) => void (received += chunk.toString()))
  else socket.pause()
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
    socket.once('close', () => resolve())
  })
  socket.write(text)
  return {
    socket,
    status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0),
    received: () => received,
    end: () => void socket.destroy(),
  }
}

export function sendRawRequest(url: string, { method = 'GET', path, headers = {}, body = '' }: Call & { body?: string }): string {
  const lines = Object.entries({ host: new URL(url).host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')}\r\n${body}`
}
