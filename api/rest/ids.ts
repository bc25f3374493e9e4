import { z } from '@hono/zod-openapi'
import { requireUuid } from '../platform/text/ids.ts'

/** Invalid IDs return the same 404 as unknown ones. */
export const referenceId = z.string().openapi({ type: 'string', format: 'uuid', example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' })

export const idParam = z.string().transform(requireUuid).openapi({
  type: 'string',
  format: 'uuid',
  description: 'ID of the object.',
  example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
})
