import { z } from '@hono/zod-openapi'

export const passkeyBody = z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'Name given by the owner.', example: 'Chrome on Linux' }),
    created_at: z.iso.datetime().meta({ description: 'When it was added.' }),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'Last use; null if unused.' }),
  })
  .openapi('Passkey')
