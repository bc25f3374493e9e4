import { expect, test } from 'vitest'
import { repeatsCorrection } from './compareAnswers.ts'

const correction = 'My day rate is 640 euros, travel included.'

test.each([
  ['quotes it', '“My day rate is 640 euros, travel included.” (Rates) [2]', false, true],
  ['says it in other words', 'Ada’s day rate: 640 euros. That includes travel [2].', false, true],
  ['says it in another language', 'Der Tagessatz von Ada beträgt 640 Euro, die Anreise ist dabei [2].', true, true],
  ['names another number', 'My day rate is 700 euros, travel included. [2]', true, false],
  ['says something else', 'I keep bees on a roof [1].', false, false],
  ['cites it and says something else', 'Ask me about 640 bees [2].', true, false],
  ['does not know', 'I couldn’t find anything about that in what Ada made public.', false, false],
])('an answer that %s', (_, answer, isCited, expected) => {
  expect(repeatsCorrection(answer, correction, { isCited })).toBe(expected)
})

test('separators in numbers do not matter', () => {
  expect(repeatsCorrection('It costs 1200 euros.', 'It costs 1,200 euros.', { isCited: false })).toBe(true)
})
