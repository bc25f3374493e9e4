import { z } from '@hono/zod-openapi'
import { errorCodes } from '../platform/errorCodes/catalogue.ts'

export function describeJson<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

export function answer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

/** The Location header is the URL of the new object. */
export function describeCreated<Schema extends z.ZodType>(description: string, schema: Schema) {
  const Location = {
    description: 'URL of the first created object.',
    schema: { type: 'string' as const },
  }
  return { ...answer(description, schema), headers: { Location } }
}

export const deletedBody = z.object({ id: z.uuid().openapi({ description: 'ID of the deleted object.' }) }).openapi('Deleted')

export const deletedManyBody = z
  .object({ ids: z.array(z.uuid()).openapi({ description: 'IDs of the deleted objects.' }) })
  .openapi('DeletedMany')

export const doneBody = z.object({ ok: z.boolean() }).openapi('Done')

export const messageBody = z.object({ message: z.string().openapi({ description: 'Message for the user.' }) }).openapi('Message')

export function describeFilesForm(name: string, most?: number) {
  const files = z.array(z.string().openapi({ format: 'binary' })).min(1)
  const schema = z.object({ files: most === undefined ? files : files.max(most) }).openapi(name)
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

export function toLocationHeader(path: string) {
  return { location: `/api/v1${path}` }
}

/** Describes an error that not all routes share. */
export function describeError(description: string) {
  return { description, content: { 'application/json': { schema: failureBody } } }
}

export function describeTemporaryError(description: string) {
  return { ...describeError(description), headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
}

const errorCode = z.enum(errorCodes).openapi('ErrorCode', {
  description: 'Error code, for programs; new ones may be added.',
})

export const problemBody = z
  .object({
    message: z.string().openapi({ description: 'Error message for the user.' }),
    code: errorCode,
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .openapi({ description: 'Values in the message, such as a limit.' }),
    field: z.string().optional().openapi({
      description: 'Path of the invalid parameter or field, such as `posts.0.title`.',
      example: 'file_ids.0',
    }),
  })
  .openapi('Problem')

const errorDetails = problemBody
  .extend({
    problems: z.array(problemBody).optional().openapi({ description: 'All problems of an invalid input, only for 400.' }),
  })
  .openapi('ErrorDetails')

export const failureBody = z
  .object({
    error: errorDetails,
    detail: z.string().openapi({ description: 'Same as `message`.' }),
    error_id: z.string().optional().openapi({ description: 'Log ID of a 500.' }),
  })
  .openapi('Error')
