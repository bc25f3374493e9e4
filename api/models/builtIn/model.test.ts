import { expect, test } from 'vitest'
import { collectParts, conversation, mockServer, pickParts, joinText, turn } from '../../testing/brains.ts'

const { brainWith } = mockServer()
const builtIn = { llm: { provider: 'builtin' } } as const

test('the built-in responder stores a memory by tool call and quotes it', async () => {
  const brain = brainWith(builtIn)
  expect(await brain.chooseModel({ threadId: 't1', userId: 'u1', twinOwnerId: null, modelId: null, modelName: null })).toMatchObject({
    model: { provider: 'builtin', isBuiltIn: true },
  })
  const told = await collectParts(brain.answer(turn('Remember that my dog is called Rex')))
  expect(pickParts(told, 'tool-call')).toMatchObject([{ name: 'remember', input: { content: 'my dog is called Rex' } }])
  expect(joinText(told)).toBe('I’ll remember: “My dog is called Rex”')
  const asked = await collectParts(brain.answer(turn('What is my dog’s name?')))
  expect(pickParts(asked, 'tool-result')).toMatchObject([{ isError: false, output: { memories: [{ createdOn: '2026-03-03' }] } }])
  expect(joinText(asked)).toBe('You told me on 3 March: “My dog is called Rex” [1]')
  expect(pickParts(asked, 'text').length).toBeGreaterThan(5)
})

test('the built-in responder answers without a model, can be stopped, compacts by excerpts and invents no title', async () => {
  const brain = brainWith({ ...builtIn, contextTokens: 2000 })
  expect(joinText(await collectParts(brain.answer(turn('help'))))).toContain('not a language model')
  expect(await brain.suggestTitle({ question: 'Hello', answer: 'Hi' }, new AbortController().signal)).toBeNull()
  const stopped = turn('help', { signal: AbortSignal.abort() })
  expect(await collectParts(brain.answer(stopped))).toEqual([])
  const parts = await collectParts(brain.answer(turn('', { history: conversation(21, 400) })))
  expect(pickParts(parts, 'compacting-completed')[0]?.summary).toMatch(/^Excerpts/)
})
