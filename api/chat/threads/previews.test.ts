import { expect, test } from 'vitest'
import { toAnswerPreview, toAutomaticTitle, toPreview, toThreadTitle } from './previews.ts'

test('previews have one line', () => {
  expect(toPreview('  Hello\n\n\tthere  ')).toBe('Hello there')
})

test('long previews end between words', () => {
  const preview = toPreview('word '.repeat(100))
  expect(preview.length).toBeLessThanOrEqual(140)
  expect(preview).toMatch(/word…$/)
})

test('previews are never cut inside a character', () => {
  expect(toPreview('😀'.repeat(200))).toBe(`${'😀'.repeat(139)}…`)
})

test('previews of answers have no Markdown syntax; previews of messages keep it', () => {
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

test('automatic titles never contain Profile Pal in any spelling', () => {
  expect(toAutomaticTitle('Chat with profile pal')).toBeNull()
  expect(toAutomaticTitle('ProfilePal basics')).toBeNull()
  expect(toAutomaticTitle('Bike colours')).toBe('Bike colours')
})
