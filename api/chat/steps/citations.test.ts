import { expect, test } from 'vitest'
import { citationsOf } from './citations.ts'

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

test('an answer cites the sources that its text names, and no others', () => {
  const output = 'She climbs [2], and paints [10][2]. See [note], \\[1] and [99].'
  expect(citationsOf({ output, sources: [source(1), source(2), source(10)] }).map(({ number }) => number)).toEqual([2, 10])
})
