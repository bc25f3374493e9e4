import { expect, test } from 'vitest'
import { findByTitle, findCommand, sortByTitle } from './typedCommand.ts'

test.each([
  ['/', 1, { start: 0, query: '' }],
  ['/we', 3, { start: 0, query: 'we' }],
  ['Hello /weekly re', 16, { start: 6, query: 'weekly re' }],
  ['Hello\n/we and more', 9, { start: 6, query: 'we' }],
  ['and/or', 6, null],
  ['and / or', 8, null],
  ['https://example.org', 8, null],
  ['/home/ada', 9, { start: 0, query: 'home/ada' }],
  ['See /in/out and more', 11, { start: 4, query: 'in/out' }],
  ['See /in / out', 13, { start: 4, query: 'in / out' }],
  ['/we /let', 8, { start: 4, query: 'let' }],
  ['/we\nnext line', 13, null],
  ['Hello', 5, null],
  [`/${'x'.repeat(80)}`, 81, { start: 0, query: 'x'.repeat(80) }],
  [`/${'x'.repeat(81)}`, 82, null],
])('finds the command in %j at %i', (text, caret, command) => {
  expect(findCommand(text, caret, '/')).toEqual(command)
  const expected = command && { ...command, query: command.query.replaceAll('/', '@') }
  expect(findCommand(text.replaceAll('/', '@'), caret, '@')).toEqual(expected)
})

test.each([
  ['／', '/'],
  ['＠', '@'],
])('finds commands after the full-width %s', (typed, sign) => {
  expect(findCommand(`Hello ${typed}we`, 9, sign)).toEqual({ start: 6, query: 'we' })
  expect(findCommand(`Hello\u3000${typed}we`, 9, sign)).toEqual({ start: 6, query: 'we' })
})

test('finds things by words of their title', () => {
  const prompts = [{ title: 'Weekly review' }, { title: 'Letter' }]
  expect(findByTitle(prompts, 'REV wee')).toEqual([{ title: 'Weekly review' }])
  expect(findByTitle(prompts, '')).toEqual(prompts)
})

test.each(['NFC', 'NFD'])('finds titles in %s without their accents and in both Unicode forms', (form) => {
  const prompts = [{ title: 'Übung im Café'.normalize(form) }]
  for (const query of ['übung', 'übung'.normalize('NFD'), 'ubung cafe']) expect(findByTitle(prompts, query)).toEqual(prompts)
  expect(sortByTitle([{ title: 'Letter' }, ...prompts], 'übung')[0]).toEqual(prompts[0])
})
