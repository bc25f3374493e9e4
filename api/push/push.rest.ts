import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { programsRefused } from '../account/bodies.ts'
import { answer, describeJson, describeError } from '../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { toBody } from '../platform/text/toBody.ts'
import { newPushSubscription, pushKinds } from './validation.ts'

const subscriptionBody = z
  .object({
    kinds: z.array(z.enum(pushKinds)).meta({ description: 'Kinds of messages that are sent.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('PushSubscription')

const pushBody = z
  .object({
    public_key: z.string().meta({ description: 'Public key of the server for `PushManager.subscribe()`, in Base64url.' }),
    subscription: subscriptionBody.nullable().meta({ description: 'Subscription of the current session; null without one.' }),
  })
  .openapi('Push')

const { endpoint, p256dh, auth, kinds } = newPushSubscription.shape
const newSubscriptionBody = z
  .object({
    endpoint: endpoint.openapi({ description: 'Address of the push service.', example: 'https://push.example.org/send/1' }),
    p256dh: p256dh.openapi({
      description: 'Public key of the browser, in Base64url.',
      example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    }),
    auth: auth.openapi({ description: 'Authentication secret of the browser, in Base64url.', example: 'BTBZMqHH6r4Tts7J_aSIgg' }),
    kinds: kinds.openapi({ description: 'Kinds of messages to be sent.', example: ['answers'] }),
  })
  .openapi('NewPushSubscription')

export function registerPushRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Notifications')

  route('get', '/notifications/push', 'push', {
    summary: 'Get the push subscription',
    description: 'Subscription of the current session, and the public key that browsers need to subscribe.',
    responses: { 200: answer('Public key and subscription.', pushBody) },
    handle: async (c) => {
      const { push } = c.get('services')
      const subscription = await push.find(requireViewer(c))
      return c.json({ public_key: await push.getPublicKey(), subscription: subscription && toBody(subscriptionBody, subscription) }, 200)
    },
  })

  route('put', '/notifications/push', 'savePushSubscription', {
    summary: 'Save the push subscription',
    description:
      'Replaces the subscription of the current session, until the session ends. Push messages contain no user content. Requires a session.',
    request: { body: describeJson(newSubscriptionBody) },
    responses: { 200: answer('Subscription.', subscriptionBody), 403: describeError(programsRefused) },
    handle: async (c) => {
      const subscription = await c.get('services').push.subscribe(requireViewer(c), c.req.valid('json'))
      return c.json(toBody(subscriptionBody, subscription), 200)
    },
  })

  route('delete', '/notifications/push', 'deletePushSubscription', {
    summary: 'Delete the push subscription',
    description: 'Ends push messages to the current session. Requires a session.',
    responses: {
      200: answer('The subscription is deleted.', z.object({ ok: z.literal(true) }).openapi('PushSubscriptionDeleted')),
      403: describeError(programsRefused),
    },
    handle: async (c) => {
      await c.get('services').push.unsubscribe(requireViewer(c))
      return c.json({ ok: true as const }, 200)
    },
  })
}
