import type { z } from '@hono/zod-openapi'

/** What a route takes, for its definition. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

/** What a route answers, for its definition. */
export function answer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}
