import { expect, test } from 'vitest'
import { cleanInput } from './cleanInput.ts'
import { InputError } from '../errors.ts'
import { parseMoment } from './moments.ts'
import { toOneLine, toStorable } from './text.ts'

test.each([
  ['a\0b', 'ab'],
  ['\ud800', '\ufffd'],
  ['\udc00x\ud83d\ude80', '\ufffdx🚀'],
  ['line\nline\ttab', 'line\nline\ttab'],
  ['שלום \u202bעולם\u202c', 'שלום \u202bעולם\u202c'],
])('stores %j as %j', (text, stored) => expect(toStorable(text)).toBe(stored))

test.each([
  ['  Ada \n\t Lovelace\u2028', 'Ada Lovelace'],
  ['Ada\u202egnp.exe', 'Adagnp.exe'],
  ['\u2066\u202d\u2069Ada', 'Ada'],
  ['A\u0007d\u001ba\u0085', 'Ada'],
  ['\u200b\u2060\ufeff\u3164', ''],
  ['فارسی‌زبان', 'فارسی‌زبان'],
  ['\u200fשלום\u200e!', '\u200fשלום\u200e!'],
  ['👩‍👩‍👧 🧑🏽‍🚀', '👩‍👩‍👧 🧑🏽‍🚀'],
])('shows the name %j as %j', (text, shown) => expect(toOneLine(text)).toBe(shown))

test('cleans an input in place, including keys', () => {
  const input = JSON.parse('{"a\\u0000":["\\ud800",{"__proto__":{"x":"\\u0000"}}],"__pro\\u0000to__":{"y":1}}') as object
  expect(JSON.stringify(cleanInput(input))).toBe('{"a":["\ufffd",{"__proto__":{"x":""}}],"__proto__":{"y":1}}')
  expect(Object.getPrototypeOf(input)).toBe(Object.prototype)
})

test('refuses deeply nested input and too many values', () => {
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
  expect(() => cleanInput(nested(64))).not.toThrow()
  for (const depth of [65, 100_000]) expect(() => cleanInput(nested(depth))).toThrow(InputError)
  expect(() => cleanInput(Array.from({ length: 999 }, () => [1]))).not.toThrow()
  expect(() => cleanInput(Array.from({ length: 1000 }, () => [1]))).toThrow(InputError)
})

test('accepts only times that PostgreSQL supports', () => {
  for (const text of ['0001-01-01', '2026-01-31T12:00:00.000Z', '2026-01-31T12:00+02:00', '9999-12-31T23:59:59.999Z'])
    expect(parseMoment(text), text).toEqual(new Date(text))
  for (const text of [
    '0000-01-01',
    '1',
    '2026',
    '+010000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '2026-13-01',
    'now',
    '2026-01-01T12:00',
  ])
    expect(parseMoment(text), text).toBeNull()
})
