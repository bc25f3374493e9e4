import type { CodeOf, ErrorParams, ParamsOf } from './catalogue.ts'
import type { subjects } from './labels.ts'

// The web's forms import this file, so it may import only types.

export type Subject = keyof typeof subjects

export interface BrokenRule {
  readonly code: CodeOf<400>
  readonly params: ErrorParams
}

type Rest<Params> = keyof Params extends never ? [] : [params: Params]

/** Zod messages are strings; `parseBrokenRule` decodes this one. */
export function rule<Code extends CodeOf<400>>(code: Code, ...[params]: Rest<ParamsOf<Code>>): string {
  return JSON.stringify({ rule: code, params: params ?? {} })
}

export function parseBrokenRule(message: string): BrokenRule | null {
  if (!message.startsWith('{"rule":')) return null
  const { rule: code, params } = JSON.parse(message) as { rule: BrokenRule['code']; params: ErrorParams }
  return { code, params }
}
