import { expect, test } from 'vitest'
import { mayContainFacts } from './mayHoldFacts.ts'

test.each([
  ['I live in Rome', true],
  ['Where do I live?', false],
  ['Forget that I live in Rome', false],
  ['Vergiss alles, was ich gesagt habe', false],
  ['Thanks!', false],
])('“%s” may hold facts: %s', (message, may) => {
  expect(mayContainFacts(message)).toBe(may)
})
