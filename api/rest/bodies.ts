import { z } from '@hono/zod-openapi'
import { errorCodes } from '../platform/errorCodes/catalogue.ts'

/** What a route takes, for its definition. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

/** What a route answers, for its definition. */
export function answer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

/** The same for a call that makes something: the header Location is the address of what it made. */
export function made<Schema extends z.ZodType>(description: string, schema: Schema) {
  const Location = {
    description: 'The address of what was made; of the first where there are several.',
    schema: { type: 'string' as const },
  }
  return { ...answer(description, schema), headers: { Location } }
}

/** The headers that go with `made`. `path` begins after /api/v1. */
export function madeAt(path: string) {
  return { location: `/api/v1${path}` }
}

/** A failure that only some routes know, for their definition; those that any route can have are in its description anyway. */
export function refusal(description: string) {
  return { description, content: { 'application/json': { schema: failureBody } } }
}

const errorCode = z
  .enum(errorCodes)
  .openapi('ErrorCode', { description: 'The message for programs, and for other languages with the params. More may be added.' })

export const failureBody = z
  .object({
    error: z.object({
      message: z.string().openapi({ description: 'Written for the person who caused it; can be shown as it is.' }),
      code: errorCode,
      params: z
        .record(z.string(), z.union([z.string(), z.number()]))
        .optional()
        .openapi({ description: 'What the message is filled with, such as a limit.' }),
      field: z.string().optional().openapi({ description: 'The field of the input that is to blame.' }),
    }),
    detail: z.string().openapi({ description: 'The message again.' }),
    error_id: z.string().optional().openapi({ description: 'Under which the log of the server has the cause of a 500.' }),
  })
  .openapi('Error')
