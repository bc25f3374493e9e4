import { expect, test } from 'vitest'
import { wordsOf } from './fullText.ts'

test('the words of a search are letters and digits', () => {
  expect(wordsOf('node.js & "Café" | !42')).toEqual(['node', 'js', 'Café', '42'])
})

test('a search has few words, and none that PostgreSQL would refuse', () => {
  expect(wordsOf('word '.repeat(10_000))).toHaveLength(32)
  expect(wordsOf('😀 𝒳'.repeat(3) + '𝒳'.repeat(200_000)).at(-1)).toBe('𝒳'.repeat(64))
})
