import { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { WebhookDelivery } from '../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../platform/database/database.ts'
import { changedBy } from '../platform/database/sql/typedSql.ts'
import { storableJson } from '../platform/text/storableJson.ts'

const anId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const aTime = '2026-01-31T09:30:00.000Z'

const idField = (what: string) => z.uuid().openapi({ description: what, example: anId })

/**
 * Payloads contain IDs; receivers read details over REST with their own permissions. Both APIs and the OpenAPI document are derived from
 * this.
 */
export const webhookEvents = {
  'answer.finished': {
    summary: 'An answer to the owner is written',
    data: z.object({
      run_id: idField('The run that created the answer, for GET /chat/runs/{id}.'),
      thread_id: idField('The conversation, for GET /chat/threads/{id}/history.'),
      step_id: idField('The answer, for GET /chat/steps/{id}.'),
    }),
  },
  'answer.failed': {
    summary: 'An answer to the owner ended with an error',
    data: z.object({
      run_id: idField('The failed run, for POST /chat/runs/{id}/retry.'),
      thread_id: idField('The conversation, for GET /chat/threads/{id}/history.'),
      step_id: idField('The incomplete answer.'),
      code: z.string().openapi({ description: 'The error code.', example: 'model_unavailable' }),
    }),
  },
  'twin.message_left': {
    summary: 'A visitor left a message with the owner’s twin',
    data: z.object({
      conversation_id: idField('The conversation, for GET /twin-conversations/{id}.'),
      notification_id: idField('The notification with the message, for GET /notifications.'),
      entry_id: idField('The message, for GET /inbox/{id}. Only for messages sent with POST /chat/steps/{id}/send-to-owner.').optional(),
    }),
  },
  'twin.question_asked': {
    summary: 'A visitor sent the owner a question that the twin could not answer',
    data: z.object({
      conversation_id: idField('The conversation, for GET /twin-conversations/{id}.'),
      entry_id: idField('The question, for GET /inbox/{id}.'),
    }),
  },
  'twin.question_unanswered': {
    summary: 'A visitor asked what the twin could not answer',
    data: z.object({
      question_key: z
        .string()
        .openapi({ description: 'The key of the question, for GET /twin-questions.', example: '0b6cf26ff4f3ae1ee3cf5b9e0c3c6f5a' }),
      conversation_id: idField('The conversation, for GET /twin-conversations/{id}.'),
      step_id: idField('The twin’s reply that it can’t answer.'),
    }),
  },
  'twin.check_failed': {
    summary: 'The twin no longer answers a corrected question as its owner did',
    data: z.object({ check_id: idField('The check, for GET /twin-checks/{id}.') }),
  },
  'import.finished': {
    summary: 'An import of stories or conversations is finished',
    data: z.object({
      import_id: idField('The import, for GET /chat/imports/{id}. Only for imports of conversations.').optional(),
      story_count: z.int().openapi({ description: 'The number of stories added.', example: 12 }),
      conversation_count: z
        .int()
        .optional()
        .openapi({ description: 'The number of conversations added. Only for imports of conversations.', example: 212 }),
      known_count: z.int().openapi({ description: 'The number of items skipped as already imported.', example: 0 }),
      problem_count: z.int().openapi({ description: 'The number of files not imported.', example: 0 }),
    }),
  },
  'document.finished': {
    summary: 'A document was read, or could not be',
    data: z.object({
      document_id: idField('The document, for GET /knowledge/documents/{id}.'),
      status: z.enum(['ready', 'failed']).openapi({ description: 'Whether the document was read.', example: 'ready' }),
      is_newer_file: z.boolean().openapi({ description: 'Whether it is a newer file of a document.', example: false }),
    }),
  },
} as const

export type EventType = keyof typeof webhookEvents
export const eventTypes = Object.keys(webhookEvents) as [EventType, ...EventType[]]

/** Can’t be subscribed to: a test is sent to one webhook. */
export const testType = 'webhook.test'

export const sentEvents = {
  ...webhookEvents,
  [testType]: {
    summary: 'A test that its owner sent',
    data: z.object({ webhook_id: idField('The tested webhook.') }),
  },
}

/** Incremented when a field changes its meaning or is removed. */
export const payloadVersion = 1

export function eventBody(type: keyof typeof sentEvents) {
  return z
    .object({
      type: z.literal(type),
      version: z
        .literal(payloadVersion)
        .openapi({ description: 'The payload version, incremented on breaking changes. Ignore unknown fields.' }),
      timestamp: z.iso
        .datetime()
        .openapi({ description: 'When the event occurred. The time of the attempt is in the header.', example: aTime }),
      data: sentEvents[type].data,
    })
    .openapi(eventName(type))
}

/** `answer.finished` becomes AnswerFinishedEvent. */
export function eventName(type: string): string {
  const words = type.replaceAll('_', '.').split('.')
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Event`
}

/** `answer.finished` becomes ANSWER_FINISHED. */
export function eventEnum(type: string): string {
  return type.replace('.', '_').toUpperCase()
}

/** Call in the transaction of the reported change. Triggers do this for runs, unanswered questions and documents. */
export async function recordEvent(tx: Transaction, userId: string, type: EventType, data: Record<string, unknown>): Promise<void> {
  await changedBy(tx, sql`SELECT record_webhook_event(${userId}::uuid, ${type}, ${storableJson(data)}::jsonb)`)
}

export function toPayload({ type, createdAt, data }: Pick<WebhookDelivery, 'type' | 'createdAt' | 'data'>): string {
  return JSON.stringify({ type, version: payloadVersion, timestamp: createdAt.toISOString(), data })
}
