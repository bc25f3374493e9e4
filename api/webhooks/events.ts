import type { WebhookDelivery } from '../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../platform/database/database.ts'
import { storableJson } from '../platform/text/storableJson.ts'
import { type EventType, payloadVersion } from './webhookEvents.ts'

/**
 * Writes an event down for every webhook of a person that wants it, in the transaction of what it tells, so that neither is kept without
 * the other. What happens to runs, unanswered questions and documents is written by triggers of theirs.
 */
export async function recordEvent(tx: Transaction, userId: string, type: EventType, data: Record<string, unknown>): Promise<void> {
  await tx.$executeRaw`SELECT record_webhook_event(${userId}::uuid, ${type}, ${storableJson(data)}::jsonb)`
}

/** What is sent, the same for each attempt. */
export function payloadOf({ type, createdAt, data }: Pick<WebhookDelivery, 'type' | 'createdAt' | 'data'>): string {
  return JSON.stringify({ type, version: payloadVersion, timestamp: createdAt.toISOString(), data })
}
