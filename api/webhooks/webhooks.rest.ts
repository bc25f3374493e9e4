import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { formatCursor } from '../platform/database/keysetPages.ts'
import { answer, deletedBody, json, made, madeAt, refusal } from '../rest/bodies.ts'
import { existingId } from '../rest/ids.ts'
import { nextBody, pageQuery, readPage } from '../rest/pages.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import { type Delivery, positionOf } from './deliveries.service.ts'
import { describeEvents } from './webhookEvents.rest.ts'
import { deliveryBody, newWebhookBody, secretOf, showDelivery, showWebhook, webhookBody, webhookChangeBody } from './webhookBodies.ts'
import { defaultError } from '../rest/errors/errors.ts'

export function registerWebhookRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Webhooks']
  const one = { params: z.object({ id: existingId }) }
  const withSecret = z.object({ webhook: webhookBody, secret: secretOf }).openapi('WebhookWithSecret')

  app.openapi(
    createRoute({
      method: 'get',
      path: '/webhooks',
      middleware: defaultError('webhooks'),
      tags,
      summary: 'The addresses that are told of what happens, the newest first',
      description: 'What is sent to them is described under `webhooks` of this document.',
      responses: {
        200: answer('The webhooks, without their secrets.', z.object({ webhooks: z.array(webhookBody) }).openapi('WebhookList')),
      },
    }),
    async (c) => c.json({ webhooks: (await c.get('services').webhooks.list(requireViewer(c))).map(showWebhook) }, 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/webhooks',
      middleware: defaultError('saveWebhook'),
      tags,
      summary: 'Add an address that is told of what happens',
      description: 'A notification tells of it. At most 10 for each person.',
      request: { body: json(newWebhookBody) },
      responses: {
        201: made('The webhook, and its secret for the one time.', withSecret),
        403: refusal('Another site made a browser send this, or the email address is not confirmed (`email_not_verified`).'),
      },
    }),
    async (c) => {
      const { url, description, event_types } = c.req.valid('json')
      const input = { url, description, eventTypes: event_types }
      const { webhook, secret } = await c.get('services').webhooks.create(requireViewer(c), input)
      return c.json({ webhook: showWebhook(webhook), secret }, 201, madeAt(`/webhooks/${webhook.id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/webhooks/{id}',
      middleware: defaultError('webhooks'),
      tags,
      summary: 'One webhook',
      description: 'Without its secret, which nobody can read again.',
      request: one,
      responses: { 200: answer('The webhook.', webhookBody) },
    }),
    async (c) => c.json(showWebhook(await c.get('services').webhooks.get(requireViewer(c), c.req.valid('param'))), 200),
  )

  app.openapi(
    createRoute({
      method: 'patch',
      path: '/webhooks/{id}',
      middleware: defaultError('saveWebhook'),
      tags,
      summary: 'Change a webhook, or turn it on or off',
      description: 'What is left out stays as it is. Turned on again, it gets what still waits for it.',
      request: { ...one, body: json(webhookChangeBody) },
      responses: { 200: answer('The webhook as it is now.', webhookBody) },
    }),
    async (c) => {
      const { url, description, event_types, is_enabled } = c.req.valid('json')
      const input = { ...c.req.valid('param'), url, description, eventTypes: event_types, isEnabled: is_enabled }
      return c.json(showWebhook(await c.get('services').webhooks.update(requireViewer(c), input)), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/webhooks/{id}',
      middleware: defaultError('deleteWebhook'),
      tags,
      summary: 'Delete a webhook',
      description: 'The log of what was sent to it goes too, and so does what waits for it.',
      request: one,
      responses: { 200: answer('It is gone.', deletedBody) },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').webhooks.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/webhooks/{id}/rotate-secret',
      middleware: defaultError('saveWebhook'),
      tags,
      summary: 'Give a webhook another secret',
      description: 'For a day what is sent is signed with both, so that a receiver may change over in between.',
      request: one,
      responses: { 200: answer('The webhook, and its new secret for the one time.', withSecret) },
    }),
    async (c) => {
      const { webhook, secret } = await c.get('services').webhooks.rotateSecret(requireViewer(c), c.req.valid('param'))
      return c.json({ webhook: showWebhook(webhook), secret }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/webhooks/{id}/test',
      middleware: defaultError('sendToWebhook'),
      tags,
      summary: 'Send a test event',
      description: 'Of the type `webhook.test`. Read the delivery a moment later to see what became of it.',
      request: one,
      responses: { 201: made('It is on its way.', deliveryBody), 409: refusal('`webhook_off`: the webhook is turned off.') },
    }),
    async (c) => {
      const { id: webhookId } = c.req.valid('param')
      const delivery = await c.get('services').webhookDeliveries.sendTest(requireViewer(c), { webhookId })
      return c.json(showDelivery(delivery), 201, madeAt(`/webhook-deliveries/${delivery.id}`))
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/webhooks/{id}/deliveries',
      middleware: defaultError('webhooks'),
      tags,
      summary: 'What was sent to a webhook within 30 days, the newest first',
      description: 'With each attempt and what was answered to it.',
      request: { ...one, query: z.object(pageQuery()) },
      responses: {
        200: answer(
          'A page of deliveries.',
          z.object({ deliveries: z.array(deliveryBody), next: nextBody }).openapi('WebhookDeliveryPage'),
        ),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { id: webhookId } = c.req.valid('param')
      const { webhookDeliveries } = c.get('services')
      const { rows, next } = await readPage(
        c.req.valid('query'),
        (delivery: Delivery) => formatCursor(positionOf(delivery)),
        (page) => webhookDeliveries.list(viewer, { ...page, webhookId }),
      )
      return c.json({ deliveries: rows.map(showDelivery), next }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/webhook-deliveries/{id}',
      middleware: defaultError('webhooks'),
      tags,
      summary: 'What became of one event that was sent to a webhook',
      description: 'Kept for 30 days.',
      request: one,
      responses: { 200: answer('The delivery.', deliveryBody) },
    }),
    async (c) => c.json(showDelivery(await c.get('services').webhookDeliveries.get(requireViewer(c), c.req.valid('param'))), 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/webhook-deliveries/{id}/resend',
      middleware: defaultError('sendToWebhook'),
      tags,
      summary: 'Send an event to its webhook again',
      description: 'At once, whether it was delivered, given up or is to be tried later. `webhook-id` stays the same.',
      request: one,
      responses: { 200: answer('It is on its way.', deliveryBody), 409: refusal('`webhook_off`: the webhook is turned off.') },
    }),
    async (c) => c.json(showDelivery(await c.get('services').webhookDeliveries.resend(requireViewer(c), c.req.valid('param'))), 200),
  )

  describeEvents(app)
}
