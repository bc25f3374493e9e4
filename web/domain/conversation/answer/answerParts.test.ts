import { expect, test } from 'vitest'
import { answerParts } from './answerParts.ts'

const call = (callId: string, textOffset: number) => ({ callId, textOffset })

test('an answer without calls is its text', () => {
  expect(answerParts('Hello', [])).toEqual([{ type: 'text', text: 'Hello' }])
})

test('a call stands where it happened', () => {
  expect(answerParts('Let me look.Found it.', [call('a', 12)])).toEqual([
    { type: 'text', text: 'Let me look.' },
    { type: 'toolCalls', calls: [call('a', 12)] },
    { type: 'text', text: 'Found it.' },
  ])
})

test('calls with no words between them stand together', () => {
  const parts = answerParts('\n\nDone.', [call('a', 0), call('b', 2)])
  expect(parts).toEqual([
    { type: 'toolCalls', calls: [call('a', 0), call('b', 2)] },
    { type: 'text', text: 'Done.' },
  ])
})

test('calls are ordered by their place, and keep their order at the same place', () => {
  const parts = answerParts('abcd', [call('late', 4), call('first', 2), call('second', 2)])
  expect(parts.flatMap((part) => (part.type === 'toolCalls' ? part.calls.map(({ callId }) => callId) : part.text))).toEqual([
    'ab',
    'first',
    'second',
    'cd',
    'late',
  ])
})

test('a place beyond the text so far is its end', () => {
  expect(answerParts('ab', [call('a', 99)]).map((part) => part.type)).toEqual(['text', 'toolCalls'])
})
