import { z } from '@hono/zod-openapi'
import type { Delivery } from './deliveries.service.ts'
import { webhookRules } from './validation.ts'
import { eventTypes, type EventType, sentEvents } from './webhookEvents.ts'
import type { Webhook } from './webhooks.service.ts'

const anId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const aTime = '2026-01-31T09:30:00.000Z'

export const webhookBody = z
  .object({
    id: z.uuid().openapi({ example: anId }),
    url: z.string().openapi({ description: 'Where events are sent.', example: 'https://example.org/twain' }),
    description: z.string().openapi({ description: 'What its owner calls it; may be empty.', example: 'Backup of answers' }),
    event_types: z.array(z.enum(eventTypes)).openapi({ description: 'What it is told of.', example: ['answer.finished'] }),
    is_enabled: z.boolean().openapi({ description: 'Whether events are sent to it. What happens while it is off is never sent.' }),
    problem: z.string().nullable().openapi({ description: 'Why it was turned off after failing for long; null otherwise.', example: null }),
    failing_since: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'Since when every attempt has failed; null after one that did not, and before the first.', example: null }),
    created_at: z.iso.datetime().openapi({ example: aTime }),
    updated_at: z.iso.datetime().openapi({ example: aTime }),
  })
  .openapi('Webhook')

export const secretOf = z.string().openapi({
  description: 'What is sent is signed with it, as standard-webhooks says. Nobody can read it again.',
  example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
})

const attemptBody = z
  .object({
    created_at: z.iso.datetime().openapi({ description: 'When it ended.', example: aTime }),
    status_code: z.int().nullable().openapi({ description: 'Of HTTP; null where no answer came.', example: 503 }),
    problem: z.string().nullable().openapi({ description: 'Why it failed, where the status does not say it.', example: null }),
    duration_ms: z.int().openapi({ description: 'How long it took.', example: 84 }),
    response: z.string().openapi({ description: 'How the answer’s body began: at most 500 characters.', example: 'Try again later' }),
  })
  .openapi('WebhookAttempt')

const anyEventData = z
  .union(Object.values(sentEvents).map(({ data }) => data))
  .openapi('WebhookEventData', { description: 'The `data` of the payload, whose fields depend on the type of the event.' })

export const deliveryBody = z
  .object({
    id: z.uuid().openapi({ example: anId }),
    event_id: z.uuid().openapi({
      description: 'The header `webhook-id`: equal for each attempt, and for all webhooks told of the event.',
      example: anId,
    }),
    type: z.string().openapi({ description: 'As it stands in the payload; `webhook.test` for a test.', example: 'answer.finished' }),
    data: anyEventData,
    status: z.enum(['pending', 'delivered', 'failed']).openapi({
      description:
        'pending: it is being sent, or will be; delivered: the webhook answered with a status from 200 to 299; failed: it was given up.',
    }),
    next_try_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When it is sent next; null once it is delivered or given up.', example: aTime }),
    created_at: z.iso.datetime().openapi({ description: 'When the event happened.', example: aTime }),
    attempts: z.array(attemptBody).openapi({ description: 'The newest first; at most 30.' }),
  })
  .openapi('WebhookDelivery')

/** With the events by the names that stand in what is sent. */
export const { newWebhook, webhookChange } = webhookRules(eventTypes)

const { url, description, eventTypes: types } = newWebhook.shape
const aUrl = {
  type: 'string',
  description: 'Begins with https://. Nothing on a private network, unless the server allows it.',
  example: 'https://example.org/twain',
} as const
const aDescription = { type: ['string', 'null'], description: 'Up to 100 characters.', example: 'Backup of answers' } as const
const someTypes = { description: 'What it is told of; at least one.', example: ['answer.finished', 'answer.failed'] } as const

export const newWebhookBody = z
  .object({ url: url.meta(aUrl), description: description.meta(aDescription), event_types: types.meta(someTypes) })
  .openapi('NewWebhook')

const change = webhookChange.shape
export const webhookChangeBody = z
  .object({
    url: change.url.meta({ ...aUrl, type: ['string', 'null'] }),
    description: change.description.meta(aDescription),
    event_types: change.eventTypes.meta(someTypes),
    is_enabled: change.isEnabled.meta({ description: 'Whether events are sent to it.', example: true }),
  })
  .openapi('WebhookChange')

export function showWebhook(webhook: Webhook): z.infer<typeof webhookBody> {
  return {
    id: webhook.id,
    url: webhook.url,
    description: webhook.description,
    event_types: webhook.eventTypes as EventType[],
    is_enabled: webhook.isEnabled,
    problem: webhook.problem,
    failing_since: webhook.failingSince?.toISOString() ?? null,
    created_at: webhook.createdAt.toISOString(),
    updated_at: webhook.updatedAt.toISOString(),
  }
}

export function showDelivery({ id, eventId, type, data, status, nextTryAt, createdAt, attempts }: Delivery): z.infer<typeof deliveryBody> {
  return {
    id,
    event_id: eventId,
    type,
    data: data as z.infer<typeof anyEventData>,
    status,
    next_try_at: nextTryAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    attempts: attempts.map((attempt) => ({
      created_at: attempt.createdAt.toISOString(),
      status_code: attempt.statusCode,
      problem: attempt.problem,
      duration_ms: attempt.durationMs,
      response: attempt.response,
    })),
  }
}
