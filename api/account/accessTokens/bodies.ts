import { z } from '@hono/zod-openapi'
import { scopeNames } from './validation.ts'

export const accessTokenBody = z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'Name given by the owner.', example: 'Backup script' }),
    prefix: z.string().meta({ description: 'Beginning of the secret.', example: 'twn_3kX9aQ' }),
    scopes: z.array(z.enum(scopeNames)).meta({ description: 'Operations that the token allows.', example: ['read', 'chat'] }),
    requests_per_minute: z.int().nullable().meta({ description: 'Requests per minute; null for those of the account.', example: 60 }),
    messages_per_day: z.int().nullable().meta({ description: 'Messages per UTC day; null for those of the plan.', example: 100 }),
    messages_today: z.int().meta({ description: 'Number of messages sent with the token today.', example: 12 }),
    created_at: z.iso.datetime().meta({ description: 'When it was created.' }),
    expires_at: z.iso.datetime().nullable().meta({ description: 'Expiry time; null for none.' }),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'Last use, accurate to minutes; null if unused.' }),
  })
  .openapi('AccessToken')
