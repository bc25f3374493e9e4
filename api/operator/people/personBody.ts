import { z } from '@hono/zod-openapi'

export const personBody = z
  .object({
    id: z.uuid().meta({ example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' }),
    username: z.string().meta({ description: 'Username of the account.', example: 'ada' }),
    display_name: z.string().meta({ description: 'Display name; defaults to the username.', example: 'Ada' }),
    email: z.string().meta({ description: 'Email address in lower case.', example: 'ada@example.org' }),
    is_operator: z.boolean().meta({ description: 'Whether the user is an operator.', example: false }),
    plan_key: z.string().meta({ description: 'Unique key of the account’s plan.', example: 'free' }),
    session_count: z.number().int().meta({ description: 'Number of active sessions.', example: 2 }),
    last_active_at: z.iso.datetime().nullable().meta({
      description: 'Last request of an active session, accurate to minutes; null if none.',
      example: '2026-01-31T09:30:00.000Z',
    }),
    suspended_at: z.iso.datetime().nullable().meta({
      description: 'When the account was suspended; null if active.',
      example: null,
    }),
    created_at: z.iso.datetime().meta({ description: 'When the account was created.', example: '2026-01-31T09:30:00.000Z' }),
  })
  .openapi('Person')
