import { z } from '@hono/zod-openapi'

export const accessTokenBody = z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'The name given by the owner.', example: 'Backup script' }),
    prefix: z.string().meta({ description: 'The first characters of the secret, for recognition.', example: 'twn_3kX9aQ' }),
    created_at: z.iso.datetime().meta({ description: 'When the token was created.' }),
    expires_at: z.iso.datetime().nullable().meta({ description: 'When the token expires; null for no expiry.' }),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'When the token was last used, to a few minutes; null if never.' }),
  })
  .openapi('AccessToken')
