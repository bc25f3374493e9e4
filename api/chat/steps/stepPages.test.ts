import { expect, test } from 'vitest'
import { formatStepCursor, selectPositions, parseStepCursor } from './stepPages.ts'

test.each([
  ['the latest', { last: 20 }, 80, 100],
  ['the ones before a cursor', { last: 20, before: 80 }, 60, 80],
  ['what is left before a cursor', { last: 20, before: 5 }, 0, 5],
  ['the oldest', { first: 20 }, 0, 20],
  ['the ones after a cursor', { first: 20, after: 89 }, 90, 100],
  ['a page of usual size when none is named', {}, 0, 20],
  ['the ones next to a cursor when no size is named', { before: 50 }, 30, 50],
  ['a hundred', { last: 100 }, 0, 100],
  ['nothing after the end', { first: 20, after: 99 }, 100, 100],
  ['nothing for a size of 0', { first: 0 }, 0, 0],
])('%s', (_, page, from, to) => {
  expect(selectPositions(100, page)).toEqual({ from, to })
})

test('a page of an empty thread is empty', () => {
  expect(selectPositions(0, { last: 20 })).toEqual({ from: 0, to: 0 })
})

test('parses its own cursors and refuses others', () => {
  expect(parseStepCursor(formatStepCursor(7), 'after')).toBe(7)
  expect(parseStepCursor(null, 'after')).toBeNull()
  expect(() => parseStepCursor('nonsense', 'after')).toThrow('The cursor is invalid for this conversation.')
})

test.each([{ first: -1 }, { last: -1 }, { first: 101 }, { last: 5000 }])('refuses a page size of %o instead of truncating it', (page) => {
  expect(() => selectPositions(10, page)).toThrow('The page size must be between 0 and 100.')
})
