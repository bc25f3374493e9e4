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

test('lists only sources cited in the text, in order of first use', () => {
  const output = 'She climbs [10], and paints [2][10]. See [note], \\[1] and [99].'
  expect(findCitations({ output, sources: [source(1), source(2), source(10)] }).map(({ number }) => number)).toEqual([10, 2])
})
