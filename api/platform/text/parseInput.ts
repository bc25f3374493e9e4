import type { z } from 'zod'
import { parseBrokenRule, type BrokenRule } from '../errorCodes/rule.ts'
import { formatErrorText } from '../errorCodes/catalogue.ts'
import { InputError } from '../errors.ts'
import { toStorable } from './text.ts'

interface Issue {
  readonly message: string
  readonly code?: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[]
}

/** A single value has no field name. */
type FieldOf<Schema> = Schema extends z.ZodObject ? [] : [field: string]

export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown, ...[field]: FieldOf<Schema>): z.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw toInputError(result.error.issues, field)
}

export function toInputError(issues: readonly Issue[], parent?: string): InputError {
  return joinProblems(issues.length === 0 ? [{ ...invalid, field: parent ?? null }] : issues.map((issue) => toProblem(issue, parent)))
}

export function joinProblems([first = { ...invalid, field: null }, ...others]: readonly BrokenField[]): InputError {
  const { code, params, field } = first
  return new InputError(
    code,
    { params, field } as never,
    others.map((other) => ({ ...other, message: formatErrorText(other.code, other.params) })),
  )
}

export interface BrokenField extends BrokenRule {
  readonly field: string | null
}

export function toProblem(issue: Issue, parent?: string): BrokenField {
  return { ...getRule(issue), field: [parent, getField(issue)].filter((part) => part != null).join('.') || null }
}

export function formatIssue(issue: Issue): string {
  const broken = parseBrokenRule(issue.message)
  return broken ? formatErrorText(broken.code, broken.params) : issue.message
}

function getField(issue: Issue): string | null {
  const path = issue.path?.map((part) => String(typeof part === 'object' ? part.key : part)) ?? []
  return toStorable(path.join('.')) || null
}

const invalid: BrokenRule = { code: 'invalid_input', params: {} }

function getRule(issue: Issue): BrokenRule {
  return parseBrokenRule(issue.message) ?? toZodRule(issue as z.core.$ZodIssue)
}

function toZodRule(issue: z.core.$ZodIssue): BrokenRule {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? { code: 'value_required', params: {} }
        : { code: 'wrong_type', params: { expected: issue.expected } }
    case 'too_small':
      return isCount(issue.origin)
        ? { code: 'value_too_short', params: { min: Number(issue.minimum) } }
        : { code: 'number_too_small', params: { min: Number(issue.minimum) } }
    case 'too_big':
      return isCount(issue.origin)
        ? { code: 'value_too_long', params: { max: Number(issue.maximum) } }
        : { code: 'number_too_large', params: { max: Number(issue.maximum) } }
    case 'invalid_value':
      return { code: 'not_a_choice', params: { choices: issue.values.map(String).join(', ') } }
    case 'unrecognized_keys':
      return { code: 'unknown_field', params: { name: toStorable((issue.keys[0] ?? '').slice(0, 60)) } }
    default:
      return invalid
  }
}

function isCount(origin: string): boolean {
  return origin === 'string' || origin === 'array'
}
