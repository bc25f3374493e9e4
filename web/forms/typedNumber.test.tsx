import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { toNumberText, parseTypedNumber } from './typedNumber.ts'

const read = (text: string) => parseTypedNumber(z.number().nullable()).safeParse(text).data

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test.each([
  ['en', '1500', 1500],
  ['en', ' 1,500 ', 1500],
  ['en', '1,000,000', 1_000_000],
  ['en', '1.5', 1.5],
  ['en', '1,50', undefined],
  ['en', '-5', -5],
  ['en', 'many', undefined],
  ['en', '', null],
  ['de', '1.500', 1500],
  ['de', '1 500', 1500],
  ['de', '1.000.000', 1_000_000],
  ['de', '1,5', 1.5],
  ['de', '1.5', 1.5],
])('reads a number typed in %s: “%s”', (locale, text, value) => {
  i18n.loadAndActivate({ locale, messages: {} })
  expect(read(text)).toBe(value)
})

test.each(['en', 'de'])('reads what it shows in %s', (locale) => {
  i18n.loadAndActivate({ locale, messages: {} })
  for (const value of [null, 0, 1500, 1_000_000, 1.125]) expect(read(toNumberText(value))).toBe(value)
})
