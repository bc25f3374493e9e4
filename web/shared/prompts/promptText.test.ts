import { expect, test } from 'vitest'
import { findFields } from './promptText.ts'

test('finds fields of a prompt', () => {
  expect(findFields('Compare {{one}} with {{ other one }}.')).toEqual([
    { start: 8, end: 15 },
    { start: 21, end: 36 },
  ])
  expect(findFields('A {single} brace, {{}} and {{\n}}')).toEqual([])
})
