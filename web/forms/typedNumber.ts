import { z } from 'zod'

/** The number in a text field; null if empty. */
export function typed<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(schema as z.ZodType<z.output<Schema>, number | null>)
}
