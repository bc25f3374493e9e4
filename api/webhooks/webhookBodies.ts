import { z } from '@hono/zod-openapi'
import type { Delivery } from './deliveries.service.ts'
import { createWebhookRules } from './validation.ts'
import { eventTypes, type EventType, sentEvents } from './webhookEvents.ts'
import type { Webhook } from './webhooks.service.ts'

const anId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const aTime = '2026-01-31T09:30:00.000Z'

export const webhookBody = z
  .object({
    id: z.uuid().openapi({ example: anId }),
    url: z.string().openapi({ description: 'URL that receives the events.', example: 'https://example.org/twain' }),
    description: z.string().openapi({ description: 'Owner’s description, possibly empty.', example: 'Backup of answers' }),
    event_types: z.array(z.enum(eventTypes)).openapi({ description: 'Event types it receives.', example: ['answer.finished'] }),
    is_enabled: z.boolean().openapi({ description: 'Whether events are sent. Events while disabled are lost.' }),
    problem: z.string().nullable().openapi({ description: 'Reason why it was disabled; null otherwise.', example: null }),
    failing_since: z.iso.datetime().nullable().openapi({
      description: 'Start of the current failures, if any.',
      example: null,
    }),
    created_at: z.iso.datetime().openapi({ example: aTime }),
    updated_at: z.iso.datetime().openapi({ example: aTime }),
  })
  .openapi('Webhook')

export const secretField = z.string().openapi({
  description: 'Standard Webhooks signing secret, shown only once.',
  example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
})

const attemptBody = z
  .object({
    created_at: z.iso.datetime().openapi({ description: 'When the attempt ended.', example: aTime }),
    status_code: z.int().nullable().openapi({ description: 'HTTP status code; null without response.', example: 503 }),
    problem: z.string().nullable().openapi({ description: 'Reason for failure; null if the status explains it.', example: null }),
    duration_ms: z.int().openapi({ description: 'Duration of the attempt in milliseconds.', example: 84 }),
    response: z.string().openapi({ description: 'First 500 characters of the response.', example: 'Try again later' }),
  })
  .openapi('WebhookAttempt')

const anyEventData = z
  .union(Object.values(sentEvents).map(({ data }) => data))
  .openapi('WebhookEventData', { description: '`data` of the payload, by event type.' })

export const deliveryBody = z
  .object({
    id: z.uuid().openapi({ example: anId }),
    event_id: z.uuid().openapi({
      description: '`webhook-id` header, equal for all attempts.',
      example: anId,
    }),
    type: z.string().openapi({ description: 'Event type; `webhook.test` for tests.', example: 'answer.finished' }),
    data: anyEventData,
    status: z.enum(['pending', 'delivered', 'failed']).openapi({
      description: 'Status: `pending`, `delivered` (response 200 to 299) or `failed` (given up).',
    }),
    next_try_at: z.iso.datetime().nullable().openapi({ description: 'Next attempt; null once delivered or failed.', example: aTime }),
    created_at: z.iso.datetime().openapi({ description: 'When the event occurred.', example: aTime }),
    attempts: z.array(attemptBody).openapi({ description: 'Attempts, newest first, at most 30.' }),
  })
  .openapi('WebhookDelivery')

export const { newWebhook, webhookChange } = createWebhookRules(eventTypes)

const { url, description, eventTypes: types } = newWebhook.shape
const aUrl = {
  type: 'string',
  description: 'Public HTTPS URL; servers can allow others.',
  example: 'https://example.org/twain',
} as const
const aDescription = {
  type: ['string', 'null'],
  description: 'Description, at most 100 characters.',
  example: 'Backup of answers',
} as const
const someTypes = {
  description: 'Subscribed event types, at least one.',
  example: ['answer.finished', 'answer.failed'],
} as const

export const newWebhookBody = z
  .object({ url: url.meta(aUrl), description: description.meta(aDescription), event_types: types.meta(someTypes) })
  .openapi('NewWebhook')

const change = webhookChange.shape
export const webhookChangeBody = z
  .object({
    url: change.url.meta({ ...aUrl, type: ['string', 'null'] }),
    description: change.description.meta(aDescription),
    event_types: change.eventTypes.meta(someTypes),
    is_enabled: change.isEnabled.meta({ description: 'Whether events are sent.', example: true }),
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
