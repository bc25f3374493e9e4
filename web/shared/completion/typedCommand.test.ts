import { expect, test } from 'vitest'
import { findByTitle, findCommand } from './typedCommand.ts'

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
  expect(findCommand(text, caret, '/')).toEqual(command)
  expect(findCommand(text.replaceAll('/', '@'), caret, '@')).toEqual(command)
})

test('finds things by words of their title', () => {
  const prompts = [{ title: 'Weekly review' }, { title: 'Letter' }]
  expect(findByTitle(prompts, 'REV wee')).toEqual([{ title: 'Weekly review' }])
  expect(findByTitle(prompts, '')).toEqual(prompts)
})
