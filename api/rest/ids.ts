import { z } from '@hono/zod-openapi'
import { existing } from '../platform/text/ids.ts'

/** Anything that is no UUID names nothing, so it is answered like an id that is not there. */
export const existingId = z.string().transform(existing).openapi({ type: 'string', format: 'uuid' })
