import { i18n } from '@lingui/core'
import { parseBrokenRule } from '../../api/platform/errorCodes/rule.ts'
import { translateServerText } from './serverTexts.ts'

export interface Refusal {
  readonly message: string
  readonly code?: string | null
  readonly params?: unknown
}

export function translateError({ message, code, params }: Refusal): string {
  if (i18n.locale === 'en' || !code || !Object.hasOwn(i18n.messages, toMessageId(code))) return translateServerText(message)
  return translateCode(code, params)
}

export function translateFieldError(message: string): string {
  const broken = parseBrokenRule(message)
  return broken ? translateCode(broken.code, broken.params) : translateServerText(message)
}

export function translateCode(code: string, params: unknown): string {
  const values = Object.entries((params ?? {}) as Record<string, string | number>)
  return i18n._(toMessageId(code), Object.fromEntries(values.map(([name, value]) => [name, translateValue(name, value)])))
}

function translateValue(name: string, value: string | number): string | number {
  if (typeof value === 'number') return value
  const id = `${name}.${value}`
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : translateServerText(value)
}

function toMessageId(code: string): string {
  return `error.${code.toLowerCase()}`
}
