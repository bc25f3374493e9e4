import { expect, test } from 'vitest'
import { repeatsQuestion } from './visitorWords.ts'

const question = 'What do you charge for an hour of sailing?'

test.each([
  [question, question, true],
  ['WHAT DO YOU CHARGE', question, true],
  ['A visitor asked: what do you — charge for an hour?', question, true],
  ['Fees', question, false],
  ['What I charge for an hour', question, true],
  ['I charge ten euros an hour.', question, false],
  ['Why boats?', 'Why boats?', true],
  ['Boats', 'Why boats?', false],
  ['Anything', '???', false],
  ['', question, false],
])('whether “%s” repeats “%s” is %s', (text, asked, expected) => {
  expect(repeatsQuestion(text, asked)).toBe(expected)
})
