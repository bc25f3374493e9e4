import { inspect } from 'node:util'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { normal } from '../../bench/mock/behaviour.ts'
import { type MockModel, startMockModel } from '../../bench/mock/server.ts'
import type { ModelConfig } from '../config.ts'
import type { AgentPart, AgentTurn, HistoryMessage } from './agent.ts'
import { ModelFailure } from './agent.ts'
import { createBrain } from './brain.ts'
import { MemoryService } from './memory.service.ts'
import { configuredModel, type Model } from './models.ts'

let server: MockModel
beforeAll(async () => void (server = await startMockModel()))
beforeEach(() => server.behave({ ...normal, tokens: 3 }))
afterAll(() => server.close())

const remembered: string[] = []
const log = { warn: vi.fn(), error: vi.fn() }

/** Keeps what it is told in memory; a real one is tested with its database. */
class FakeMemory extends MemoryService {
  constructor() {
    super(undefined as never)
  }
  override async remember(_tx: never, { content, userId }: { content: string; userId: string; sourceStepId: string }) {
    remembered.push(content)
    return { memory: { id: 'm1', userId, content, sourceStepId: null, createdAt: new Date('2026-03-03') }, isNew: true }
  }
  override async search() {
    return remembered.map((content) => ({ id: 'm1', content, sourceStepId: null, createdAt: new Date('2026-03-03') }))
  }
}

interface Options {
  model?: Model
  llm?: ModelConfig
  idleTimeoutMs?: number
  contextTokens?: number
  memory?: MemoryService
}

function brainWith({ model, llm, idleTimeoutMs = 5000, contextTokens = 32_000, memory = new FakeMemory() }: Options = {}) {
  const provider = llm ?? { provider: 'openai-compatible', baseUrl: server.url, model: 'mock' }
  const config = { llm: { ...provider, contextTokens, idleTimeoutMs } }
  return createBrain({ config, log }, { memory, searchPastChats: async () => [], model })
}

const builtIn = { llm: { provider: 'builtin' } } as const

function turn(text: string, more: Partial<AgentTurn> = {}): AgentTurn {
  return {
    agentType: 'private_brain',
    userId: 'u1',
    threadId: 't1',
    runId: 'r1',
    userStepId: 's1',
    history: [{ role: 'user', text, position: 0, stepId: 's1' }],
    summary: null,
    now: new Date('2026-11-21T13:05:00Z'),
    timezone: 'Europe/Berlin',
    signal: new AbortController().signal,
    once: (_tool, _args, change) => change(undefined as never),
    ...more,
  }
}

async function all(parts: AsyncIterable<AgentPart>) {
  const list: AgentPart[] = []
  for await (const part of parts) list.push(part)
  return list
}

const textOf = (parts: AgentPart[]) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
const typesOf = (parts: AgentPart[]) => parts.map(({ type }) => type)

function partsOf<T extends AgentPart['type']>(parts: AgentPart[], type: T) {
  return parts.filter((part): part is Extract<AgentPart, { type: T }> => part.type === type)
}

/** What was written before it failed, and how it failed. */
async function failing(parts: AsyncIterable<AgentPart>) {
  let text = ''
  try {
    for await (const part of parts) if (part.type === 'text') text += part.text
  } catch (error) {
    if (error instanceof ModelFailure) return { text, code: error.code, message: error.message, cause: error.cause }
    throw error
  }
  throw new Error(`It did not fail but wrote: ${text}`)
}

function modelOf(language: LanguageModelV4): Model {
  return { provider: 'mock', name: 'mock', isBuiltIn: false, contextTokens: 32_000, load: async () => language }
}

test('writes what the model writes, and counts it', async () => {
  const parts = await all(brainWith().answer(turn('Hello')))
  expect(typesOf(parts)).toEqual(['token-info', 'text', 'text', 'text', 'usage', 'token-info'])
  expect(textOf(parts)).toBe('tok0 tok1 tok2 ')
  expect(partsOf(parts, 'usage')).toEqual([{ type: 'usage', promptTokens: 2, completionTokens: 3 }])
  expect(parts.at(-1)).toMatchObject({ totalTokens: 5, messageCount: 2 })
})

test('tells the model who it is, what day it is and what was said before', async () => {
  await all(brainWith().answer(turn('Hello', { summary: 'They spoke of tulips.' })))
  const system = JSON.stringify(server.requests.at(-1)?.messages[0])
  expect(system).toContain('private assistant')
  expect(system).toMatch(/Saturday,? 21 November 2026 at 14:05 \(Europe\/Berlin\)/)
  expect(system).toContain('They spoke of tulips.')
})

test('calls a tool by an early id first, runs it once, then lets the model go on', async () => {
  const changes: unknown[] = []
  const once: AgentTurn['once'] = (tool, args, change) => {
    changes.push([tool, args])
    return change(undefined as never)
  }
  const parts = await all(brainWith().answer(turn('[[tool:remember {"content":"I like tea"}]]', { once })))
  expect(typesOf(parts).filter((type) => type.startsWith('tool'))).toEqual(['tool-early', 'tool-call', 'tool-result'])
  const [early] = partsOf(parts, 'tool-early')
  const [call] = partsOf(parts, 'tool-call')
  const [result] = partsOf(parts, 'tool-result')
  expect(early?.id).toBe(`early_${call?.id}`)
  expect(call).toMatchObject({ earlyId: early?.id, name: 'remember', displayName: 'Remembered', input: { content: 'I like tea' } })
  expect(result).toMatchObject({ id: call?.id, isError: false, output: { content: 'I like tea', isNew: true } })
  expect(changes).toEqual([['remember', { content: 'I like tea' }]])
  expect(textOf(parts)).toBe('tok0 tok1 tok2 ')
})

test('a tool that gets wrong input, or does not exist, answers with an error and the model goes on', async () => {
  for (const call of ['forget {"memoryId":"mine"}', 'launch_rocket {}']) {
    const parts = await all(brainWith().answer(turn(`[[tool:${call}]]`)))
    expect(partsOf(parts, 'tool-result')).toMatchObject([{ isError: true }])
    expect(textOf(parts)).toBe('tok0 tok1 tok2 ')
  }
})

test('why a tool broke stands in the log, and nowhere else', async () => {
  const once = () => Promise.reject(new Error('connection to 10.0.0.7 refused'))
  const parts = await all(brainWith().answer(turn('[[tool:remember {"content":"x"}]]', { once })))
  expect(partsOf(parts, 'tool-result')).toMatchObject([{ isError: true, output: 'This did not work.' }])
  expect(JSON.stringify(server.requests.at(-1))).not.toContain('10.0.0.7')
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ tool: 'remember', runId: 'r1' }), 'A tool failed')
})

test('a model that only ever calls tools has to write in the end', async () => {
  const call: LanguageModelV4StreamPart[] = [
    { type: 'tool-call', toolCallId: 'c1', toolName: 'current_time', input: '{}' },
    { type: 'finish', finishReason: { unified: 'tool-calls', raw: 'tool_calls' }, usage: noUsage },
  ]
  const language = new MockLanguageModelV4({
    doStream: async ({ toolChoice }) => ({
      stream: simulateReadableStream({ chunks: toolChoice?.type === 'none' ? saying('Done.') : call }),
    }),
  })
  const parts = await all(brainWith({ model: modelOf(language) }).answer(turn('Hello')))
  expect(partsOf(parts, 'tool-call')).toHaveLength(7)
  expect(textOf(parts)).toBe('Done.')
})

test('text after a tool call begins a paragraph of its own', async () => {
  const first: LanguageModelV4StreamPart[] = [
    ...saying('Let me look.').slice(0, -1),
    { type: 'tool-call', toolCallId: 'c1', toolName: 'current_time', input: '{}' },
    { type: 'finish', finishReason: { unified: 'tool-calls', raw: 'tool_calls' }, usage: noUsage },
  ]
  const steps = [first, saying('It is late.')]
  const language = new MockLanguageModelV4({ doStream: async () => ({ stream: simulateReadableStream({ chunks: steps.shift() ?? [] }) }) })
  expect(textOf(await all(brainWith({ model: modelOf(language) }).answer(turn('Hello'))))).toBe('Let me look.\n\nIt is late.')
})

test.each([
  ['[[mode:error]] [[status:401]]', 'model_rejected', /LLM_API_KEY/],
  ['[[mode:error]] [[status:404]]', 'model_rejected', /LLM_MODEL/],
  ['[[mode:error]] [[status:400]]', 'model_rejected', /refused/],
  ['[[mode:garbage]]', 'model_garbage', /cannot be read/],
])('says in plain words what %s means', async (text, code, message) => {
  const failure = await failing(brainWith().answer(turn(text)))
  expect(failure).toMatchObject({ text: '', code, message: expect.stringMatching(message) })
  expect(failure.cause).toBeDefined()
})

test('asks once more before it gives up on a model that is busy, broken or gone', async () => {
  const nobody: ModelConfig = { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1', model: 'mock' }
  const failures = await Promise.all([
    failing(brainWith().answer(turn('[[mode:error]] [[status:429]]'))),
    failing(brainWith().answer(turn('[[mode:error]] [[status:500]]'))),
    failing(brainWith({ llm: nobody }).answer(turn('Hello'))),
  ])
  expect(failures.map(({ code }) => code)).toEqual(['model_rate_limited', 'model_unavailable', 'model_unavailable'])
  const attempts = (status: number) => server.requests.filter((request) => JSON.stringify(request).includes(`[[status:${status}]]`)).length
  expect([attempts(429), attempts(500)]).toEqual([2, 2])
})

test('what the user wrote does not reach the log with the failure', async () => {
  const { cause } = await failing(brainWith().answer(turn('my secret [[mode:error]] [[status:400]]')))
  expect(inspect(cause, { depth: 9 })).toContain('The mock model broke')
  expect(inspect(cause, { depth: 9 })).not.toContain('my secret')
})

test.each([
  ['mid-error', 'model_unavailable'],
  ['mid-garbage', 'model_garbage'],
  ['close', 'model_closed_early'],
])('keeps what was written before %s and asks no second time', async (mode, code) => {
  const before = server.requests.length
  expect(await failing(brainWith().answer(turn(`[[mode:${mode}]] [[after:2]]`)))).toMatchObject({ text: 'tok0 tok1 ', code })
  expect(server.requests.length - before).toBe(1)
})

test('a stream that ends without an end is an answer broken off', async () => {
  const language = new MockLanguageModelV4({
    doStream: async () => ({ stream: simulateReadableStream({ chunks: saying('Half an').slice(0, -1) }) }),
  })
  expect(await failing(brainWith({ model: modelOf(language) }).answer(turn('Hello')))).toMatchObject({
    text: 'Half an',
    code: 'model_closed_early',
  })
})

test.each(['hang', 'mid-hang'])('gives up on a model in %s after the silence that is allowed, and closes the connection', async (mode) => {
  const brain = brainWith({ idleTimeoutMs: 80 })
  expect(await failing(brain.answer(turn(`[[mode:${mode}]] [[after:2]]`)))).toMatchObject({ code: 'model_timeout' })
  await vi.waitFor(() => expect(server.active).toBe(0))
})

test('a model that ignores the abort is left all the same', async () => {
  const language = new MockLanguageModelV4({ doStream: async () => ({ stream: new ReadableStream() }) })
  expect(await failing(brainWith({ model: modelOf(language), idleTimeoutMs: 80 }).answer(turn('Hello')))).toMatchObject({
    code: 'model_timeout',
  })
})

test('an empty answer is a failure', async () => {
  expect(await failing(brainWith().answer(turn('[[tokens:0]]')))).toMatchObject({ code: 'model_garbage' })
})

test('ends without a word when it is stopped, and closes the connection', async () => {
  const stopping = new AbortController()
  let text = ''
  for await (const part of brainWith().answer(turn('[[tokens:1000]] [[interval:5]]', { signal: stopping.signal }))) {
    if (part.type !== 'text') continue
    text += part.text
    stopping.abort()
  }
  expect(text).toMatch(/^tok0 /)
  expect(text).not.toContain('tok900')
  await vi.waitFor(() => expect(server.active).toBe(0))
})

test('a reader that leaves closes the connection too', async () => {
  for await (const part of brainWith().answer(turn('[[tokens:1000]] [[interval:5]]'))) if (part.type === 'text') break
  await vi.waitFor(() => expect(server.active).toBe(0))
})

function conversation(messages: number, characters: number): HistoryMessage[] {
  return Array.from({ length: messages }, (_, position) => ({
    role: position % 2 === 0 ? 'user' : 'assistant',
    text: `Message ${position}. ${'x'.repeat(characters)}`,
    position,
    stepId: `s${position}`,
  }))
}

test('summarizes what the window cannot hold, and answers from the summary and the newest messages', async () => {
  const history = conversation(21, 400)
  server.behave({ mode: 'echo' })
  const parts = await all(brainWith({ contextTokens: 2000 }).answer(turn('', { history, summary: 'They spoke of tulips.' })))
  expect(typesOf(parts).slice(0, 3)).toEqual(['compacting-started', 'compacting-completed', 'token-info'])
  const [completed] = partsOf(parts, 'compacting-completed')
  expect(completed?.summary).toContain('They spoke of tulips.')
  const kept = server.requests.at(-1)?.messages ?? []
  expect(kept[1]?.role).toBe('user')
  expect(kept[1]?.content).toContain(`Message ${(completed?.throughPosition ?? 0) + 1}.`)
  expect(kept.at(-1)?.content).toContain('Message 20.')
})

test('a model that cannot summarize is replaced by excerpts that say what they are', async () => {
  const history = conversation(21, 400)
  const language = new MockLanguageModelV4({
    doGenerate: async () => Promise.reject(new Error('no summaries today')),
    doStream: async () => ({ stream: simulateReadableStream({ chunks: saying('Hello.') }) }),
  })
  const parts = await all(brainWith({ model: { ...modelOf(language), contextTokens: 2000 } }).answer(turn('', { history })))
  expect(partsOf(parts, 'compacting-completed')[0]?.summary).toMatch(
    /^Excerpts of what the user wrote earlier, picked by a rule.*\n- Message/,
  )
  expect(textOf(parts)).toBe('Hello.')
})

test('a message that is longer than the window is refused in plain words', async () => {
  const failure = await failing(brainWith({ contextTokens: 1000 }).answer(turn('x'.repeat(5000))))
  expect(failure).toMatchObject({ code: 'model_rejected', message: expect.stringContaining('smaller parts') })
})

test('the twin says that it is not open yet', async () => {
  expect(textOf(await all(brainWith().answer(turn('Hello', { agentType: 'twin' }))))).toBe('This twin is not open yet.')
})

test('a title is one short line, never the Profile Pal’s, and none when the model fails', async () => {
  const suggest = (question: string) => brainWith().suggestTitle({ question, answer: 'Sure.' }, new AbortController().signal)
  server.behave({ tokens: 30 })
  const title = await suggest('Hello')
  expect(title).toMatch(/^tok0 tok1 .*…$/)
  expect(title?.length).toBeLessThanOrEqual(60)
  expect(await suggest('[[mode:error]]')).toBeNull()
  expect(await brainWith(builtIn).suggestTitle({ question: 'Hello', answer: 'Hi' }, new AbortController().signal)).toBeNull()
})

test('the built-in responder remembers with a real tool call, and quotes it when asked', async () => {
  remembered.length = 0
  const brain = brainWith(builtIn)
  expect(brain.model).toMatchObject({ provider: 'builtin', isBuiltIn: true })
  const told = await all(brain.answer(turn('Remember that my dog is called Rex')))
  expect(partsOf(told, 'tool-call')).toMatchObject([{ name: 'remember', input: { content: 'my dog is called Rex' } }])
  expect(textOf(told)).toBe('I will remember: “My dog is called Rex”')
  const asked = await all(brain.answer(turn('What is my dog’s name?')))
  expect(partsOf(asked, 'tool-result')).toMatchObject([{ isError: false, output: { memories: [{ toldOn: '2026-03-03' }] } }])
  expect(textOf(asked)).toBe('You told me on 3 March: “My dog is called Rex”')
  expect(partsOf(asked, 'text').length).toBeGreaterThan(5)
})

test('the built-in responder answers within a second, stops when told, and compacts by excerpts', async () => {
  const brain = brainWith({ ...builtIn, contextTokens: 2000 })
  const start = performance.now()
  expect(textOf(await all(brain.answer(turn('help'))))).toContain('LLM_BASE_URL')
  expect(performance.now() - start).toBeLessThan(1000)
  const stopped = turn('help', { signal: AbortSignal.abort() })
  expect(await all(brain.answer(stopped))).toEqual([])
  const parts = await all(brain.answer(turn('', { history: conversation(21, 400) })))
  expect(partsOf(parts, 'compacting-completed')[0]?.summary).toMatch(/^Excerpts/)
})

test('its model is named by the settings', () => {
  const limits = { contextTokens: 1000, idleTimeoutMs: 1000 }
  expect(configuredModel({ provider: 'anthropic', model: 'claude', apiKey: 'k', ...limits })).toMatchObject({
    provider: 'anthropic',
    name: 'claude',
    isBuiltIn: false,
    contextTokens: 1000,
  })
})

const noUsage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

function saying(text: string): LanguageModelV4StreamPart[] {
  return [
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta: text },
    { type: 'text-end', id: '0' },
    { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: noUsage },
  ]
}
