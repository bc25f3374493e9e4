import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Behavior, ChatRequest } from './behavior.ts'
import { getTokens, getToolCall } from './behavior.ts'

const batch = 64

export async function streamAnswer(response: ServerResponse, request: ChatRequest, behavior: Behavior) {
  const { mode, after, until, interval } = behavior
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.flushHeaders()
  if (behavior.delay > 0) await sleep(behavior.delay)

  if (mode === 'garbage') return response.end('<html>not a stream</html>\n\ndata: {"choices": [\n\n')
  const tool = getToolCall(request, behavior)
  if (tool) return response.end(toolEvents(tool) + ending(request, 'tool_calls', 1))

  if (behavior.reasoning !== null) response.write(chunk({ reasoning_content: behavior.reasoning }))
  const isInterrupted = mode === 'close' || mode.startsWith('mid-')
  const tokens = getTokens(request, behavior)
  await writeTokens(response, isInterrupted || until ? tokens.slice(0, after) : tokens, interval)
  if (response.destroyed) return
  if (mode === 'mid-hang') return once(response, 'close')
  if (mode === 'mid-error') return response.end(event({ error: { message: 'The mock model broke.', type: 'server_error' } }))
  if (mode === 'mid-garbage') return response.end('data: {"choices": [{"delta": \n\n')
  if (mode === 'close') return response.socket?.destroy()
  if (until) {
    await until
    await writeTokens(response, tokens.slice(after), interval)
  }
  response.end(ending(request, 'stop', tokens.length))
}

async function writeTokens(response: ServerResponse, tokens: string[], interval: number) {
  const start = performance.now()
  let written = 0
  while (written < tokens.length && !response.destroyed) {
    const due = interval > 0 ? Math.floor((performance.now() - start) / interval) + 1 : written + batch
    const upTo = Math.min(due, tokens.length)
    const flows = upTo === written || response.write(tokens.slice(written, upTo).map(textEvent).join(''))
    written = upTo
    if (interval > 0) await sleep(Math.max(0, start + written * interval - performance.now()))
    else if (!flows) await drained(response)
    else await new Promise(setImmediate)
  }
}

async function drained(response: ServerResponse) {
  const settled = new AbortController()
  const { signal } = settled
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  settled.abort()
}

function textEvent(content: string) {
  return chunk({ content })
}

function toolEvents({ name, arguments: args }: { name: string; arguments: string }) {
  const call = (more: object) => chunk({ tool_calls: [{ index: 0, ...more }] })
  const half = Math.ceil(args.length / 2)
  return (
    call({ id: `call_${name}_${Date.now()}`, type: 'function', function: { name, arguments: '' } }) +
    call({ function: { arguments: args.slice(0, half) } }) +
    call({ function: { arguments: args.slice(half) } })
  )
}

function ending(request: ChatRequest, reason: string, completionTokens: number) {
  const usage = {
    prompt_tokens: request.messages.length,
    completion_tokens: completionTokens,
    total_tokens: request.messages.length + completionTokens,
  }
  return chunk({}, reason) + (request.stream_options?.include_usage ? event({ ...envelope, choices: [], usage }) : '') + 'data: [DONE]\n\n'
}

const envelope = { id: 'chatcmpl-mock', object: 'chat.completion.chunk', created: 0, model: 'mock' }

function chunk(delta: object, reason: string | null = null) {
  return event({ ...envelope, choices: [{ index: 0, delta, finish_reason: reason }] })
}

function event(data: object) {
  return `data: ${JSON.stringify(data)}\n\n`
}
