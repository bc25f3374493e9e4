import { i18n } from '@lingui/core'
import { brokenRule } from '../../api/platform/errorCodes/rule.ts'
import { serverText } from './serverTexts.ts'

export interface Refusal {
  readonly message: string
  readonly code?: string | null
  readonly params?: unknown
}

export function errorText({ message, code, params }: Refusal): string {
  if (i18n.locale === 'en' || !code || !Object.hasOwn(i18n.messages, toMessageId(code))) return serverText(message)
  return translateCode(code, params)
}

export function fieldText(message: string): string {
  const broken = brokenRule(message)
  return broken ? translateCode(broken.code, broken.params) : serverText(message)
}

export function translateCode(code: string, params: unknown): string {
  const values = Object.entries((params ?? {}) as Record<string, string | number>)
  return i18n._(toMessageId(code), Object.fromEntries(values.map(([name, value]) => [name, translateValue(name, value)])))
}

function translateValue(name: string, value: string | number): string | number {
  if (typeof value === 'number') return value
  const id = `${name}.${value}`
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : serverText(value)
}

function toMessageId(code: string): string {
  return `error.${code.toLowerCase()}`
}
