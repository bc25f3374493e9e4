import { expect, test } from 'vitest'
import { toExcerpt, findExcerpt, findPlainExcerpt } from './excerpts.ts'

const filler = (name: string) => `The ${name} is long and says nothing of interest to anybody at all, line after line after line.`
const many = (count: number, name: string) => Array.from({ length: count }, () => filler(name)).join(' ')

test('returns a short text unchanged', () => {
  expect(findExcerpt('wifi', 'The router is upstairs. The wifi password is Blue42.')).toBe(
    'The router is upstairs. The wifi password is Blue42.',
  )
})

test('picks the whole sentences that best match the query', () => {
  const text = `The garden is wet. ${many(10, 'first part')} We met Café owner Rosa in Lisbon. She knew the garden well. ${many(10, 'rest')}`
  const passage = findExcerpt('cafe lisbon garden', text)
  expect(passage).toContain('We met Café owner Rosa in Lisbon. She knew the garden well.')
  expect(passage.length).toBeLessThanOrEqual(600)
  expect(passage).not.toContain('The garden is wet')
})

test('starts at the beginning when nothing matches', () => {
  expect(findExcerpt('submarine', `First words. ${many(20, 'part')}`)).toMatch(/^First words\. /)
})

test('cuts an overlong sentence', () => {
  expect(findExcerpt('x', 'x'.repeat(5000))).toHaveLength(600)
})

test('an excerpt is one line from the beginning, cut between words', () => {
  expect(toExcerpt('Two\nlines  here.\n\nAnd more. ')).toBe('Two lines here. And more.')
  const excerpt = toExcerpt('word '.repeat(100))
  expect(excerpt).toMatch(/^(word )+word…$/)
  expect(excerpt.length).toBeLessThanOrEqual(280)
  expect(toExcerpt('x'.repeat(500))).toHaveLength(280)
})

test('excerpts have no Markdown syntax', () => {
  const text = '# The boat\n\n- **Pier C**, see [the map](https://example.org)\n- third from the _end_'
  expect(toExcerpt(text)).toBe('The boat · Pier C, see the map third from the end')
  expect(findPlainExcerpt('pier', text)).toBe('The boat Pier C, see the map third from the end')
  expect(findExcerpt('pier', text)).toContain('**Pier C**')
})
