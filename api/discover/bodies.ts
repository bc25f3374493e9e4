import { z } from '@hono/zod-openapi'

export const publicInterestBody = z
  .object({
    name: z.string().meta({ description: 'Its most common spelling.', example: 'sailing' }),
    count: z.int().meta({ description: 'Public profiles with this interest.', example: 12 }),
  })
  .openapi('PublicInterest')
