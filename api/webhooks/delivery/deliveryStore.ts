import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasLeft } from '../../platform/processes/processes.ts'
import type { Outcome } from './post.ts'

/** A delivery that this process makes, and nobody else as long as its tries are what they were. */
export interface ClaimedDelivery {
  readonly id: string
  readonly webhookId: string
  readonly userId: string
  readonly eventId: string
  readonly type: string
  readonly data: Prisma.JsonValue
  readonly createdAt: Date
  readonly tries: number
  readonly triesBefore: number
  readonly url: string
  readonly secret: string
  /** Signs too; null where there is none, or no longer. */
  readonly previousSecret: string | null
  /** Whether it takes one of the places of those that fail or answer late. */
  readonly isSlow: boolean
}

/** How many deliveries are made at once, of all processes together. */
export const atOnce = { webhook: 4, person: 8 }
/** An answer that takes longer than this counts as late. */
const lateMs = 2000
/** Longer than an attempt can take, with what is written after it. */
const lease = Prisma.raw(`interval '20 seconds'`)

/**
 * Deliveries whose time has come, people in turns, so that whoever has many waits behind whoever has one. Webhooks that fail or answer
 * late have places of their own: however many there are, the others do not wait for them.
 */
export async function claimDeliveries(
  db: Database,
  owner: { processId: string; isOnlyProcess: boolean; places: { fast: number; slow: number } },
): Promise<ClaimedDelivery[]> {
  const isMine = Prisma.sql`delivery.process_id = ${owner.processId}::uuid`
  // Somebody makes it who was not killed.
  const isHeld = owner.isOnlyProcess ? isMine : Prisma.sql`(${isMine} OR NOT (${hasLeft('delivery.process_id')}))`
  const isLeased = Prisma.sql`(delivery.lease_until > now() AND ${isHeld})`
  return db.$queryRaw<ClaimedDelivery[]>`
    WITH RECURSIVE waiting (webhook_id) AS (
      (SELECT webhook_id FROM webhook_deliveries WHERE status = 'pending' ORDER BY webhook_id LIMIT 1)
      UNION ALL
      SELECT (SELECT next.webhook_id FROM webhook_deliveries AS next
        WHERE next.status = 'pending' AND next.webhook_id > waiting.webhook_id ORDER BY next.webhook_id LIMIT 1)
      FROM waiting WHERE waiting.webhook_id IS NOT NULL
    ), busy AS (
      SELECT webhook.id AS webhook_id, webhook.user_id FROM webhook_deliveries AS delivery JOIN webhooks AS webhook ON webhook.id = delivery.webhook_id
      WHERE delivery.lease_until IS NOT NULL AND ${isLeased}
    ), due AS (
      SELECT one.id, one.next_try_at, webhook.failing_since IS NOT NULL OR coalesce(webhook.last_duration_ms, 0) > ${lateMs} AS is_slow,
        row_number() OVER (PARTITION BY webhook.user_id ORDER BY one.next_try_at, one.id)
          + (SELECT count(*) FROM busy WHERE busy.user_id = webhook.user_id) AS turn
      FROM waiting JOIN webhooks AS webhook ON webhook.id = waiting.webhook_id AND webhook.is_enabled
      CROSS JOIN LATERAL (
        SELECT delivery.id, delivery.next_try_at FROM webhook_deliveries AS delivery
        WHERE delivery.webhook_id = webhook.id AND delivery.status = 'pending' AND delivery.next_try_at <= now()
          AND (delivery.lease_until IS NULL OR NOT ${isLeased})
        ORDER BY delivery.next_try_at
        LIMIT greatest(0, ${atOnce.webhook} - (SELECT count(*) FROM busy WHERE busy.webhook_id = webhook.id))
      ) AS one
    ), placed AS (
      SELECT id, is_slow, row_number() OVER (PARTITION BY is_slow ORDER BY turn, next_try_at) AS place FROM due WHERE turn <= ${atOnce.person}
    )
    UPDATE webhook_deliveries AS delivery SET tries = tries + 1, lease_until = now() + ${lease}, process_id = ${owner.processId}::uuid
    FROM webhooks AS webhook, placed
    WHERE webhook.id = delivery.webhook_id AND placed.id = delivery.id AND delivery.id IN (
      SELECT delivery.id FROM webhook_deliveries AS delivery
      WHERE delivery.id IN (
        SELECT id FROM placed WHERE place <= CASE WHEN is_slow THEN ${owner.places.slow}::int ELSE ${owner.places.fast}::int END
      ) AND delivery.status = 'pending' AND (delivery.lease_until IS NULL OR NOT ${isLeased})
      FOR UPDATE SKIP LOCKED)
    RETURNING delivery.id, delivery.webhook_id AS "webhookId", webhook.user_id AS "userId", delivery.event_id AS "eventId", delivery.type,
      delivery.data, delivery.created_at AS "createdAt", delivery.tries, delivery.tries_before AS "triesBefore", webhook.url, webhook.secret,
      CASE WHEN webhook.previous_secret_until > now() THEN webhook.previous_secret END AS "previousSecret", placed.is_slow AS "isSlow"`
}

/** What is to become of a delivery after an attempt. */
export interface Ending {
  readonly status: 'pending' | 'delivered' | 'failed'
  /** Null unless it stays pending. */
  readonly retryAfterMs: number | null
}

/** Answers since when the webhook fails; null when it does not, or when somebody else makes the delivery by now. */
export async function finishAttempt(
  db: Database,
  { id, tries }: ClaimedDelivery,
  outcome: Outcome,
  { status, retryAfterMs }: Ending,
): Promise<Date | null> {
  const [webhook] = await db.$queryRaw<{ failingSince: Date | null }[]>`
    WITH ended AS (
      UPDATE webhook_deliveries
      SET status = ${status}::webhook_delivery_status, next_try_at = now() + ${retryAfterMs}::float * interval '1 millisecond', lease_until = NULL,
        process_id = NULL
      WHERE id = ${id}::uuid AND tries = ${tries} AND status = 'pending'
      RETURNING id, webhook_id
    ), logged AS (
      INSERT INTO webhook_attempts (id, delivery_id, status_code, problem, duration_ms, response)
      SELECT gen_random_uuid(), id, ${outcome.statusCode}::int, ${outcome.problem}, ${outcome.durationMs}::int, ${outcome.response} FROM ended
    )
    UPDATE webhooks
    SET failing_since = CASE WHEN ${outcome.isDelivered} THEN NULL ELSE coalesce(failing_since, now()) END,
      last_duration_ms = ${outcome.durationMs}::int
    FROM ended WHERE webhooks.id = ended.webhook_id
    RETURNING failing_since AS "failingSince"`
  return webhook?.failingSince ?? null
}

/** Puts deliveries back as if they had not been begun, for the next process. */
export async function releaseDeliveries(db: Database, deliveries: readonly Pick<ClaimedDelivery, 'id' | 'tries'>[]): Promise<void> {
  for (const { id, tries } of deliveries) {
    await db.webhookDelivery.updateMany({
      where: { id, tries, status: 'pending' },
      data: { leaseUntil: null, processId: null, triesBefore: { increment: 1 } },
    })
  }
}
