import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Behavior, getBehavior, type ChatRequest, normal, getTokens, getToolCall } from './behavior.ts'
import { streamAnswer } from './stream.ts'

export interface MockModel {
  url: string
  requests: ChatRequest[]
  active: number
  behave(change: Partial<Behavior>): void
  close(): Promise<void>
}

interface Options extends Partial<Behavior> {
  port?: number
  models?: string[]
}

export async function startMockModel({ port = 0, models = ['mock'], ...options }: Options = {}): Promise<MockModel> {
  let base = { ...normal, ...options }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  const model: MockModel = {
    url: '',
    requests: [],
    active: 0,
    behave: (change) => void (base = { ...base, ...change }),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split('?')[0]
    if (path === '/v1/models') return sendJson(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
    if (path !== '/v1/chat/completions') return sendJson(response, 404, { error: { message: 'There is nothing here.' } })
    const body = (await json(request)) as ChatRequest
    model.requests = [...model.requests, body].slice(-100)
    model.active += 1
    response.once('close', () => (model.active -= 1))
    const behavior = getBehavior(body, base)
    if (behavior.mode === 'hang') return
    if (behavior.mode === 'error') return sendError(response, behavior.status)
    if (body.stream) await streamAnswer(response, body, behavior)
    else await sendAnswer(response, body, behavior)
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mock model has no port.')
  model.url = `http://127.0.0.1:${address.port}/v1`
  return model
}

async function sendAnswer(response: ServerResponse, request: ChatRequest, behavior: Behavior) {
  await sleep(behavior.delay)
  if (behavior.mode === 'garbage') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [')
  if (behavior.mode === 'close') return void response.socket?.destroy()
  if (behavior.mode.startsWith('mid-')) return
  const tool = getToolCall(request, behavior)
  const tokens = getTokens(request, behavior)
  const message = tool
    ? { role: 'assistant', content: null, tool_calls: [{ id: `call_${tool.name}_${Date.now()}`, type: 'function', function: tool }] }
    : { role: 'assistant', content: tokens.join('') }
  sendJson(response, 200, {
    id: 'chatcmpl-mock',
    object: 'chat.completion',
    created: 0,
    model: 'mock',
    choices: [{ index: 0, message, finish_reason: tool ? 'tool_calls' : 'stop' }],
    usage: {
      prompt_tokens: request.messages.length,
      completion_tokens: tokens.length,
      total_tokens: request.messages.length + tokens.length,
    },
  })
}

function sendError(response: ServerResponse, status: number) {
  const message = { 401: 'Incorrect API key provided.', 429: 'Rate limit reached.' }[status] ?? 'The mock model broke.'
  sendJson(response, status, { error: { message, type: 'mock_error', code: String(status) } })
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
