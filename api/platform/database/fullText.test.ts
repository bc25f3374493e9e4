import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { selectLikeness, splitQueryWords } from './fullText.ts'
import { kysely } from './sql/typedSql.ts'

test('search terms are letters and digits', () => {
  expect(splitQueryWords('node.js & "Café" | !42')).toEqual(['node', 'js', 'Café', '42'])
})

test('limits the number and length of search terms', () => {
  expect(splitQueryWords('word '.repeat(10_000))).toHaveLength(32)
  expect(splitQueryWords('😀 𝒳'.repeat(3) + '𝒳'.repeat(200_000)).at(-1)).toBe('𝒳'.repeat(64))
})

test('fuzzy search covers the longest words and the beginning of a text', () => {
  const words = Array.from({ length: 40 }, (_, index) => 'a'.repeat(index + 1)).join(' ')
  const { sql: text, parameters } = selectLikeness(words, sql.ref('content')).compile(kysely)
  expect(text).toContain('strict_word_similarity(word, left("content", $3))')
  expect(parameters).toContain(1000)
  expect(parameters).toContainEqual([32, 31, 30, 29, 28, 27].map((length) => 'a'.repeat(length)))
})
