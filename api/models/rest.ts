import type { OpenAPIHono } from '@hono/zod-openapi'
import { toBody } from '../platform/text/toBody.ts'
import { answer } from '../rest/bodies.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { createRouteRegistration, type RestEnv } from '../rest/router.ts'
import { modelBody } from './bodies.ts'

export function registerModelRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/model', 'model', {
    summary: 'Get the model that answers',
    description: 'The server’s default or the caller’s choice. Needs no session.',
    security: forAnyone,
    responses: { 200: answer('The model.', modelBody) },
    handle: async (c) => c.json(toBody(modelBody, await c.get('services').models.current(c.get('viewer')?.userId)), 200),
  })
}
