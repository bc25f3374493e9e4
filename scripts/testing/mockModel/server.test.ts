import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { isStepCount, streamText, tool } from 'ai'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { normal } from './behavior.ts'
import { type MockModel, startMockModel } from './server.ts'

let model: MockModel
beforeAll(async () => void (model = await startMockModel()))
beforeEach(() => model.behave({ ...normal, tokens: 4 }))
afterAll(() => model.close())

function ask(content: string, init: { stream?: boolean; signal?: AbortSignal } = {}) {
  const { stream = true, signal } = init
  const body = JSON.stringify({ model: 'mock', stream, messages: [{ role: 'user', content }] })
  return fetch(`${model.url}/chat/completions`, { method: 'POST', body, signal })
}

function answer(prompt: string) {
  const provider = createOpenAICompatible({ name: 'mock', baseURL: model.url, includeUsage: true })
  const remember = tool({ inputSchema: z.object({ text: z.string() }), execute: ({ text }) => `kept ${text}` })
  return streamText({ model: provider('mock'), prompt, tools: { remember }, stopWhen: isStepCount(5), maxRetries: 0, onError: () => {} })
}

test('streams numbered tokens and usage', async () => {
  const result = answer('hello')
  expect(await result.text).toBe('tok0 tok1 tok2 tok3 ')
  expect((await result.usage).outputTokens).toBe(4)
})

test('answers without streaming', async () => {
  const response = await ask('hello [[tokens:2]]', { stream: false })
  expect(await response.json()).toMatchObject({ choices: [{ message: { content: 'tok0 tok1 ' } }] })
})

test('keeps the token interval', async () => {
  const start = performance.now()
  await (await ask('hello [[tokens:11]] [[interval:10]]')).text()
  expect(performance.now() - start).toBeGreaterThan(99)
})

test('echoes the prompt without its markers', async () => {
  expect(await answer('Good morning, mock [[mode:echo]]').text).toBe('Good morning, mock')
})

test('calls a tool, then answers', async () => {
  const result = answer('hello [[tool:remember {"text":"tea"}]]')
  const steps = await result.steps
  expect(steps[0]?.toolResults).toMatchObject([{ toolName: 'remember', input: { text: 'tea' }, output: 'kept tea' }])
  expect(await result.text).toBe('tok0 tok1 tok2 tok3 ')
})

test.each([401, 429, 500])('refuses with %i', async (status) => {
  const response = await ask(`[[mode:error]] [[status:${status}]]`)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code: String(status) } })
})

test.each(['mid-error', 'mid-garbage'])('breaks off with %s', async (mode) => {
  const parts: string[] = []
  for await (const { type } of answer(`[[mode:${mode}]] [[after:2]]`).stream) parts.push(type)
  expect(parts.filter((type) => type === 'text-delta')).toHaveLength(2)
  expect(parts).toContain('error')
})

test('closes the stream early', async () => {
  const response = await ask('[[mode:close]] [[after:2]]')
  await expect(response.text()).rejects.toThrow('terminated')
})

test('sends an invalid event stream', async () => {
  const text = await (await ask('[[mode:garbage]]')).text()
  expect(text).not.toContain('[DONE]')
})

test.each(['hang', 'mid-hang'])('hangs with %s until the client disconnects', async (mode) => {
  const reader = new AbortController()
  const reading = ask(`[[mode:${mode}]]`, { signal: reader.signal }).then((response) => response.text())
  const failure = reading.catch(String)
  await vi.waitFor(() => expect(model.active).toBe(1))
  reader.abort()
  expect(await failure).toContain('aborted')
  await vi.waitFor(() => expect(model.active).toBe(0))
})

test('uses a matching reply', async () => {
  model.behave({ replies: [{ to: 'tide', text: 'High at **six**.\n\n- Low at noon.' }] })
  expect(await answer('When is the tide?').text).toBe('High at **six**.\n\n- Low at noon.')
  expect(await answer('Something else [[tokens:2]]').text).toBe('tok0 tok1 ')
  model.behave({ replies: [] })
})

test('changes its behavior at runtime and records requests', async () => {
  model.behave({ mode: 'echo' })
  expect(await answer('again').text).toBe('again')
  expect(model.requests.at(-1)?.messages.at(-1)?.role).toBe('user')
})
