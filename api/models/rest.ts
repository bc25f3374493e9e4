import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer } from '../rest/bodies.ts'
import type { RestEnv } from '../rest/router.ts'
import { defaultError } from '../rest/errors/errors.ts'

const modelBody = z
  .object({
    provider: z.string().openapi({ description: 'The provider: `builtin`, `openai-compatible` or `anthropic`.', example: 'builtin' }),
    name: z.string().openapi({ description: 'The provider’s name for the model.', example: 'llama3.2' }),
    is_built_in: z.boolean().openapi({
      description: 'Whether this is the built-in responder, which is not a language model and must be labelled as such.',
      example: true,
    }),
  })
  .openapi('Model')

export function registerModelRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/model',
      middleware: defaultError('model'),
      tags: ['Chat'],
      summary: 'Get the model that answers',
      description: 'Does not require authentication.',
      security: forAnyone,
      responses: { 200: answer('The configured model.', modelBody) },
    }),
    (c) => {
      const { provider, name, isBuiltIn } = c.get('services').model
      return c.json({ provider, name, is_built_in: isBuiltIn }, 200)
    },
  )
}
