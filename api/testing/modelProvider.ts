import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface ProviderRequest {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface Provider {
  url: string
  requests: ProviderRequest[]
  /** Null without a list. */
  models: object[] | null
  answering: string[] | null
  key: string | null
  answer: string
  details: object | null
  handle: ((request: ProviderRequest, response: ServerResponse) => void) | null
  close(): Promise<void>
}

export async function startProvider(port = 0): Promise<Provider> {
  const server = createServer((request, response) => {
    void (async () => {
      const received = { path: request.url ?? '', headers: request.headers, body: await text(request) }
      provider.requests.push(received)
      if (provider.handle) return provider.handle(received, response)
      respond(received, response)
    })()
  })

  function respond({ path, headers, body }: ProviderRequest, response: ServerResponse): void {
    const send = (status: number, value: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (path === '/api/show' && provider.details) return send(200, provider.details)
    if (provider.key !== null && headers.authorization !== `Bearer ${provider.key}`) {
      // Some providers quote the rejected key.
      return send(401, { error: { message: `Incorrect API key provided: ${headers.authorization}` } })
    }
    if (path === '/v1/models' && provider.models) return send(200, { object: 'list', data: provider.models })
    if (path !== '/v1/chat/completions') return send(404, { error: { message: 'There is nothing here.' } })
    const { model } = JSON.parse(body) as { model: string }
    if (provider.answering && !provider.answering.includes(model)) return send(404, { error: { message: `model "${model}" not found` } })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      )
    chunk({ role: 'assistant', content: provider.answer })
    chunk({}, 'stop')
    const usage = { prompt_tokens: 1200, completion_tokens: 34, total_tokens: 1234 }
    response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model, choices: [], usage })}\n\n`)
    response.end('data: [DONE]\n\n')
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    models: [{ id: 'small', object: 'model' }],
    answering: null,
    key: null,
    answer: 'Hello from the provider.',
    details: null,
    handle: null,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return provider
}
