import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { forAnyone } from '../rest/middleware/access.ts'
import { answer } from '../rest/bodies.ts'
import type { RestEnv } from '../rest/router.ts'
import { defaultError } from '../rest/errors/errors.ts'

const modelBody = z
  .object({
    provider: z.string().openapi({ description: 'builtin, openai-compatible or anthropic.', example: 'builtin' }),
    name: z.string().openapi({ description: 'The model as its provider calls it.', example: 'llama3.2' }),
    is_built_in: z.boolean().openapi({
      description: 'True for the built-in responder, which is no language model; label it so.',
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
      summary: 'The model that answers on this server',
      description: 'Needs no session.',
      security: forAnyone,
      responses: { 200: answer('As the settings name it.', modelBody) },
    }),
    (c) => {
      const { provider, name, isBuiltIn } = c.get('services').model
      return c.json({ provider, name, is_built_in: isBuiltIn }, 200)
    },
  )
}
