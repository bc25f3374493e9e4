import { randomUUID } from 'node:crypto'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import { createWebOperation } from '../scripts/webOperation.ts'
import type { Person } from './person.ts'
import { readStream, type StreamTimes } from './sse.ts'

export function readModel(modelUrl: string, message: string): Promise<StreamTimes> {
  return readStream({
    url: `${modelUrl}/chat/completions`,
    method: 'POST',
    body: { model: 'mock', stream: true, messages: [{ role: 'user', content: message }] },
    getText: (data) => (data === '[DONE]' ? '' : ((JSON.parse(data) as ModelChunk).choices[0]?.delta.content ?? '')),
  })
}

export async function readWithSdk(modelUrl: string, message: string): Promise<StreamTimes> {
  const start = performance.now()
  const provider = createOpenAICompatible({ name: 'mock', baseURL: modelUrl, includeUsage: true })
  const { stream } = streamText({ model: provider('mock'), prompt: message })
  let firstToken = Number.NaN
  let text = ''
  for await (const part of stream) {
    if (part.type !== 'text-delta') continue
    if (text === '') firstToken = performance.now() - start
    text += part.text
  }
  return { firstToken, text }
}

export function readOverRest({ url, headers }: Person, threadId: string, message: string): Promise<StreamTimes> {
  return readStream({
    url: `${url}/api/v1/chat/stream?${new URLSearchParams({ thread_id: threadId, input: message })}`,
    headers,
    getText: (data) => {
      const event = JSON.parse(data) as { type: string; delta?: string }
      return event.type === 'delta' ? (event.delta ?? '') : ''
    },
  })
}

export async function readOverGraphql(person: Person, threadId: string, message: string): Promise<StreamTimes> {
  const id = Buffer.from(`Thread:${threadId}`).toString('base64')
  const clientMessageId = randomUUID()
  const input = { threadId: id, text: message, clientMessageId }
  const [follow, send] = await Promise.all([
    createWebOperation('chatStreamSubscription', { threadId: id, clientMessageId }),
    createWebOperation('useSendMessageMutation', { input }),
  ])
  const start = performance.now()
  const graphql = { url: `${person.url}/graphql`, method: 'POST', headers: person.headers } as const
  const sent = readStream({ ...graphql, headers: { ...person.headers, accept: 'application/json' }, body: send, getText: () => '' })
  const getText = (data: string) => {
    const event = (JSON.parse(data) as { data?: { chatStream: { text?: string; delta?: string } } }).data?.chatStream
    return event?.delta ?? event?.text ?? ''
  }
  const [times] = await Promise.all([readStream({ ...graphql, body: follow, start, getText }), sent])
  return times
}

interface ModelChunk {
  choices: { delta: { content?: string } }[]
}
