import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Outcome } from './post.ts'

export interface DueDelivery {
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
  /** Also used for signing during a rotation; null otherwise. */
  readonly previousSecret: string | null
}

/** The maximum number of concurrent deliveries, per webhook and per user of a lane. */
const atOnce = { webhook: 4, user: 8 }
/** Slower responses count as late. */
const lateMs = 2000

/** Failing and slow webhooks have a lane of their own so that they don’t delay the others. */
export type Lane = 'fast' | 'slow'

const isIn = (lane: Lane) =>
  Prisma.sql`(webhook.failing_since IS NOT NULL OR coalesce(webhook.last_duration_ms, 0) > ${lateMs}) = ${lane === 'slow'}`

/** Reads one delivery per webhook, however many are due. */
export async function findUsersWithDue(db: Database, lane: Lane): Promise<string[]> {
  const users = await db.$queryRaw<{ userId: string }[]>`
    WITH RECURSIVE waiting (webhook_id) AS (
      (SELECT webhook_id FROM webhook_deliveries WHERE status = 'pending' ORDER BY webhook_id LIMIT 1)
      UNION ALL
      SELECT (SELECT next.webhook_id FROM webhook_deliveries AS next
        WHERE next.status = 'pending' AND next.webhook_id > waiting.webhook_id ORDER BY next.webhook_id LIMIT 1)
      FROM waiting WHERE waiting.webhook_id IS NOT NULL
    )
    SELECT DISTINCT webhook.user_id AS "userId" FROM waiting JOIN webhooks AS webhook ON webhook.id = waiting.webhook_id
    WHERE webhook.is_enabled AND ${isIn(lane)} AND EXISTS (
      SELECT FROM webhook_deliveries AS delivery
      WHERE delivery.webhook_id = webhook.id AND delivery.status = 'pending' AND delivery.next_try_at <= now())`
  return users.map(({ userId }) => userId)
}

/** The user’s oldest due deliveries within the limits, given those `running`. */
export async function findDue(db: Database, userId: string, lane: Lane, running: readonly DueDelivery[]): Promise<DueDelivery[]> {
  const due = await db.$queryRaw<DueDelivery[]>`
    SELECT delivery.id, webhook.id AS "webhookId", webhook.user_id AS "userId", delivery.event_id AS "eventId", delivery.type, delivery.data,
      delivery.created_at AS "createdAt", delivery.tries, delivery.tries_before AS "triesBefore", webhook.url, webhook.secret,
      CASE WHEN webhook.previous_secret_until > now() THEN webhook.previous_secret END AS "previousSecret"
    FROM webhooks AS webhook CROSS JOIN LATERAL (
      SELECT * FROM webhook_deliveries AS delivery
      WHERE delivery.webhook_id = webhook.id AND delivery.status = 'pending' AND delivery.next_try_at <= now()
        AND delivery.id <> ALL (${running.map(({ id }) => id)}::uuid[])
      ORDER BY delivery.next_try_at LIMIT ${atOnce.webhook}
    ) AS delivery
    WHERE webhook.user_id = ${userId}::uuid AND webhook.is_enabled AND ${isIn(lane)}
    ORDER BY delivery.next_try_at, delivery.id`
  const begun = [...running]
  const countBegun = (webhookId: string) => begun.filter((one) => one.webhookId === webhookId).length
  for (const delivery of due) {
    if (begun.length < atOnce.user && countBegun(delivery.webhookId) < atOnce.webhook) begun.push(delivery)
  }
  return begun.slice(running.length)
}

/** The new state of a delivery after an attempt. */
export interface Ending {
  readonly status: 'pending' | 'delivered' | 'failed'
  /** Null unless the delivery stays pending. */
  readonly retryAfterMs: number | null
}

/** Returns the start of the current series of failures; null if there is none or the delivery was changed in the meantime. */
export async function finishAttempt(
  db: Database,
  { id, tries, triesBefore }: DueDelivery,
  outcome: Outcome,
  { status, retryAfterMs }: Ending,
): Promise<Date | null> {
  const [webhook] = await db.$queryRaw<{ failingSince: Date | null }[]>`
    WITH ended AS (
      UPDATE webhook_deliveries
      SET status = ${status}::webhook_delivery_status, next_try_at = now() + ${retryAfterMs}::float * interval '1 millisecond', tries = tries + 1
      WHERE id = ${id}::uuid AND tries = ${tries} AND tries_before = ${triesBefore} AND status = 'pending'
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
