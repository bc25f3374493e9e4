import { z } from '@hono/zod-openapi'

export const publicInterestBody = z
  .object({
    name: z.string().meta({ description: 'The most common spelling.', example: 'sailing' }),
    count: z.int().meta({ description: 'The number of public profiles with this interest.', example: 12 }),
  })
  .openapi('PublicInterest')
