import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { answer, deletedBody, describeJson, describeCreated, toLocationHeader, describeError } from '../rest/bodies.ts'
import { idParam } from '../rest/ids.ts'
import { nextBody, pageQuery, readPage } from '../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { type Delivery, getPosition } from './deliveries.service.ts'
import { describeEvents } from './webhookEvents.rest.ts'
import { deliveryBody, newWebhookBody, secretField, showDelivery, showWebhook, webhookBody, webhookChangeBody } from './webhookBodies.ts'

export function registerWebhookRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Webhooks')
  const one = { params: z.object({ id: idParam }) }
  const withSecret = z.object({ webhook: webhookBody, secret: secretField }).openapi('WebhookWithSecret')

  route('get', '/webhooks', 'webhooks', {
    summary: 'List webhooks',
    description: 'Newest first. The requests are under `webhooks` in this document.',
    responses: {
      200: answer('Webhooks, without their secrets.', z.object({ webhooks: z.array(webhookBody) }).openapi('WebhookList')),
    },
    handle: async (c) => c.json({ webhooks: (await c.get('services').webhooks.list(requireViewer(c))).map(showWebhook) }, 200),
  })

  route('post', '/webhooks', 'saveWebhook', {
    summary: 'Create a webhook',
    description: 'Notifies the owner. At most 10 webhooks per user.',
    request: { body: describeJson(newWebhookBody) },
    responses: {
      201: describeCreated('The webhook with its secret, which is shown only once.', withSecret),
      403: describeError('The request came from another site, or the email address is unconfirmed (`email_not_verified`).'),
    },
    handle: async (c) => {
      const { url, description, event_types } = c.req.valid('json')
      const input = { url, description, eventTypes: event_types }
      const { webhook, secret } = await c.get('services').webhooks.create(requireViewer(c), input)
      return c.json({ webhook: showWebhook(webhook), secret }, 201, toLocationHeader(`/webhooks/${webhook.id}`))
    },
  })

  route('get', '/webhooks/{id}', 'webhooks', {
    summary: 'Get a webhook',
    description: 'The secret is never returned after creation.',
    request: one,
    responses: { 200: answer('Webhook.', webhookBody) },
    handle: async (c) => c.json(showWebhook(await c.get('services').webhooks.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('patch', '/webhooks/{id}', 'saveWebhook', {
    summary: 'Change a webhook',
    description: 'Omitted fields stay unchanged. Enabling it sends pending deliveries.',
    request: { ...one, body: describeJson(webhookChangeBody) },
    responses: { 200: answer('Updated webhook.', webhookBody) },
    handle: async (c) => {
      const { url, description, event_types, is_enabled } = c.req.valid('json')
      const input = { ...c.req.valid('param'), url, description, eventTypes: event_types, isEnabled: is_enabled }
      return c.json(showWebhook(await c.get('services').webhooks.update(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/webhooks/{id}', 'deleteWebhook', {
    summary: 'Delete a webhook',
    description: 'Also deletes its delivery log and pending deliveries.',
    request: one,
    responses: { 200: answer('The webhook is deleted.', deletedBody) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').webhooks.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })

  route('post', '/webhooks/{id}/rotate-secret', 'saveWebhook', {
    summary: 'Rotate the secret of a webhook',
    description: 'For a day, events are signed with both secrets.',
    request: one,
    responses: { 200: answer('Webhook with its new secret, shown only once.', withSecret) },
    handle: async (c) => {
      const { webhook, secret } = await c.get('services').webhooks.rotateSecret(requireViewer(c), c.req.valid('param'))
      return c.json({ webhook: showWebhook(webhook), secret }, 200)
    },
  })

  route('post', '/webhooks/{id}/test', 'sendToWebhook', {
    summary: 'Send a test event',
    description: 'Sends a `webhook.test` event; its delivery has the result.',
    request: one,
    responses: {
      201: describeCreated('The queued delivery.', deliveryBody),
      409: describeError('`webhook_off`: the webhook is disabled.'),
    },
    handle: async (c) => {
      const { id: webhookId } = c.req.valid('param')
      const delivery = await c.get('services').webhookDeliveries.sendTest(requireViewer(c), { webhookId })
      return c.json(showDelivery(delivery), 201, toLocationHeader(`/webhook-deliveries/${delivery.id}`))
    },
  })

  route('get', '/webhooks/{id}/deliveries', 'webhooks', {
    summary: 'List deliveries of a webhook',
    description: 'Last 30 days with attempts and responses, newest first.',
    request: { ...one, query: z.object(pageQuery()) },
    responses: {
      200: answer('Page of deliveries.', z.object({ deliveries: z.array(deliveryBody), next: nextBody }).openapi('WebhookDeliveryPage')),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { id: webhookId } = c.req.valid('param')
      const { webhookDeliveries } = c.get('services')
      const { rows, next } = await readPage(
        c.req.valid('query'),
        (delivery: Delivery) => formatCursor(getPosition(delivery)),
        (page) => webhookDeliveries.list(viewer, { ...page, webhookId }),
      )
      return c.json({ deliveries: rows.map(showDelivery), next }, 200)
    },
  })

  route('get', '/webhook-deliveries/{id}', 'webhooks', {
    summary: 'Get a delivery',
    description: 'Deliveries are kept for 30 days.',
    request: one,
    responses: { 200: answer('Delivery.', deliveryBody) },
    handle: async (c) => c.json(showDelivery(await c.get('services').webhookDeliveries.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/webhook-deliveries/{id}/resend', 'sendToWebhook', {
    summary: 'Resend an event',
    description: 'Sends the event immediately, with the same `webhook-id`.',
    request: one,
    responses: { 200: answer('Queued delivery.', deliveryBody), 409: describeError('`webhook_off`: the webhook is disabled.') },
    handle: async (c) =>
      c.json(showDelivery(await c.get('services').webhookDeliveries.resend(requireViewer(c), c.req.valid('param'))), 200),
  })

  describeEvents(app)
}
