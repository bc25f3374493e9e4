import { z } from 'zod'
import webPush from 'web-push'
import { refusePrograms } from '../account/programs.ts'
import { getLanguage } from '../account/settings/languages.ts'
import type { Prisma } from '../platform/__generated__/prisma/client.ts'
import { transaction } from '../platform/database/database.ts'
import { kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { InputError } from '../platform/errors.ts'
import type { Job } from '../platform/jobs.ts'
import type { Limit } from '../platform/limits/limits.ts'
import { createResolver, getKnownReach, type Resolve } from '../platform/network/addresses.ts'
import type { Platform } from '../platform/platform.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Viewer } from '../platform/viewer.ts'
import { isAllowedReach, post } from '../webhooks/delivery/post.ts'
import { createPushSeal, readPushKeys, type PushKeys } from './pushKeys.ts'
import { pushTitles } from './pushTitles.ts'
import { newPushSubscription, type PushKind, pushKinds } from './validation.ts'

const maxSubscriptions = 10
/** Users with many recent messages come last, since a slow push service occupies workers. */
const recent = { points: 1_000_000, seconds: 600 }
/** Open screens mark visible items as read within this time. */
const waitSeconds = 10
const keptByPushServiceSeconds = 86_400

const shown = { select: { kinds: true, createdAt: true } } as const
export type PushSubscription = Prisma.PushSubscriptionGetPayload<typeof shown>

const due = z.object({ runId: z.uuid().optional(), notificationId: z.uuid().optional() })
const sending = z.object({ subscriptionId: z.uuid(), kind: z.enum(pushKinds), path: z.string() })

interface Cause {
  readonly userId: string
  readonly kind: PushKind
  readonly path: string
}

export class PushService {
  readonly #platform: Platform
  readonly #resolve: Resolve
  #keys: Promise<PushKeys> | undefined
  readonly #recent: Limit
  readonly #dueJob: Job<z.infer<typeof due>>
  readonly #sendJob: Job<z.infer<typeof sending>>

  constructor(platform: Platform) {
    this.#platform = platform
    this.#resolve = createResolver(platform.config.webhooks.allowsPrivateNetworks)
    const { jobs, limits } = platform
    this.#recent = limits.define('push', recent)
    this.#dueJob = jobs.define('find-push-subscriptions', { schema: due }, (cause) => this.sendTo(cause))
    const rules = { schema: sending, retries: 5, retryDelaySeconds: 30, concurrency: 4 }
    this.#sendJob = jobs.define('send-push-message', rules, (message, { signal }) => this.send(message, signal))
  }

  async getPublicKey(): Promise<string> {
    return (await this.#getKeys()).publicKey
  }

  /** Subscription of the requesting browser. */
  async find({ sessionId, isProgram }: Viewer): Promise<PushSubscription | null> {
    return isProgram ? null : this.#platform.db.pushSubscription.findUnique({ where: { sessionId }, ...shown })
  }

  async subscribe(viewer: Viewer, input: z.input<typeof newPushSubscription>): Promise<PushSubscription> {
    refusePrograms(viewer)
    const { userId, sessionId } = viewer
    const { endpoint, p256dh, auth, kinds } = parseInput(newPushSubscription, input)
    this.#refuseForbidden(endpoint)
    const keys = createPushSeal(this.#platform.config.sessionSecrets).close(JSON.stringify({ p256dh, auth }))
    const data = { userId, endpoint, keys, kinds: [...new Set(kinds)] }
    return transaction(this.#platform.db, async (tx) => {
      // Serialize per user to enforce the limit.
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      // A browser has one subscription, also when another account signs in.
      await tx.pushSubscription.deleteMany({ where: { OR: [{ endpoint }, { sessionId }] } })
      if ((await tx.pushSubscription.count({ where: { userId } })) >= maxSubscriptions) throw new InputError('too_many_push_subscriptions')
      return tx.pushSubscription.create({ data: { ...data, sessionId }, ...shown })
    })
  }

  async unsubscribe(viewer: Viewer): Promise<void> {
    refusePrograms(viewer)
    await this.#platform.db.pushSubscription.deleteMany({ where: { sessionId: viewer.sessionId, userId: viewer.userId } })
  }

  async expectNotification(userId: string, notificationId: string): Promise<void> {
    await this.#expect(userId, { notificationId })
  }

  async expectAnswer({ id, userId }: { readonly id: string; readonly userId: string | null }): Promise<void> {
    if (userId !== null) await this.#expect(userId, { runId: id })
  }

  async sendTo(cause: z.infer<typeof due>): Promise<void> {
    const found = await this.#findUnseen(cause)
    if (!found) return
    const { userId, kind, path } = found
    const where = { userId, kinds: { has: kind }, session: { expiresAt: { gt: new Date() } }, user: { suspendedAt: null } }
    const subscriptions = await this.#platform.db.pushSubscription.findMany({ where, select: { id: true } })
    for (const { id } of subscriptions) {
      const { remaining } = await this.#recent.consume(userId)
      await this.#sendJob.send({ subscriptionId: id, kind, path }, { priority: remaining - recent.points })
    }
  }

  /** The message contains no text of the user: operating systems show it on locked screens. */
  async send({ subscriptionId: id, kind, path }: z.infer<typeof sending>, signal?: AbortSignal): Promise<void> {
    const { db, config } = this.#platform
    const subscription = await db.pushSubscription.findUnique({ where: { id }, include: { user: { select: { language: true } } } })
    if (!subscription) return
    const keys = JSON.parse(createPushSeal(config.sessionSecrets).open(subscription.keys)) as { p256dh: string; auth: string }
    const title = pushTitles[getLanguage(subscription.user.language, new Headers())][kind]
    const payload = JSON.stringify({ title, path })
    const { endpoint, headers, body } = webPush.generateRequestDetails({ endpoint: subscription.endpoint, keys }, payload, {
      vapidDetails: {
        subject: config.publicUrl.startsWith('https:') ? config.publicUrl : 'https://twain.invalid',
        ...(await this.#getKeys()),
      },
      TTL: keptByPushServiceSeconds,
      contentEncoding: 'aes128gcm',
    })
    const target = { url: endpoint, allowsPrivateNetworks: config.webhooks.allowsPrivateNetworks, resolve: this.#resolve }
    const { isDelivered, statusCode, problem } = await post(target, headers, body, signal)
    if (isDelivered) return
    // The browser has unsubscribed.
    if (statusCode === 404 || statusCode === 410) return void (await db.pushSubscription.deleteMany({ where: { id } }))
    throw new Error(`A push service failed: ${statusCode ?? problem ?? 'no answer'}`)
  }

  async #expect(userId: string, cause: z.infer<typeof due>): Promise<void> {
    try {
      if (!(await this.#platform.db.pushSubscription.findFirst({ where: { userId }, select: { id: true } }))) return
      await this.#dueJob.send(cause, { startAfterSeconds: waitSeconds, key: cause.runId ?? cause.notificationId })
    } catch (err) {
      this.#platform.log.warn({ err }, 'a push message could not be scheduled')
    }
  }

  async #findUnseen({ runId, notificationId }: z.infer<typeof due>): Promise<Cause | null> {
    const { db } = this.#platform
    if (runId) {
      const where = { id: runId, assistantStep: { viewedAt: null }, thread: { isTemporary: false, twinOwnerId: null } }
      const run = await db.run.findFirst({ where, select: { userId: true, threadId: true } })
      return run?.userId ? { userId: run.userId, kind: 'answers', path: `/chat/${run.threadId}` } : null
    }
    const where = { id: notificationId, readAt: null }
    const found = await db.notification.findFirst({ where, select: { userId: true, actionUrl: true, channel: { select: { key: true } } } })
    if (!found) return null
    const path = found.actionUrl?.startsWith('/') ? found.actionUrl : '/chat'
    return { userId: found.userId, kind: found.channel.key as PushKind, path }
  }

  #getKeys(): Promise<PushKeys> {
    this.#keys ??= readPushKeys(this.#platform)
    this.#keys.catch(() => (this.#keys = undefined))
    return this.#keys
  }

  /** Resolved addresses are checked at each connection. */
  #refuseForbidden(address: string): void {
    const url = new URL(address)
    const { allowsPrivateNetworks } = this.#platform.config.webhooks
    const reach = getKnownReach(url)
    const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && allowsPrivateNetworks && reach === 'loopback')
    if (!isHttps || url.username !== '' || (reach !== null && !isAllowedReach(reach, url, allowsPrivateNetworks))) {
      throw new InputError('invalid_push_subscription', { field: 'endpoint' })
    }
  }
}
