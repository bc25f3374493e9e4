import { expect, test } from 'vitest'
import { canonicalJson } from './toolEffects.ts'

test('ignores the order of keys in arguments', () => {
  expect(canonicalJson({ a: 1, b: { c: [2, { e: 3, d: 4 }] } })).toBe(canonicalJson({ b: { c: [2, { d: 4, e: 3 }] }, a: 1 }))
})

test('keeps the order of lists', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})
