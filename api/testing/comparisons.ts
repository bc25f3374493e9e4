import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, vi } from 'vitest'
import { testApp } from './app.ts'
import type { Client } from './client.ts'
import { type Provider, startProvider } from './modelProvider.ts'
import { createPerson } from './people.ts'
import { getHistory, json } from './threadSteps.ts'

/** At file level: a server with the connected models red and blue. */
export async function openTwoModels() {
  const app = await testApp({ LLM_BASE_URL: '', LLM_MODEL: '' })
  const operator = (await createPerson(app)).client
  const [red, blue]: [Provider, Provider] = [await startProvider(), await startProvider()]
  afterAll(() => Promise.all([red.close(), blue.close()]))
  const ids = { red: await connect(operator, red, 'red'), blue: await connect(operator, blue, 'blue') }

  beforeEach(() => {
    Object.assign(red, { requests: [], handle: null, answer: 'From red.' })
    Object.assign(blue, { requests: [], handle: null, answer: 'From blue.' })
  })

  async function connectGone(): Promise<string> {
    const provider = await startProvider()
    const id = await connect(operator, provider, 'gone')
    await provider.close()
    return id
  }

  async function compare(client: Client, more: object = {}) {
    const body = JSON.stringify({ input: 'Which color?', model_id: ids.red, compared_model_id: ids.blue, ...more })
    for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) {
      const { run } = JSON.parse(data || '{}') as { run?: { id: string; thread_id: string } }
      if (run) return { runId: run.id, threadId: run.thread_id }
    }
    throw new Error('There was no run.')
  }

  const aLimitedToken = async (owner: Client): Promise<Client> => {
    const { body } = await owner.rest<{ secret: string }>('POST', '/api/v1/account/access-tokens', { name: 'Script', messages_per_day: 3 })
    return app.anyone({ authorization: `Bearer ${body.secret}` })
  }

  return { app, red, blue, ids, compare, connectGone, aLimitedToken }
}

async function connect(operator: Client, provider: Provider, model: string): Promise<string> {
  provider.models = [{ id: model }]
  const connection = { preset: 'openai_compatible', base_url: provider.url, model }
  const { body } = await operator.rest<{ models: { id: string }[] }>('POST', '/api/v1/operator/models/connections', connection)
  const id = body.models[0]?.id ?? ''
  await operator.rest('PATCH', `/api/v1/operator/models/${id}`, { is_available: true })
  return id
}

/** Sends part of an answer, and the rest on request. */
export function hold(provider: Provider): () => void {
  const held: ServerResponse[] = []
  const chunk = (content: string, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`
  provider.handle = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(chunk('Half '))
    held.push(response)
  }
  return () => {
    provider.handle = null
    for (const response of held) response.end(`${chunk('done.', 'stop')}data: [DONE]\n\n`)
  }
}

export const waitForRequest = (provider: Provider) => vi.waitFor(() => expect(provider.requests).not.toEqual([]))

export interface Compared {
  status: string
  answers: {
    model: { name: string }
    step: { id: string; output: string; status: string; metadata: { agent_model?: string; unavailable_model?: string } } | null
    is_shown: boolean
    error: { code: string } | null
  }[]
}

export const read = async (client: Client, threadId: string) =>
  (await client.rest<{ comparison: Compared | null }>('GET', `/api/v1/chat/threads/${threadId}/comparison`)).body.comparison
export const waitForStatus = (client: Client, threadId: string, status: string) =>
  vi.waitFor(
    async () => {
      const comparison = await read(client, threadId)
      expect(comparison?.status).toBe(status)
      return comparison as Compared
    },
    { timeout: 10_000, interval: 20 },
  )
export const listTexts = (comparison: Compared | null) => comparison?.answers.map(({ step }) => step?.output ?? null)

export const readComparison = async (client: Client, threadId: string) =>
  (await getHistory(client, threadId)).steps.map(({ input, output }) => input || output)
export const stop = (client: Client, runId: string) => client.rest('POST', `/api/v1/chat/runs/${runId}/stop`)
export const send = (client: Client, threadId: string, input: string) =>
  client.rest('POST', '/api/v1/chat/stream', { input, thread_id: threadId })
