import { expect, test } from 'vitest'
import { renumberCitations } from './answerMarkdown.ts'
import { splitAnswer } from './answerParts.ts'

const call = (callId: string, textOffset: number) => ({ callId, textOffset })

test('returns the text of an answer without calls', () => {
  expect(splitAnswer('Hello', [])).toEqual([{ type: 'text', text: 'Hello' }])
})

test('puts a call where it happened', () => {
  expect(splitAnswer('Let me look.Found it.', [call('a', 12)])).toEqual([
    { type: 'text', text: 'Let me look.' },
    { type: 'toolCalls', calls: [call('a', 12)] },
    { type: 'text', text: 'Found it.' },
  ])
})

test('groups calls without text between them', () => {
  const parts = splitAnswer('\n\nDone.', [call('a', 0), call('b', 2)])
  expect(parts).toEqual([
    { type: 'toolCalls', calls: [call('a', 0), call('b', 2)] },
    { type: 'text', text: 'Done.' },
  ])
})

test('orders calls by offset, stably', () => {
  const parts = splitAnswer('abcd', [call('late', 4), call('first', 2), call('second', 2)])
  expect(parts.flatMap((part) => (part.type === 'toolCalls' ? part.calls.map(({ callId }) => callId) : part.text))).toEqual([
    'ab',
    'first',
    'second',
    'cd',
    'late',
  ])
})

test('clamps an offset beyond the text to its end', () => {
  expect(splitAnswer('ab', [call('a', 99)]).map((part) => part.type)).toEqual(['text', 'toolCalls'])
})

const sources = [
  { number: 7, shownNumber: 1 },
  { number: 1, shownNumber: 2 },
]

test.each([
  ['a quotation has the number that is shown', 'Two rents [7], or one [1].', 'Two rents [1], or one [2].'],
  ['in a list and a table', '- **Rent** [7]\n\n| a |\n|---|\n| b [1] |', '- **Rent** [1]\n\n| a |\n|---|\n| b [2] |'],
  ['not in code', 'See `list[7]` and\n\n```\nlist[7]\n```\n\n[7]', 'See `list[7]` and\n\n```\nlist[7]\n```\n\n[1]'],
  ['not where it is escaped', 'As \\[7] says [7]', 'As \\[7] says [1]'],
  ['not where it quotes nothing', 'Row [3] says [7]', 'Row [3] says [1]'],
  ['not of a link', '[7](https://example.org/7) [7]', '[7](https://example.org/7) [1]'],
])('%s', (_, markdown, shown) => {
  expect(renumberCitations(markdown, sources)).toBe(shown)
})
