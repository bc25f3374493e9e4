import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { accuracyBody, showAccuracy } from './accuracyBodies.ts'

const ownAccuracyBody = z
  .object({ accuracy: z.union([accuracyBody, z.null()]).openapi({ description: 'Figures; null before the first measurement.' }) })
  .openapi('OwnTwinAccuracy')

export function registerAccuracyRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('get', '/twin-accuracy', 'accuracy', {
    summary: 'Get the accuracy of the caller’s twin',
    description: 'Measured by POST /twin-privacy-check and, while visitors see it, daily.',
    responses: { 200: answer('Latest figures.', ownAccuracyBody) },
    handle: async (c) => c.json({ accuracy: showAccuracy(await c.get('services').accuracy.find(requireViewer(c))) }, 200),
  })
}
