import { expect, test } from 'vitest'
import { findCitations } from './citations.ts'

const source = (number: number) => ({
  number,
  kind: 'item' as const,
  sourceId: 'i',
  threadId: null,
  title: 't',
  excerpt: 'e',
  ordinal: null,
  page: null,
})

test('an answer cites the sources that its text names, in the order of the text, and no others', () => {
  const output = 'She climbs [10], and paints [2][10]. See [note], \\[1] and [99].'
  expect(findCitations({ output, sources: [source(1), source(2), source(10)] }).map(({ number }) => number)).toEqual([10, 2])
})
