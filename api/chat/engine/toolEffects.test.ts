import { expect, test } from 'vitest'
import { canonicalJson } from './toolEffects.ts'

test('arguments are the same whatever the order of their keys', () => {
  expect(canonicalJson({ a: 1, b: { c: [2, { e: 3, d: 4 }] } })).toBe(canonicalJson({ b: { c: [2, { d: 4, e: 3 }] }, a: 1 }))
})

test('the order of a list matters', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})
