import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { MockLanguageModelV4 } from 'ai/test'
import { expect, test, vi } from 'vitest'
import type { ModelConfig } from '../config.ts'
import {
  collectParts,
  catchFailure,
  log,
  mockServer,
  toModel,
  pickParts,
  createTextParts,
  createScriptedModel,
  turn,
} from '../testing/brains.ts'

const { server, brainWith } = mockServer()

test('logs a tool’s error and shows it nowhere else', async () => {
  const once = () => Promise.reject(new Error('connection to 10.0.0.7 refused'))
  const parts = await collectParts(brainWith().answer(turn('[[tool:remember {"content":"x"}]]', { once })))
  expect(pickParts(parts, 'tool-result')).toMatchObject([{ isError: true, output: 'This did not work.' }])
  expect(JSON.stringify(server().requests.at(-1))).not.toContain('10.0.0.7')
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ tool: 'remember', runId: 'r1' }), 'A tool failed')
})

test.each([
  ['[[mode:error]] [[status:401]]', 'model_key_rejected', /rejected the API key/],
  ['[[mode:error]] [[status:404]]', 'model_unknown', /doesn’t have this model/],
  ['[[mode:error]] [[status:400]]', 'model_rejected', /refused/],
  ['[[mode:garbage]]', 'model_garbage', /unreadable answer/],
])('explains %s in plain words', async (text, code, message) => {
  const failure = await catchFailure(brainWith().answer(turn(text)))
  expect(failure).toMatchObject({ text: '', code, message: expect.stringMatching(message) })
  expect(failure.cause).toBeDefined()
})

test('reports an HTML response as unreadable and logs its URL', async () => {
  const page = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Sign in to the proxy</h1>'))
  await once(page.listen(0, '127.0.0.1'), 'listening')
  const baseUrl = `http://127.0.0.1:${(page.address() as AddressInfo).port}/v1`
  const failure = await catchFailure(brainWith({ llm: { provider: 'openai-compatible', baseUrl, model: 'x' } }).answer(turn('Hello')))
  page.close()
  expect(failure).toMatchObject({ text: '', code: 'model_garbage' })
  expect(inspect(failure.cause)).toContain(`${baseUrl}/chat/completions`)
})

test('retries a busy, broken or missing model once', async () => {
  const unreachable: ModelConfig = { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1', model: 'mock' }
  const failures = await Promise.all([
    catchFailure(brainWith().answer(turn('[[mode:error]] [[status:429]]'))),
    catchFailure(brainWith().answer(turn('[[mode:error]] [[status:500]]'))),
    catchFailure(brainWith({ llm: unreachable }).answer(turn('Hello'))),
  ])
  expect(failures.map(({ code }) => code)).toEqual(['model_rate_limited', 'model_unavailable', 'model_unavailable'])
  const attempts = (status: number) =>
    server().requests.filter((request) => JSON.stringify(request).includes(`[[status:${status}]]`)).length
  expect([attempts(429), attempts(500)]).toEqual([2, 2])
})

test('logs failures without user content', async () => {
  const { cause } = await catchFailure(brainWith().answer(turn('my secret [[mode:error]] [[status:400]]')))
  expect(inspect(cause, { depth: 9 })).toContain('The mock model broke')
  expect(inspect(cause, { depth: 9 })).not.toContain('my secret')
})

test.each([
  ['mid-error', 'model_closed_early'],
  ['mid-garbage', 'model_garbage'],
  ['close', 'model_closed_early'],
])('keeps the text before %s and does not retry', async (mode, code) => {
  const before = server().requests.length
  expect(await catchFailure(brainWith().answer(turn(`[[mode:${mode}]] [[after:2]]`)))).toMatchObject({ text: 'tok0 tok1 ', code })
  expect(server().requests.length - before).toBe(1)
})

test('a stream without a finish is interrupted', async () => {
  const brain = brainWith({ model: toModel(createScriptedModel(createTextParts('Half an'))) })
  expect(await catchFailure(brain.answer(turn('Hello')))).toMatchObject({ text: 'Half an', code: 'model_closed_early' })
})

test.each(['hang', 'mid-hang'])('times out a silent model in %s and closes the connection', async (mode) => {
  const brain = brainWith({ idleTimeoutMs: 80 })
  expect(await catchFailure(brain.answer(turn(`[[mode:${mode}]] [[after:2]]`)))).toMatchObject({ code: 'model_timeout' })
  await vi.waitFor(() => expect(server().active).toBe(0))
})

test('leaves a model that ignores the abort', async () => {
  const language = new MockLanguageModelV4({ doStream: async () => ({ stream: new ReadableStream() }) })
  expect(await catchFailure(brainWith({ model: toModel(language), idleTimeoutMs: 80 }).answer(turn('Hello')))).toMatchObject({
    code: 'model_timeout',
  })
})

test('an empty answer is a failure', async () => {
  expect(await catchFailure(brainWith().answer(turn('[[tokens:0]]')))).toMatchObject({ code: 'model_empty' })
})

test('ends silently when stopped and closes the connection', async () => {
  const stopping = new AbortController()
  let text = ''
  for await (const part of brainWith().answer(turn('[[tokens:1000]] [[interval:5]]', { signal: stopping.signal }))) {
    if (part.type !== 'text') continue
    text += part.text
    stopping.abort()
  }
  expect(text).toMatch(/^tok0 /)
  expect(text).not.toContain('tok900')
  await vi.waitFor(() => expect(server().active).toBe(0))
})

test('closes the connection when the reader leaves', async () => {
  for await (const part of brainWith().answer(turn('[[tokens:1000]] [[interval:5]]'))) if (part.type === 'text') break
  await vi.waitFor(() => expect(server().active).toBe(0))
})
