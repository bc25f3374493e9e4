import { z } from '@hono/zod-openapi'

export const modelBody = z
  .object({
    provider: z.string().meta({ description: 'One of `builtin`, `openai-compatible` and `anthropic`.', example: 'builtin' }),
    name: z.string().meta({ description: 'Provider’s name for it.', example: 'llama3.2' }),
    is_built_in: z.boolean().meta({
      description: 'Whether it is the built-in responder, to be labelled.',
      example: true,
    }),
  })
  .openapi('Model')
