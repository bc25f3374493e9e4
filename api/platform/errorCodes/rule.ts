import type { CodeOf, ErrorParams, ParamsOf } from './catalogue.ts'
import type { subjects } from './labels.ts'

// The web's forms import this file with the rules: of the catalogue it may use types alone.

/** What a rule is about. */
export type Subject = keyof typeof subjects

/** What is known of a broken rule of an input. */
export interface BrokenRule {
  readonly code: CodeOf<400>
  readonly params: ErrorParams
}

type Rest<Params> = keyof Params extends never ? [] : [params: Params]

/**
 * The message of a rule in a schema. Messages of zod are text alone, so this one carries the code and its params; `brokenRule` reads them.
 * People never see it.
 */
export function rule<Code extends CodeOf<400>>(code: Code, ...[params]: Rest<ParamsOf<Code>>): string {
  return JSON.stringify({ rule: code, params: params ?? {} })
}

/** Null for a message that `rule` did not write. */
export function brokenRule(message: string): BrokenRule | null {
  if (!message.startsWith('{"rule":')) return null
  const { rule: code, params } = JSON.parse(message) as { rule: BrokenRule['code']; params: ErrorParams }
  return { code, params }
}
