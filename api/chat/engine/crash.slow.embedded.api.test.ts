import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MockModel, startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { pickBySize } from '../../../scripts/testing/proof.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'

const tokens = 120
const kills = pickBySize(10, 1)
const wholeAnswer = Array.from({ length: tokens }, (_, index) => `tok${index} `).join('')

let model: MockModel
let folder: string
let product: Product

beforeAll(async () => {
  model = await startMockModel({ tokens, interval: 4 })
  folder = await mkdtemp(join(tmpdir(), 'twain-crash-'))
})

afterAll(async () => {
  await product.stop()
  await model.close()
  await rm(folder, { recursive: true, force: true })
})

test('a server killed repeatedly during an answer loses nothing and leaves no run stuck', { timeout: 240_000 }, async () => {
  product = await boot()
  const { token } = (await call('POST', '/auth/register', {
    email: 'kill@example.org',
    password: 'a long enough one',
    username: 'kill',
  })) as { token: string }
  const { id } = (await call('POST', '/chat/threads', {}, token)) as { id: string }

  for (let round = 0; round < kills; round += 1) {
    const message = `Question ${round}`
    const sent = await stream(token, { thread_id: id, input: message, client_id: `send-${round}` })
    await readUntil(sent, (_event, text) => text.length >= (round + 1) * 70)
    await product.stop('SIGKILL')

    product = await boot()
    const { text } = await readUntil(await stream(token, { thread_id: id }), () => false)
    const { steps } = (await call('GET', `/chat/threads/${id}/history?limit=2`, undefined, token)) as { steps: HistoryStep[] }
    expect(text).toBe(wholeAnswer)
    expect(steps.map(({ step_type, status, input, output }) => ({ step_type, status, said: input || output }))).toEqual([
      { step_type: 'USER_MESSAGE', status: 'sent', said: message },
      { step_type: 'ASSISTANT_MESSAGE', status: 'completed', said: wholeAnswer },
    ])
  }

  const { count } = (await call('GET', `/chat/threads/${id}/count`, undefined, token)) as { count: number }
  expect(count).toBe(2 * kills)
})

test('a server killed while it continues an answer keeps the text once', { timeout: 120_000 }, async () => {
  const { token } = (await call('POST', '/auth/register', {
    email: 'continue@example.org',
    password: 'a long enough one',
    username: 'continue',
  })) as { token: string }
  const { id } = (await call('POST', '/chat/threads', {}, token)) as { id: string }
  let runId = ''
  await readUntil(await stream(token, { thread_id: id, input: 'Question' }), ({ run }, text) => {
    runId = run?.id ?? runId
    return text.length > 70
  })
  await call('POST', `/chat/runs/${runId}/stop`, {}, token)
  await readUntil(await stream(token, { thread_id: id }), () => false)
  const last = async () =>
    ((await call('GET', `/chat/threads/${id}/history?limit=1`, undefined, token)) as { steps: HistoryStep[] }).steps[0]
  const kept = await last()
  await call('POST', `/chat/steps/${kept?.id}/continue`, {}, token)
  await readUntil(await stream(token, { thread_id: id }), (_event, text) => text.length > (kept?.output.length ?? 0) + 70)
  await product.stop('SIGKILL')

  product = await boot()
  const { text } = await readUntil(await stream(token, { thread_id: id }), () => false)
  expect(text).toBe(`${kept?.output}${wholeAnswer}`)
  expect(await last()).toMatchObject({ id: kept?.id, status: 'completed', output: text })
})

test('a question waits through a kill and is answered once', { timeout: 120_000 }, async () => {
  const { token } = (await call('POST', '/auth/register', {
    email: 'question@example.org',
    password: 'a long enough one',
    username: 'question',
  })) as { token: string }
  const { id } = (await call('POST', '/chat/threads', {}, token)) as { id: string }
  const input = `Plan it [[tool:ask_user ${JSON.stringify({ question: 'Which day?', choices: ['Friday', 'Sunday'] })}]]`
  await readUntil(await stream(token, { thread_id: id, input }), () => false)
  await product.stop('SIGKILL')

  product = await boot()
  const history = async () => ((await call('GET', `/chat/threads/${id}/history`, undefined, token)) as { steps: HistoryStep[] }).steps
  const asking = (await history())[1]
  expect(asking).toMatchObject({ status: 'completed', question: { status: 'open', choices: ['Friday', 'Sunday'] } })
  const answerIt = () => call('POST', `/chat/steps/${asking?.id}/answer`, { choices: ['Friday'] }, token)
  const run = (await answerIt()) as { id: string }
  await product.stop('SIGKILL')

  product = await boot()
  expect(await answerIt()).toMatchObject({ id: run.id })
  const { text } = await readUntil(await stream(token, { thread_id: id }), () => false)
  expect(text).toBe(wholeAnswer)
  expect(await history()).toMatchObject([
    { input },
    { question: { status: 'answered', chosen: ['Friday'] } },
    { input: 'Friday' },
    { output: wholeAnswer },
  ])
})

test('a server killed during an answer sends the queued messages once', { timeout: 120_000 }, async () => {
  const { token } = (await call('POST', '/auth/register', {
    email: 'queue@example.org',
    password: 'a long enough one',
    username: 'queue',
  })) as { token: string }
  const { id } = (await call('POST', '/chat/threads', {}, token)) as { id: string }
  const messages = ['Question', 'Queued first', 'Queued second']
  await readUntil(await stream(token, { thread_id: id, input: 'Question' }), (_event, text) => text.length > 70)
  for (const input of messages.slice(1)) await call('POST', `/chat/threads/${id}/queue`, { input }, token)
  await product.stop('SIGKILL')

  product = await boot()
  const history = async () => ((await call('GET', `/chat/threads/${id}/history`, undefined, token)) as { steps: HistoryStep[] }).steps
  const isOver = async () => {
    const steps = await history()
    expect(steps).toHaveLength(6)
    expect(steps.at(-1)?.status).toBe('completed')
  }
  // The second kill comes while a queued message is being answered.
  await vi.waitFor(async () => expect(await history()).toHaveLength(4), { timeout: 20_000, interval: 20 })
  await product.stop('SIGKILL')
  product = await boot()
  await vi.waitFor(isOver, { timeout: 20_000, interval: 50 })
  const said = (await history()).map(({ input, output }) => input || output)
  expect(said).toEqual(messages.flatMap((input) => [input, wholeAnswer]))
  expect(await call('GET', `/chat/threads/${id}/queue`, undefined, token)).toEqual({ queued_messages: [] })
})

test('a server killed during both answers of a comparison writes each once', { timeout: 120_000 }, async () => {
  const { token } = (await call('POST', '/auth/login', { email: 'kill@example.org', password: 'a long enough one' })) as { token: string }
  const connection = { preset: 'openai_compatible', base_url: model.url, model: 'mock' }
  const { models } = (await call('POST', '/operator/models/connections', connection, token)) as { models: { id: string }[] }
  await call('PATCH', `/operator/models/${models[0]?.id}`, { is_available: true }, token)
  const { id } = (await call('POST', '/chat/threads', {}, token)) as { id: string }
  const response = await fetch(`${product.url}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ thread_id: id, input: 'Compare', compared_model_id: models[0]?.id }),
  })
  await response.body?.getReader().read()
  await product.stop('SIGKILL')

  product = await boot()
  const read = async () => {
    const { comparison } = (await call('GET', `/chat/threads/${id}/comparison`, undefined, token)) as { comparison: Compared | null }
    return { status: comparison?.status, texts: comparison?.answers.map(({ step }) => step?.output ?? null) }
  }
  // The second kill comes while the second answer is written.
  await vi.waitFor(async () => expect((await read()).texts?.[1]).toMatch(/tok/), { timeout: 20_000, interval: 20 })
  await product.stop('SIGKILL')
  product = await boot()
  const isOver = async () => expect(await read()).toEqual({ status: 'open', texts: [wholeAnswer, wholeAnswer] })
  await vi.waitFor(isOver, { timeout: 20_000, interval: 50 })
  const { steps } = (await call('GET', `/chat/threads/${id}/history`, undefined, token)) as { steps: HistoryStep[] }
  expect(steps.map(({ input, output }) => input || output)).toEqual(['Compare', wholeAnswer])
})

interface Compared {
  status: string
  answers: { step: { output: string } | null }[]
}

interface HistoryStep {
  id: string
  step_type: string
  status: string
  input: string
  output: string
}

interface StreamEvent {
  type: string
  run?: { id: string }
  delta?: string
  snapshot?: { text: string }
}

function boot() {
  return startProduct({
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    DATA_DIR: folder,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'mock',
    LOG_LEVEL: 'error',
  })
}

async function call(method: string, path: string, body?: object, token?: string): Promise<unknown> {
  const response = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function stream(token: string, query: Record<string, string>) {
  const response = await fetch(`${product.url}/api/v1/chat/stream?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  })
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}: ${await response.text()}`)
  return response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
}

async function readUntil(events: Awaited<ReturnType<typeof stream>>, isEnough: (event: StreamEvent, text: string) => boolean) {
  let text = ''
  for await (const { data } of events) {
    const event = JSON.parse(data) as StreamEvent
    if (event.type === 'snapshot') text = event.snapshot?.text ?? ''
    if (event.type === 'restarted') text = ''
    if (event.type === 'delta') text += event.delta ?? ''
    if (isEnough(event, text)) break
  }
  return { text }
}
