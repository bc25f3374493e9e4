import { z } from '@hono/zod-openapi'

export const modelBody = z
  .object({
    provider: z.string().meta({ description: 'The provider: `builtin`, `openai-compatible` or `anthropic`.', example: 'builtin' }),
    name: z.string().meta({ description: 'The provider’s name for the model.', example: 'llama3.2' }),
    is_built_in: z.boolean().meta({
      description: 'Whether this is the built-in responder, which is not a language model and must be labelled as such.',
      example: true,
    }),
  })
  .openapi('Model')
