import type { z } from 'zod'
import { InputError } from '../errors.ts'

/** What the schema makes of an input, or the first rule that it breaks as an InputError. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new InputError(issue?.message ?? 'This input is not valid.', issue?.path.join('.') || null)
}
