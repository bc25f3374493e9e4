import { z } from '@hono/zod-openapi'

export const settingBody = z
  .object({
    name: z.string().meta({ description: 'Name of the environment variable.', example: 'PORT' }),
    value: z.string().nullable().meta({
      description: 'Effective value; null if unset or secret. URLs are without user, password and parameters.',
      example: '4000',
    }),
    source: z.enum(['environment', 'app', 'default']).meta({ description: 'Origin of the value.', example: 'default' }),
    is_secret: z.boolean().meta({ description: 'Whether the value is secret.', example: false }),
    is_set: z.boolean().meta({ description: 'Whether there is a value.', example: true }),
  })
  .openapi('EffectiveSetting')
