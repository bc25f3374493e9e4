import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { anyOf, kysely, queryFirstRow, queryRows, selectDistinct, castValue } from '../../platform/database/sql/typedSql.ts'
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
  /** Also used for signing during a rotation. */
  readonly previousSecret: string | null
}

/** Per webhook, and per user of a lane. */
const atOnce = { webhook: 4, user: 8 }
const lateMs = 2000

/** Failing and slow webhooks must not delay others. */
export type Lane = 'fast' | 'slow'

const isIn = (lane: Lane): RawBuilder<SqlBool> =>
  sql`(webhooks.failing_since IS NOT NULL OR coalesce(webhooks.last_duration_ms, 0) > ${lateMs}) = ${lane === 'slow'}`

/** Not a parameter, so that generic plans use the partial index. */
const isPending = sql<SqlBool>`status = 'pending'`
const isDue = sql<SqlBool>`status = 'pending' AND next_try_at <= now()`

export async function findUsersWithDue(db: Database, lane: Lane): Promise<string[]> {
  const users = await queryRows(
    db,
    kysely
      .selectFrom(selectDistinct('webhookDeliveries', 'webhookId', isPending).as('waiting'))
      .innerJoin('webhooks', 'webhooks.id', 'waiting.value')
      .innerJoin('users', 'users.id', 'webhooks.userId')
      .select('webhooks.userId')
      .distinct()
      .where('webhooks.isEnabled', '=', true)
      .where('users.suspendedAt', 'is', null)
      .where(isIn(lane))
      .where(({ exists, selectFrom }) => exists(selectFrom('webhookDeliveries').whereRef('webhookId', '=', 'webhooks.id').where(isDue))),
  )
  return users.map(({ userId }) => userId)
}

export async function findDue(db: Database, userId: string, lane: Lane, running: readonly DueDelivery[]): Promise<DueDelivery[]> {
  const runningIds = running.map(({ id }) => id)
  const due: DueDelivery[] = await queryRows(
    db,
    kysely
      .selectFrom('webhooks')
      .innerJoin('users', 'users.id', 'webhooks.userId')
      .innerJoinLateral(
        ({ selectFrom, not, eb }) =>
          selectFrom('webhookDeliveries')
            .selectAll()
            .whereRef('webhookId', '=', 'webhooks.id')
            .where(isDue)
            .where(not(eb('id', '=', anyOf(runningIds, 'uuid'))))
            .orderBy('nextTryAt')
            .limit(atOnce.webhook)
            .as('delivery'),
        (join) => join.onTrue(),
      )
      .select(['delivery.id', 'delivery.webhookId', 'webhooks.userId', 'delivery.eventId', 'delivery.type', 'delivery.data'])
      .select(['delivery.createdAt', 'delivery.tries', 'delivery.triesBefore', 'webhooks.url', 'webhooks.secret'])
      .select(sql<string | null>`CASE WHEN previous_secret_until > now() THEN previous_secret END`.as('previousSecret'))
      .where('webhooks.userId', '=', userId)
      .where('webhooks.isEnabled', '=', true)
      .where('users.suspendedAt', 'is', null)
      .where(isIn(lane))
      .orderBy('delivery.nextTryAt')
      .orderBy('delivery.id'),
  )
  const begun = [...running]
  const countBegun = (webhookId: string) => begun.filter((one) => one.webhookId === webhookId).length
  for (const delivery of due) {
    if (begun.length < atOnce.user && countBegun(delivery.webhookId) < atOnce.webhook) begun.push(delivery)
  }
  return begun.slice(running.length)
}

export interface Ending {
  readonly status: 'pending' | 'delivered' | 'failed'
  readonly retryAfterMs: number | null
}

/** Returns the start of the current failures; null if none or concurrently changed. */
export async function finishAttempt(
  db: Database,
  { id, tries, triesBefore }: DueDelivery,
  outcome: Outcome,
  { status, retryAfterMs }: Ending,
): Promise<Date | null> {
  const { statusCode, problem, durationMs, response, isDelivered } = outcome
  const webhook = await queryFirstRow(
    db,
    kysely
      .with('ended', (db) =>
        db
          .updateTable('webhookDeliveries')
          .set({
            status,
            nextTryAt: sql<Date | null>`now() + ${retryAfterMs}::float * interval '1 millisecond'`,
            tries: tries + 1,
          })
          .where('id', '=', id)
          .where('tries', '=', tries)
          .where('triesBefore', '=', triesBefore)
          .where(isPending)
          .returning(['id', 'webhookId']),
      )
      .with('logged', (db) =>
        db
          .insertInto('webhookAttempts')
          .columns(['id', 'deliveryId', 'statusCode', 'problem', 'durationMs', 'response'])
          .expression(({ selectFrom }) =>
            selectFrom('ended').select([
              sql<string>`gen_random_uuid()`.as('attemptId'),
              'ended.id',
              castValue(statusCode, 'int').as('statusCode'),
              castValue(problem, 'text').as('problem'),
              castValue(durationMs, 'int').as('durationMs'),
              castValue(response, 'text').as('response'),
            ]),
          ),
      )
      .updateTable('webhooks')
      .from('ended')
      .set({ failingSince: isDelivered ? null : sql<Date>`coalesce(failing_since, now())`, lastDurationMs: durationMs })
      .whereRef('webhooks.id', '=', 'ended.webhookId')
      .returning('failingSince'),
  )
  return webhook?.failingSince ?? null
}
