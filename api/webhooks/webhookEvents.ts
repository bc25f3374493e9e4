import { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { WebhookDelivery } from '../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../platform/database/database.ts'
import { countChanged } from '../platform/database/sql/typedSql.ts'
import { toStorableJson } from '../platform/text/storableJson.ts'
import { capitalize } from '../platform/text/text.ts'

const anId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const aTime = '2026-01-31T09:30:00.000Z'

const idField = (what: string) => z.uuid().openapi({ description: what, example: anId })

/** Payloads contain IDs; receivers read details with their own permissions. */
export const webhookEvents = {
  'answer.finished': {
    summary: 'An answer to the owner finished',
    data: z.object({
      run_id: idField('Run that created the answer, for GET /chat/runs/{id}.'),
      thread_id: idField('Conversation, for GET /chat/threads/{id}/history.'),
      step_id: idField('Answer, for GET /chat/steps/{id}.'),
    }),
  },
  'answer.failed': {
    summary: 'An answer to the owner failed',
    data: z.object({
      run_id: idField('Failed run, for POST /chat/runs/{id}/retry.'),
      thread_id: idField('Conversation, for GET /chat/threads/{id}/history.'),
      step_id: idField('The incomplete answer.'),
      code: z.string().openapi({ description: 'Code of the error.', example: 'model_unavailable' }),
    }),
  },
  'twin.message_left': {
    summary: 'A visitor left the owner a message',
    data: z.object({
      conversation_id: idField('Conversation, for GET /twin-conversations/{id}.'),
      notification_id: idField('Notification with the message, for GET /notifications.'),
      entry_id: idField('Message, for GET /inbox/{id}. Only for messages sent with POST /chat/steps/{id}/send-to-owner.').optional(),
    }),
  },
  'twin.question_asked': {
    summary: 'A visitor sent the owner an unanswered question',
    data: z.object({
      conversation_id: idField('Conversation, for GET /twin-conversations/{id}.'),
      entry_id: idField('Question, for GET /inbox/{id}.'),
    }),
  },
  'twin.approval_waiting': {
    summary: 'An answer of the twin waits for the owner’s approval',
    data: z.object({
      conversation_id: idField('Conversation, for GET /twin-conversations/{id}.'),
      entry_id: idField('Question and proposed answer, for GET /inbox/{id}.'),
    }),
  },
  'twin.question_unanswered': {
    summary: 'The twin couldn’t answer a visitor',
    data: z.object({
      question_key: z
        .string()
        .openapi({ description: 'Key of the question, for GET /twin-questions.', example: '0b6cf26ff4f3ae1ee3cf5b9e0c3c6f5a' }),
      conversation_id: idField('Conversation, for GET /twin-conversations/{id}.'),
      step_id: idField('Twin’s reply that it can’t answer.'),
    }),
  },
  'twin.check_failed': {
    summary: 'The twin no longer answers a corrected question as its owner did',
    data: z.object({ check_id: idField('The check, for GET /twin-checks/{id}.') }),
  },
  'import.finished': {
    summary: 'An import of stories or conversations finished',
    data: z.object({
      import_id: idField('Import, for GET /chat/imports/{id}. Only for imports of conversations.').optional(),
      story_count: z.int().openapi({ description: 'Number of stories added.', example: 12 }),
      conversation_count: z.int().optional().openapi({ description: 'Number of conversations added by an import.', example: 212 }),
      entry_count: z.int().optional().openapi({ description: 'Number of other entries added from a Twain export.', example: 340 }),
      known_count: z.int().openapi({ description: 'Number of items skipped as already imported.', example: 0 }),
      problem_count: z.int().openapi({ description: 'Number of files not imported.', example: 0 }),
    }),
  },
  'document.finished': {
    summary: 'Reading of a document finished or failed',
    data: z.object({
      document_id: idField('Document, for GET /knowledge/documents/{id}.'),
      status: z.enum(['ready', 'failed']).openapi({ description: 'Whether the document was read.', example: 'ready' }),
      is_newer_file: z.boolean().openapi({ description: 'Whether the file replaces an earlier one of the document.', example: false }),
    }),
  },
} as const

export type EventType = keyof typeof webhookEvents
export const eventTypes = Object.keys(webhookEvents) as [EventType, ...EventType[]]

export const testType = 'webhook.test'

export const sentEvents = {
  ...webhookEvents,
  [testType]: {
    summary: 'A test event that the owner requested',
    data: z.object({ webhook_id: idField('The tested webhook.') }),
  },
}

/** Increment when a field is removed or changes its meaning. */
const payloadVersion = 1

export function describeEvent(type: keyof typeof sentEvents) {
  return z
    .object({
      type: z.literal(type),
      version: z.literal(payloadVersion).openapi({ description: 'Payload version, incremented on breaking changes.' }),
      timestamp: z.iso.datetime().openapi({ description: 'When the event occurred.', example: aTime }),
      data: sentEvents[type].data,
    })
    .openapi(toEventName(type))
}

export function toEventName(type: string): string {
  const words = type.replaceAll('_', '.').split('.')
  return `${words.map(capitalize).join('')}Event`
}

/** ANSWER_FINISHED for `answer.finished`. */
export function toEventEnum(type: string): string {
  return type.replace('.', '_').toUpperCase()
}

/** Call in the transaction of the change. Triggers do this for runs, unanswered questions and documents. */
export async function recordEvent(tx: Transaction, userId: string, type: EventType, data: Record<string, unknown>): Promise<void> {
  await countChanged(tx, sql`SELECT record_webhook_event(${userId}::uuid, ${type}, ${toStorableJson(data)}::jsonb)`)
}

export function toPayload({ type, createdAt, data }: Pick<WebhookDelivery, 'type' | 'createdAt' | 'data'>): string {
  return JSON.stringify({ type, version: payloadVersion, timestamp: createdAt.toISOString(), data })
}
