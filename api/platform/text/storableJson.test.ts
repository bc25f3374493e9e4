import { expect, test } from 'vitest'
import { toStorableJson } from './storableJson.ts'

test.each([
  ['a\0b', 'ab'],
  ['\\u0000', '\\u0000'],
  ['\\\0', '\\'],
  ['half \ud83d, whole 😀', 'half , whole 😀'],
])('%j is stored as %j', (text, stored) => {
  expect(JSON.parse(toStorableJson({ [text]: [text] }))).toEqual({ [stored]: [stored] })
})
