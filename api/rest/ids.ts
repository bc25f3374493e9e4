import { z } from '@hono/zod-openapi'
import { existing } from '../platform/text/ids.ts'

/** An optional reference in a query or body. Not a UUID schema: an invalid id gets the same 404 as an id of nothing. */
export const referenceId = z.string().openapi({ type: 'string', format: 'uuid', example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' })

/** Anything that is no UUID names nothing, so it is answered like an id that is not there. */
export const existingId = z.string().transform(existing).openapi({
  type: 'string',
  format: 'uuid',
  description: 'The ID of the object.',
  example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
})
