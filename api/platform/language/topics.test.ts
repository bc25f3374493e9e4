import { expect, test } from 'vitest'
import { findGenerals, findTopics, findTopicsOfParts } from './topics.ts'
import { isRelated, listStems } from './wordForms.ts'

test('knows the parts of compounds', () => {
  const topics = findTopicsOfParts('kochkurse')
  for (const part of ['kochen', 'kurs'])
    expect(
      [...findTopics(part)].some((topic) => topics.includes(topic)),
      part,
    ).toBe(true)
})

test.each(['kurs', 'kochbirne', 'xyzkurse'])('does not split “%s”', (word) => {
  expect(findTopicsOfParts(word)).toEqual([])
})

test('keeps English stems apart from German ones', () => {
  expect([...findTopics('mother')]).not.toEqual([...findTopics('moth')])
  expect([...findTopics('moth')].some((topic) => findTopics('mother').has(topic))).toBe(false)
})

test('knows the general words of examples', () => {
  expect(findGenerals('dog')).toEqual(expect.arrayContaining([...listStems('pet')]))
})

test('tolerates typing errors only if allowed', () => {
  expect(isRelated('guitar', 'giutar')).toBe(true)
  expect(isRelated('guitar', 'giutar', false)).toBe(false)
  expect(isRelated('guitar', 'guitars', false)).toBe(true)
})
