import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import { transaction } from '../../platform/database/database.ts'
import { countChanged, kysely } from '../../platform/database/sql/typedSql.ts'
import { type Resolve, createResolver } from '../../platform/network/addresses.ts'
import type { Platform } from '../../platform/platform.ts'
import { toPayload } from '../webhookEvents.ts'
import { createSecretSeal } from '../secrets.ts'
import { type DueDelivery, type Ending, findDue, findUsersWithDue, finishAttempt, type Lane } from './deliveryStore.ts'
import { type Outcome, post } from './post.ts'

export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>

const lookEverySeconds = 1
/** Users per lane and process. */
const concurrency = 16
/** Time per user. */
const turnMs = 10_000
const schema = z.object({ userId: z.uuid() })
const day = 86_400_000
/** After this time, a failing webhook is disabled. */
const maxFailingMs = 5 * day
const keptDays = 30
/** Maximum per webhook. */
const keptDeliveries = 10_000

export function createWebhookDispatcher(platform: Platform, notifications: NotificationsService, { resolve }: { resolve?: Resolve } = {}) {
  const { db, config, log, jobs } = platform
  const { allowsPrivateNetworks, retrySeconds } = config.webhooks
  const seal = createSecretSeal(config.sessionSecrets)
  const resolveName = resolve ?? createResolver(allowsPrivateNetworks)
  const [fast, slow] = [defineJob('fast'), defineJob('slow')]
  jobs.define('delete-old-webhook-deliveries', { schema: z.object({}), cron: '45 * * * *' }, () => deleteOld(new Date()))

  function defineJob(lane: Lane) {
    const exclusive = { find, everySeconds: lookEverySeconds }
    async function find() {
      const users = await findUsersWithDue(db, lane)
      return users.map((userId) => ({ data: { userId }, key: userId }))
    }
    return jobs.define(`deliver-to-${lane}-webhooks`, { schema, exclusive, concurrency }, ({ userId }, { signal }) =>
      deliverDue(userId, lane, signal),
    )
  }

  async function deliverDue(userId: string, lane: Lane, signal: AbortSignal): Promise<void | 'continue'> {
    const running = new Map<DueDelivery, Promise<void>>()
    const until = performance.now() + turnMs
    for (;;) {
      const isTurn = performance.now() < until && !signal.aborted
      for (const delivery of isTurn ? await findDue(db, userId, lane, [...running.keys()]) : []) {
        const sending = deliver(delivery, signal)
          .catch((err: unknown) => log.error({ err, deliveryId: delivery.id }, 'a webhook delivery could not be recorded'))
          .finally(() => running.delete(delivery))
        running.set(delivery, sending)
      }
      if (running.size === 0) {
        // A response can move the webhook to another lane.
        await deliverSoon()
        return isTurn ? undefined : 'continue'
      }
      // Others of the user’s webhooks can have new deliveries while a slow one runs.
      await Promise.race([...running.values(), sleep(lookEverySeconds * 1000, undefined, { ref: false })])
    }
  }

  async function deliver(delivery: DueDelivery, signal: AbortSignal): Promise<void> {
    let outcome: Outcome
    try {
      outcome = await send(delivery, signal)
    } catch (error) {
      if (signal.aborted) return
      // Counts as an attempt, so that it isn’t repeated forever.
      log.error({ err: error, deliveryId: delivery.id }, 'a webhook delivery could not be sent')
      outcome = { isDelivered: false, statusCode: null, problem: 'It couldn’t be sent.', durationMs: 0, response: '' }
    }
    const failingSince = await finishAttempt(db, delivery, outcome, getEnding(delivery, outcome))
    if (outcome.statusCode === 410) await turnOff(delivery, 'It answered 410 Gone.')
    else if (failingSince && Date.now() - failingSince.getTime() > maxFailingMs) {
      await turnOff(delivery, 'Every delivery failed for 5 days.')
    }
  }

  async function send({ eventId, url, secret, previousSecret, ...event }: DueDelivery, signal: AbortSignal): Promise<Outcome> {
    const body = toPayload(event)
    const now = new Date()
    const opened = [secret, previousSecret].flatMap((sealed) => (sealed === null ? [] : openSecret(sealed)))
    if (opened.length === 0) {
      return {
        isDelivered: false,
        statusCode: null,
        problem: 'Its signing secret can’t be read. Create a new one.',
        durationMs: 0,
        response: '',
      }
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Twain-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': opened.map((key) => new Webhook(key).sign(eventId, now, body)).join(' '),
    }
    return post({ url, allowsPrivateNetworks, resolve: resolveName }, headers, body, signal)
  }

  /** Empty if the server’s secret has changed. */
  function openSecret(sealed: string): string[] {
    try {
      return [seal.open(sealed)]
    } catch {
      return []
    }
  }

  function getEnding({ tries, triesBefore }: DueDelivery, { isDelivered }: Outcome): Ending {
    if (isDelivered) return { status: 'delivered', retryAfterMs: null }
    const seconds = retrySeconds[tries - triesBefore]
    if (seconds === undefined) return { status: 'failed', retryAfterMs: null }
    // 10% jitter spreads retries.
    return { status: 'pending', retryAfterMs: seconds * 1000 * (0.9 + Math.random() * 0.2) }
  }

  /** Pending deliveries wait until the webhook is enabled or they expire. */
  async function turnOff({ webhookId, userId, url }: DueDelivery, problem: string): Promise<void> {
    const notification = await transaction(db, async (tx) => {
      const { count } = await tx.webhook.updateMany({ where: { id: webhookId, isEnabled: true }, data: { isEnabled: false, problem } })
      if (count === 0) return null
      return notifications.write(tx, userId, {
        channel: 'account',
        type: 'warning',
        title: 'A webhook was turned off',
        summary: new URL(url).host.slice(0, 300),
        message: problem,
        actionUrl: '/settings#webhooks',
      })
    })
    if (notification) await notifications.notifyClients(userId, notification.id)
  }

  async function deleteOld(now: Date): Promise<void> {
    await db.webhookDelivery.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - keptDays * day) } } })
    const ranked = kysely
      .selectFrom('webhookDeliveries')
      .select((eb) => [
        'id',
        'status',
        eb.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('webhookId').orderBy('createdAt', 'desc').orderBy('id', 'desc'))
          .as('rank'),
      ])
      .as('ranked')
    const old = kysely.selectFrom(ranked).select('ranked.id').where('rank', '>', keptDeliveries).where('status', '<>', 'pending')
    await countChanged(db, kysely.deleteFrom('webhookDeliveries').where('id', 'in', old))
  }

  async function deliverSoon(): Promise<void> {
    await Promise.all([fast.sendFound(), slow.sendFound()])
  }

  return { deliverSoon, deleteOld }
}
