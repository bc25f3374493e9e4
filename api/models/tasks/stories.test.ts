import { MockLanguageModelV4 } from 'ai/test'
import { expect, test } from 'vitest'
import { mockServer, toModel, usage } from '../../testing/brains.ts'
import { ModelFailure } from '../failures.ts'

const { brainWith } = mockServer()
const signal = AbortSignal.timeout(10_000)
const stories = [
  { id: 'a', title: 'Move', content: 'I moved. I live in Lisbon now.' },
  { id: 'b', title: 'Cup', content: 'I won the cup.' },
]

function answering(text: string) {
  return new MockLanguageModelV4({
    doGenerate: async () => ({ content: [{ type: 'text', text }], finishReason: { unified: 'stop', raw: 'stop' }, usage, warnings: [] }),
  })
}

test('findings need a literal sentence from the story', async () => {
  const model = answering(
    JSON.stringify({
      findings: [
        { story: 1, field: 'location', value: 'Lisbon', sentence: 'I live in Lisbon now.' },
        { story: 1, field: 'title', value: 'Pilot', sentence: 'I am a pilot.' },
        { story: 2, field: 'location', value: 'Rome', sentence: 'I live in Lisbon now.' },
        { story: 9, field: 'skills', value: 'Chess', sentence: 'I won the cup.' },
      ],
    }),
  )
  expect(await brainWith({ model: toModel(model) }).proposeFromStories(stories, signal)).toEqual([
    { storyId: 'a', field: 'location', value: 'Lisbon', sentence: 'I live in Lisbon now.' },
  ])
  expect(JSON.stringify(model.doGenerateCalls[0]?.prompt)).toContain('Story 2: Cup')
})

test('reports an invalid list of findings', async () => {
  const brain = brainWith({ model: toModel(answering('I found that you live in Lisbon.')) })
  const failure = await brain.proposeFromStories(stories, signal).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ModelFailure)
  expect(failure).toMatchObject({ code: 'model_garbage' })
})

test('reads many stories in parts, and none without calling the model', async () => {
  const model = answering('{"findings": []}')
  const brain = brainWith({ model: toModel(model, 1000) })
  const long = Array.from({ length: 4 }, (_, index) => ({ id: `${index}`, title: 'Long', content: 'word '.repeat(300) }))
  await brain.proposeFromStories(long, signal)
  expect(model.doGenerateCalls.length).toBe(4)
  await brain.proposeFromStories([], signal)
  expect(model.doGenerateCalls.length).toBe(4)
})
