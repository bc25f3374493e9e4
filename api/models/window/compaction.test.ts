import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { expect, test } from 'vitest'
import { collectExcerpts, summarize } from './compaction.ts'
import {
  collectParts,
  conversation,
  createFinish,
  catchFailure,
  mockServer,
  toModel,
  pickParts,
  createTextParts,
  joinText,
  turn,
  usage,
} from '../../testing/brains.ts'

const { server, brainWith } = mockServer()

test('summarizes old messages when the context window is full', async () => {
  const history = conversation(21, 400)
  server().behave({ mode: 'echo' })
  const parts = await collectParts(brainWith({ contextTokens: 2000 }).answer(turn('', { history, summary: 'They spoke of tulips.' })))
  expect(parts.map(({ type }) => type).slice(0, 3)).toEqual(['compacting-started', 'compacting-completed', 'token-info'])
  const [completed] = pickParts(parts, 'compacting-completed')
  expect(completed?.summary).toContain('They spoke of tulips.')
  const kept = server().requests.at(-1)?.messages ?? []
  expect(kept[1]?.role).toBe('user')
  expect(kept[1]?.content).toContain(`Message ${(completed?.throughPosition ?? 0) + 1}.`)
  expect(kept.at(-1)?.content).toContain('Message 20.')
})

test('falls back to marked excerpts when summarizing fails', async () => {
  const history = conversation(21, 400)
  const language = new MockLanguageModelV4({
    doGenerate: async () => Promise.reject(new Error('no summaries today')),
    doStream: async () => ({ stream: simulateReadableStream({ chunks: [...createTextParts('Hello.'), createFinish()] }) }),
  })
  const parts = await collectParts(brainWith({ model: toModel(language, 2000) }).answer(turn('', { history })))
  expect(pickParts(parts, 'compacting-completed')[0]?.summary).toMatch(
    /^Excerpts of what the user wrote earlier, picked by a rule.*\n- Message/,
  )
  expect(joinText(parts)).toBe('Hello.')
})

test('refuses a message longer than the context window', async () => {
  const failure = await catchFailure(brainWith({ contextTokens: 1000 }).answer(turn('x'.repeat(5000))))
  expect(failure).toMatchObject({ code: 'model_message_too_long', message: expect.stringContaining('smaller parts') })
})

test('summarizes long input piece by piece', async () => {
  const language = new MockLanguageModelV4({
    doGenerate: async ({ prompt }) => {
      const asked = JSON.stringify(prompt)
      const notes = [...asked.matchAll(/Message (\d+)\.|kept (\d+)/g)].map(([, said, kept]) => Number(said ?? kept))
      const text = `kept ${Math.max(...notes)}`
      return { content: [{ type: 'text', text }], finishReason: { unified: 'stop', raw: 'stop' }, usage, warnings: [] }
    },
  })
  const older = conversation(20, 400)
  const summary = await summarize(language, { previous: null, older, window: 2000, signal: new AbortController().signal })
  expect(summary).toBe('kept 19')
  expect(language.doGenerateCalls.length).toBeGreaterThan(1)
})

test('repeated excerpts stay short by dropping the oldest', () => {
  let summary: string | null = null
  for (let round = 0; round < 5; round++) summary = collectExcerpts(summary, conversation(40, 10), 2000)
  expect(summary).toMatch(/^Excerpts[^\n]*\n- Message/)
  expect(summary?.match(/Excerpts/g)).toHaveLength(1)
  expect(summary?.length).toBeLessThan(1000)
})
