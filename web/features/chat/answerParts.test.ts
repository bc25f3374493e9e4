import { expect, test } from 'vitest'
import { answerParts } from './answerParts.ts'

const call = (callId: string, textOffset: number) => ({ callId, textOffset })

test('an answer without calls is its text', () => {
  expect(answerParts('Hello', [])).toEqual([{ type: 'text', text: 'Hello' }])
})

test('a call stands where it happened', () => {
  expect(answerParts('Let me look.Found it.', [call('a', 12)])).toEqual([
    { type: 'text', text: 'Let me look.' },
    { type: 'toolCall', call: call('a', 12) },
    { type: 'text', text: 'Found it.' },
  ])
})

test('calls before any text leave no empty text between them', () => {
  const parts = answerParts('\n\nDone.', [call('a', 0), call('b', 2)])
  expect(parts.map((part) => part.type)).toEqual(['toolCall', 'toolCall', 'text'])
})

test('calls are ordered by their place, and keep their order at the same place', () => {
  const parts = answerParts('abcd', [call('late', 4), call('first', 2), call('second', 2)])
  expect(parts.flatMap((part) => (part.type === 'toolCall' ? part.call.callId : part.text))).toEqual([
    'ab',
    'first',
    'second',
    'cd',
    'late',
  ])
})

test('a place beyond the text so far is its end', () => {
  expect(answerParts('ab', [call('a', 99)]).map((part) => part.type)).toEqual(['text', 'toolCall'])
})
