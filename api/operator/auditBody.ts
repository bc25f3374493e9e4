import { z } from '@hono/zod-openapi'

export const auditQueryDescription =
  'Search words. Each must be part of an action or of a person’s name, username or email address, or be an account ID.'

export const auditEntryBody = z
  .object({
    id: z.uuid().meta({ example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' }),
    actor_id: z.uuid().nullable().meta({
      description: 'ID of the acting user, even if deleted; null for the command line.',
      example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
    }),
    actor_name: z
      .string()
      .nullable()
      .meta({ description: 'Username of the acting user; null if deleted or the command line.', example: 'ada' }),
    subject_name: z
      .string()
      .nullable()
      .meta({ description: 'Username of the changed account, whose ID is `details.user_id`; null if deleted or none.', example: 'grace' }),
    action: z.string().meta({ description: 'Name of the change: an object and a verb.', example: 'model_connection.created' }),
    details: z.record(z.string(), z.unknown()).openapi({
      description: 'The changed properties, without secrets.',
      example: { preset: 'ollama', base_url: 'http://localhost:11434/v1', has_api_key: false },
    }),
    created_at: z.iso.datetime().meta({ description: 'When the change was made.', example: '2026-01-31T09:30:00.000Z' }),
  })
  .openapi('AuditEntry')
