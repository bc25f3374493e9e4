import type { OpenAPIHono } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { storageBody, webhookHealthBody } from './storageBodies.ts'

export function registerStorageRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Operator')
  const refused = {
    403: describeError('The access token lacks the scope.'),
    404: describeError('The caller is not an operator.'),
  }

  route('get', '/operator/storage', 'storage', {
    summary: 'Get the size of database and files',
    description: 'Totals, largest tables and indexes, and texts that are not indexed yet.',
    responses: { 200: answer('Size of database and files.', storageBody), ...refused },
    handle: async (c) => c.json(toBody(storageBody, await c.get('services').storage.get(requireViewer(c))), 200),
  })

  route('get', '/operator/webhooks', 'webhookHealth', {
    summary: 'Get the health of webhooks',
    description: 'Deliveries of the last 24 hours by status, without addresses and contents.',
    responses: { 200: answer('Deliveries of the last 24 hours.', webhookHealthBody), ...refused },
    handle: async (c) => c.json(toBody(webhookHealthBody, await c.get('services').storage.getWebhookHealth(requireViewer(c))), 200),
  })
}
