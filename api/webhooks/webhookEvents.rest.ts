import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { RestEnv } from '../rest/router.ts'
import { describeEvent, toEventName, sentEvents } from './webhookEvents.ts'

const schedule = '5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours and 14 hours'

const headers = z.object({
  'webhook-id': z.uuid().openapi({
    description: 'Event ID, equal for every attempt, to ignore duplicates.',
    example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
  }),
  'webhook-timestamp': z.string().openapi({
    description: 'Unix seconds of the attempt. Reject requests older than five minutes.',
    example: '1769851800',
  }),
  'webhook-signature': z.string().openapi({
    description: 'Signatures separated by spaces: `v1,` and the HMAC-SHA256 of ID, timestamp and body (Standard Webhooks).',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  }),
})

export function describeEvents(app: OpenAPIHono<RestEnv>): void {
  for (const [type, { summary }] of Object.entries(sentEvents)) {
    app.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      operationId: `receive${toEventName(type)}`,
      tags: ['Webhooks'],
      summary,
      description:
        'Sent to every webhook with this event type, signed as specified by [Standard Webhooks](https://www.standardwebhooks.com). Verify the signature of ' +
        'the unparsed body, then respond with a status from 200 to 299 within 10 seconds. Redirects are not followed. Any other response is ' +
        `retried after ${schedule}, unless the server is configured differently, and then given up. A webhook that has failed for 5 days, or responds with 410, ` +
        'is disabled. Events may arrive more than once and in any order.',
      security: [],
      request: {
        headers,
        body: { required: true, content: { 'application/json': { schema: describeEvent(type as keyof typeof sentEvents) } } },
      },
      responses: { '2XX': { description: 'The event was received. The response body is only logged.' } },
    })
  }
}
