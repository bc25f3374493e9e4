import { MockLanguageModelV4 } from 'ai/test'
import { expect, test } from 'vitest'
import { mockServer, toModel, usage } from '../../testing/brains.ts'

const { brainWith } = mockServer()
const signal = AbortSignal.timeout(10_000)
const text = 'Inês Duarte edits books\nin Lisbon.\nInterests: old maps'

function answering(answer: string) {
  return new MockLanguageModelV4({
    doGenerate: async () => ({
      content: [{ type: 'text', text: answer }],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage,
      warnings: [],
    }),
  })
}

test('findings need a literal sentence from the text, across line breaks', async () => {
  const model = answering(
    JSON.stringify({
      findings: [
        { field: 'location', value: 'Lisbon', sentence: 'Inês Duarte edits books in Lisbon.' },
        { field: 'skills', value: 'Chess', sentence: 'She plays chess.' },
      ],
    }),
  )
  expect(await brainWith({ model: toModel(model) }).readProfileText(text, signal)).toEqual([
    { field: 'location', value: 'Lisbon', evidence: 'Inês Duarte edits books in Lisbon.' },
  ])
})

test('falls back to rules if the model answers with something else', async () => {
  const found = await brainWith({ model: toModel(answering('She lives in Lisbon.')) }).readProfileText(text, signal)
  expect(found).toContainEqual({ field: 'interests', value: 'Old maps', evidence: 'old maps' })
})
