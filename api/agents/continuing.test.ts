import { expect, test } from 'vitest'
import type { ModelPart } from '../models/streaming.ts'
import { skipKept } from './continuing.ts'

async function skip(kept: { text: string; toolCalls?: unknown[] }, parts: ModelPart[]): Promise<ModelPart[]> {
  async function* written() {
    yield* parts
  }
  const added: ModelPart[] = []
  for await (const part of skipKept(written(), { toolCalls: [], ...kept })) added.push(part)
  return added
}

const say = (...words: string[]) => words.map((text) => ({ type: 'text', text }) as const)

test.each([
  ['ends between words', 'One two ', ['three ', 'four']],
  ['ends in the middle of a word', 'One tw', ['o ', 'three ', 'four']],
  ['is complete', 'One two three four', []],
  ['belongs to a different answer', 'Uno due', []],
])('adds to the kept text only what is missing when it %s', async (_, text, added) => {
  expect(await skip({ text }, say('One ', 'two ', 'three ', 'four'))).toEqual(say(...added))
})

test('leaves out the tool calls that were kept', async () => {
  const call = (id: string): ModelPart[] => [
    { type: 'tool-early', id: `early_${id}`, name: 'remember', displayName: 'Remembering' },
    { type: 'tool-call', id, earlyId: `early_${id}`, name: 'remember', displayName: 'Remembering', input: {} },
    { type: 'tool-result', id, displayName: 'Remembered', output: null, isError: false, durationMs: 1 },
  ]
  const parts = [...call('first'), ...say('One '), ...call('second'), ...say('two')]
  expect(await skip({ text: 'One ', toolCalls: [{}] }, parts)).toEqual([...call('second'), ...say('two')])
})
