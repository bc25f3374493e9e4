import { expect, test } from 'vitest'
import { toAnswerPreview, automaticTitle, toPreview, toThreadTitle } from './previews.ts'

test('a preview is one line', () => {
  expect(toPreview('  Hello\n\n\tthere  ')).toBe('Hello there')
})

test('a long preview ends between words', () => {
  const preview = toPreview('word '.repeat(100))
  expect(preview.length).toBeLessThanOrEqual(140)
  expect(preview).toMatch(/word…$/)
})

test('a preview is never cut inside a character', () => {
  expect(toPreview('😀'.repeat(200))).toBe(`${'😀'.repeat(139)}…`)
})

test('a preview of an answer has none of its marks, and one of a message has all that was typed', () => {
  expect(toAnswerPreview('## Lisbon\n\n**Belém** is [west](https://example.org) of `Alfama`.')).toBe('Lisbon Belém is west of Alfama.')
  expect(toPreview('2 * 3 * 4')).toBe('2 * 3 * 4')
})

test.each([
  ['What is the capital of France? I forgot.', 'What is the capital of France?'],
  ['Remember that my bike is green.', 'Remember that my bike is green'],
  ['\n', null],
  ['Open my Profile  Pal please', null],
])('the title of %j is %j', (message, title) => {
  expect(toThreadTitle(message)).toBe(title)
})

test('no automatic title mentions Profile Pal, whatever its spelling', () => {
  expect(automaticTitle('Chat with profile pal')).toBeNull()
  expect(automaticTitle('ProfilePal basics')).toBeNull()
  expect(automaticTitle('Bike colours')).toBe('Bike colours')
})
