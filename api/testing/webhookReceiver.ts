import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

export interface Received {
  id: string
  path: string
  headers: Record<string, string>
  body: string
  bytes: Buffer
}

export interface Receiver {
  url(path: string): string
  at(path: string): Received[]
  answer: (received: Received, response: ServerResponse, request: IncomingMessage) => void
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const all: Received[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const bytes = await buffer(request)
      const received = { id: headers['webhook-id'] ?? '', path: request.url ?? '', headers, body: bytes.toString(), bytes }
      all.push(received)
      receiver.answer(received, response, request)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    at: (path) => all.filter((received) => received.path === path),
    answer: (_received, response) => void response.end('ok'),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

export function verifyDelivery(
  { body, headers }: Received,
  secret: string,
): { type: string; version: number; timestamp: string; data: object } {
  return new Webhook(secret).verify(body, headers) as never
}
