import { expect, test } from 'vitest'
import { splitChunks, countWords } from './chunks.ts'

const sentence = (index: number) => `Sentence ${index} says in exactly ten words what nobody will need.`
const sentences = (count: number, from = 0) => Array.from({ length: count }, (_, index) => sentence(from + index)).join(' ')
const splitTexts = (text: string) => splitChunks(text).map(({ start, end }) => text.slice(start, end))

test('a short text is one passage, an empty text none', () => {
  expect(splitTexts(' The wifi password is Blue42.\n')).toEqual(['The wifi password is Blue42.'])
  expect(splitTexts(' \n\n')).toEqual([])
})

test('splits a long paragraph between sentences into passages of about 120 to 190 words', () => {
  const text = sentences(60)
  const passages = splitTexts(text)
  expect(passages.join(' ')).toBe(text)
  for (const passage of passages) {
    expect(passage).toMatch(/^Sentence .* need\.$/)
    expect(countWords(passage)).toBeLessThanOrEqual(190)
  }
  for (const passage of passages.slice(0, -1)) expect(countWords(passage)).toBeGreaterThanOrEqual(120)
})

test('a heading starts a passage and is repeated in those below it', () => {
  const text = `# House\n\n${sentences(8)}\n\n## Cellar\n\n${sentences(30)}\n\n## Roof\n\n${sentences(5)}`
  const chunks = splitChunks(text)
  expect(chunks.map(({ headings }) => headings)).toEqual([['House'], ['House', 'Cellar'], ['House', 'Cellar'], ['House', 'Roof']])
  expect(text.slice(chunks[1]?.start)).toMatch(/^## Cellar/)
})

test('does not split dialogue turns or list items', () => {
  const turns = Array.from({ length: 20 }, (_, index) => `Ada: ${sentences(4, index)}`)
  expect(splitTexts(turns.join('\n')).flatMap((passage) => passage.split('\n'))).toEqual(turns)
  const items = turns.map((turn) => turn.replace('Ada:', '-'))
  expect(splitTexts(items.join('\n')).flatMap((passage) => passage.split('\n'))).toEqual(items)
})

test('splits a text without spaces, never inside a character', () => {
  const text = '🐝'.repeat(5000)
  expect(splitTexts(text).join('')).toBe(text)
  for (const passage of splitTexts(text)) {
    expect(passage.length).toBeLessThan(2500)
    expect(passage.isWellFormed()).toBe(true)
  }
})

test('splits a text of many short sections', () => {
  for (const text of ['# a\n'.repeat(5000), '# a\nb\n'.repeat(5000), 'a\n\n'.repeat(5000)]) {
    expect(Math.max(...splitTexts(text).map((passage) => passage.length))).toBeLessThan(2500)
  }
})
