import { i18n } from '@lingui/core'
import { z } from 'zod'

/** The number in a text field; null if empty. */
export function parseTypedNumber<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text) => (text.trim() === '' ? null : parseNumber(text.trim())))
    .pipe(schema as z.ZodType<z.output<Schema>, number | null>)
}

/** Without digit grouping, as people type numbers. */
export function toNumberText(value: number | null | undefined): string {
  return value == null
    ? ''
    : new Intl.NumberFormat(i18n.locales ?? i18n.locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
}

/** Also reads grouped numbers, as in 1,500 or 1.500 in German, because the defaults beside the fields are grouped. */
function parseNumber(text: string): number {
  const parts = new Intl.NumberFormat(i18n.locales ?? i18n.locale).formatToParts(12_345.6)
  const find = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  const [whole = '', ...rest] = text.split(find('decimal'))
  const groups = whole.split(new RegExp(`[${find('group')}\\s]`, 'u'))
  const isGrouped = groups.length > 1 && groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return Number([isGrouped ? groups.join('') : whole, ...rest].join('.'))
}
