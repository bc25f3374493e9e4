import { expect, test } from 'vitest'
import { findSum } from './sums.ts'

test.each([
  ['What is 12 * 7?', '12 × 7', 84],
  ['12*7', '12 × 7', 84],
  ['what is 15% of 80', '15 % × 80', 12],
  ['How much is 1,250.50 + 49.50?', '1250.50 + 49.50', 1300],
  ['what’s 12 plus 30 minus 2'.replace('’', "'"), '12 + 30 - 2', 40],
  ['(2 + 3) x 4 =', '(2 + 3) × 4', 20],
  ['calculate 2 to the power of 10', '2 ^ 10', 1024],
  ['what is 9 squared', '9 ^2', 81],
  ['what is 100 divided by 8?', '100 ÷ 8', 12.5],
  ['what is 3/4?', '3 ÷ 4', 0.75],
])('calculates “%s”', (text, sum, result) => expect(findSum(text, 'en')).toEqual({ sum, result }))

test.each([
  ['Was ist 12 mal 7?', 84],
  ['Wie viel ist 1.250,50 + 49,50?', 1300],
  ['was ist 15 Prozent von 80', 12],
  ['Berechne 100 geteilt durch 8', 12.5],
])('calculates „%s“ in German', (text, result) => expect(findSum(text, 'de')?.result).toBe(result))

test('detects a missing result', () => expect(findSum('what is 1/0', 'en')?.result).toBe(Infinity))

test.each([
  '3/4/2026',
  '030-1234567',
  'What is 42?',
  'What is love?',
  'My flat is 12-14',
  'Call 555 123',
  'what is 2 + x',
  '1 + 2 apples',
  '+',
  '',
])('“%s” is no calculation', (text) => expect(findSum(text, 'en')).toBeNull())
