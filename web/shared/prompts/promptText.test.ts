import { expect, test } from 'vitest'
import { findFields, findPrompts, findSlashCommand } from './promptText.ts'

test.each([
  ['/', 1, { start: 0, query: '' }],
  ['/we', 3, { start: 0, query: 'we' }],
  ['Hello /weekly re', 16, { start: 6, query: 'weekly re' }],
  ['Hello\n/we and more', 9, { start: 6, query: 'we' }],
  ['and/or', 6, null],
  ['and / or', 8, null],
  ['https://example.org', 8, null],
  ['/home/ada', 9, null],
  ['/we\nnext line', 13, null],
  ['Hello', 5, null],
])('finds the command in %j at %i', (text, caret, command) => {
  expect(findSlashCommand(text, caret)).toEqual(command)
})

test('finds fields of a prompt', () => {
  expect(findFields('Compare {{one}} with {{ other one }}.')).toEqual([
    { start: 8, end: 15 },
    { start: 21, end: 36 },
  ])
  expect(findFields('A {single} brace, {{}} and {{\n}}')).toEqual([])
})

test('finds prompts by words of their title', () => {
  const prompts = [{ title: 'Weekly review' }, { title: 'Letter' }]
  expect(findPrompts(prompts, 'REV wee')).toEqual([{ title: 'Weekly review' }])
  expect(findPrompts(prompts, '')).toEqual(prompts)
})
