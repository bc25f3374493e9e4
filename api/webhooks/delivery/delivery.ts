import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import { transaction } from '../../platform/database/database.ts'
import { changedBy, kysely } from '../../platform/database/sql/typedSql.ts'
import { type Resolve, resolverOf } from '../../platform/network/addresses.ts'
import type { Platform } from '../../platform/platform.ts'
import { payloadOf } from '../webhookEvents.ts'
import { SecretBox } from '../secrets.ts'
import { type ClaimedDelivery, claimDeliveries, type Ending, finishAttempt, releaseDeliveries } from './deliveryStore.ts'
import { type Outcome, post } from './post.ts'

/** Sends what was written down for webhooks, and tries again what fails. */
export interface WebhookDelivering {
  /** Keeps looking for what is due, in a process that does jobs. */
  boot(): void
  /** Looks at once, where a process that does jobs is asked; the others look within a second. */
  deliverSoon(): void
  /** All that is due, to its end. */
  deliverDue(): Promise<void>
  deleteOld(now: Date): Promise<void>
  /** Puts back what is being sent. */
  close(): Promise<void>
}

const lookEveryMs = 1000
/** In this process. */
const places = { fast: 16, slow: 16 }
const day = 86_400_000
/** A webhook that has failed for so long is turned off. */
const maxFailingMs = 5 * day
export const keptDays = 30
/** Of one webhook, those that are not on their way any more. */
export const keptDeliveries = 10_000

export function createWebhookDelivering(
  platform: Platform,
  notifications: NotificationsService,
  { resolve }: { resolve?: Resolve } = {},
): WebhookDelivering {
  const { db, config, log, jobs, processId } = platform
  const { allowsPrivateNetworks, retrySeconds } = config.webhooks
  const secrets = new SecretBox(config.sessionSecret)
  const resolveName = resolve ?? resolverOf(allowsPrivateNetworks)
  // Without a shared log there is no second process, so whatever another one began was left by one that is gone.
  const isOnlyProcess = config.redisUrl === undefined
  const closing = new AbortController()
  const running = new Set<Promise<void>>()
  const taken = { fast: 0, slow: 0 }
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isAskedAgain = false

  jobs.define('delete-old-webhook-deliveries', { schema: z.object({}), cron: '45 * * * *' }, () => deleteOld(new Date()))

  /** One look at a time; what is asked for meanwhile is another one after it. */
  function look(): Promise<void> {
    if (looking) {
      isAskedAgain = true
      return looking
    }
    looking = begin()
      .catch((err: unknown) => log.warn({ err }, 'looking for webhook deliveries failed'))
      .finally(() => {
        looking = null
        if (isAskedAgain) void look()
      })
    return looking
  }

  async function begin(): Promise<void> {
    isAskedAgain = false
    const free = { fast: places.fast - taken.fast, slow: places.slow - taken.slow }
    if (closing.signal.aborted || (free.fast === 0 && free.slow === 0)) return
    const claimed = await claimDeliveries(db, { processId, isOnlyProcess, places: free })
    if (closing.signal.aborted) return releaseDeliveries(db, claimed)
    for (const delivery of claimed) {
      const lane = delivery.isSlow ? 'slow' : 'fast'
      taken[lane] += 1
      const sending: Promise<void> = deliver(delivery)
        .catch((err: unknown) => log.error({ err, deliveryId: delivery.id }, 'a webhook delivery could not be recorded'))
        .finally(() => {
          taken[lane] -= 1
          running.delete(sending)
          // More may wait for its place.
          if (!closing.signal.aborted) void look()
        })
      running.add(sending)
    }
  }

  async function deliver(claimed: ClaimedDelivery): Promise<void> {
    let outcome: Outcome
    try {
      outcome = await send(claimed)
    } catch (error) {
      if (closing.signal.aborted) return releaseDeliveries(db, [claimed])
      // It counts as an attempt, so that it is not begun again and again.
      log.error({ err: error, deliveryId: claimed.id }, 'a webhook delivery could not be sent')
      outcome = { isDelivered: false, statusCode: null, problem: 'It could not be sent.', durationMs: 0, response: '' }
    }
    const failingSince = await finishAttempt(db, claimed, outcome, endingOf(claimed, outcome))
    if (outcome.statusCode === 410) await turnOff(claimed, 'It answered 410 Gone.')
    else if (failingSince && Date.now() - failingSince.getTime() > maxFailingMs) {
      await turnOff(claimed, 'Every delivery failed for 5 days.')
    }
  }

  async function send({ eventId, url, secret, previousSecret, ...event }: ClaimedDelivery): Promise<Outcome> {
    const body = payloadOf(event)
    const now = new Date()
    const opened = [secret, previousSecret].flatMap((box) => (box === null ? [] : (secrets.open(box) ?? [])))
    if (opened.length === 0) {
      return { isDelivered: false, statusCode: null, problem: 'Its secret cannot be read. Make a new one.', durationMs: 0, response: '' }
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Twain-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': opened.map((key) => new Webhook(key).sign(eventId, now, body)).join(' '),
    }
    return post({ url, allowsPrivateNetworks, resolve: resolveName }, headers, body, closing.signal)
  }

  function endingOf({ tries, triesBefore }: ClaimedDelivery, { isDelivered }: Outcome): Ending {
    if (isDelivered) return { status: 'delivered', retryAfterMs: null }
    const seconds = retrySeconds[tries - triesBefore - 1]
    if (seconds === undefined) return { status: 'failed', retryAfterMs: null }
    // A tenth more or less, so that what failed together does not come back together.
    return { status: 'pending', retryAfterMs: seconds * 1000 * (0.9 + Math.random() * 0.2) }
  }

  /** Its owner is told; what waits for it stays until it is turned on again, or is too old. */
  async function turnOff({ webhookId, userId, url }: ClaimedDelivery, problem: string): Promise<void> {
    const notification = await transaction(db, async (tx) => {
      const { count } = await tx.webhook.updateMany({ where: { id: webhookId, isEnabled: true }, data: { isEnabled: false, problem } })
      if (count === 0) return null
      return notifications.write(tx, userId, {
        channel: 'account',
        type: 'warning',
        title: 'A webhook was turned off',
        summary: new URL(url).host.slice(0, 300),
        message: `${problem} Turn it on again in Settings once it works.`,
        actionUrl: '/settings#webhooks',
      })
    })
    if (notification) await notifications.tellOf(userId, notification.id)
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
    await changedBy(db, kysely.deleteFrom('webhookDeliveries').where('id', 'in', old))
  }

  return {
    boot() {
      if (!config.roles.includes('worker')) return
      timer = setInterval(() => void look(), lookEveryMs)
      void look()
    },
    deliverSoon() {
      if (timer) void look()
    },
    async deliverDue() {
      do {
        await look()
        await Promise.all(running)
        // The last one to end looks for more.
        await looking
      } while (running.size > 0 || looking)
    },
    deleteOld,
    async close() {
      clearInterval(timer)
      closing.abort()
      await looking
      await Promise.all(running)
    },
  }
}
