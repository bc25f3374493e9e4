import { expect, test } from 'vitest'
import { toCanonicalJson } from './toolEffects.ts'

test('ignores the order of keys in arguments', () => {
  expect(toCanonicalJson({ a: 1, b: { c: [2, { e: 3, d: 4 }] } })).toBe(toCanonicalJson({ b: { c: [2, { d: 4, e: 3 }] }, a: 1 }))
})

test('keeps the order of lists', () => {
  expect(toCanonicalJson([1, 2])).not.toBe(toCanonicalJson([2, 1]))
})
