import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface EmbeddingServer {
  url: string
  requests: string[][]
  delayMs: number
  status: number
  refusedWord: string | null
  dimensions: number
  close(): Promise<void>
}

const meanings: Record<string, string> = { hund: 'dog', dogs: 'dog', hound: 'dog', schläft: 'sleep', sleeps: 'sleep', garten: 'garden' }

export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { input } = (await json(request)) as { input: string[] }
    running.requests.push(input)
    if (running.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, running.delayMs).unref())
    const word = running.refusedWord
    const status = word !== null && input.some((text) => text.includes(word)) ? 400 : running.status
    const data = input.map((text, index) => ({ index, embedding: toVector(text, running.dimensions) }))
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? { data } : { error: { message: 'No.' } }))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const running: EmbeddingServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    delayMs: 0,
    status: 200,
    refusedWord: null,
    dimensions: 64,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return running
}

function toVector(text: string, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => 0.01)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const hash = createHash('sha256')
      .update(meanings[word] ?? word)
      .digest()
    const place = hash.readUInt32BE(0) % dimensions
    vector[place] = (vector[place] ?? 0) + 1
  }
  return vector
}
