import { sql } from 'kysely'
import type { z } from 'zod'
import type { EmailsService } from '../account/emails/emails.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Prisma } from '../platform/__generated__/prisma/client.ts'
import { transaction } from '../platform/database/database.ts'
import { countChanged, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { createOwnedFinder } from '../platform/database/ownedRows.ts'
import { InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits/limits.ts'
import { getKnownReach } from '../platform/network/addresses.ts'
import type { Platform } from '../platform/platform.ts'
import type { Seal } from '../platform/seal.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Viewer } from '../platform/viewer.ts'
import { isAllowedReach } from './delivery/post.ts'
import { createSecretSeal, createSecret } from './secrets.ts'
import { newWebhook, webhookChange } from './webhookBodies.ts'

const maxWebhooks = 10
const overlapMs = 86_400_000

/** Never returned after creation. */
const shown = { omit: { secret: true, previousSecret: true } } as const
export type Webhook = Prisma.WebhookGetPayload<typeof shown>

export class WebhooksService {
  readonly #platform: Platform
  readonly #emails: EmailsService
  readonly #notifications: NotificationsService
  readonly #seal: Seal
  readonly #changes: Limit
  readonly #findOwned = createOwnedFinder(
    ({ userId }: Viewer) => userId,
    ({ userId }, ids) => this.#platform.db.webhook.findMany({ where: { userId, id: { in: [...ids] } }, ...shown }),
  )

  constructor(platform: Platform, uses: { emails: EmailsService; notifications: NotificationsService }) {
    this.#platform = platform
    this.#emails = uses.emails
    this.#notifications = uses.notifications
    this.#seal = createSecretSeal(platform.config.sessionSecrets)
    this.#changes = platform.limits.define('webhook-change', { points: 60, seconds: 3600 })
  }

  async list({ userId }: Viewer): Promise<Webhook[]> {
    return this.#platform.db.webhook.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...shown })
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<Webhook | null> {
    return viewer ? this.#findOwned(viewer, id) : null
  }

  async get(viewer: Viewer, { id }: { id: string }): Promise<Webhook> {
    const webhook = await this.find(viewer, { id })
    if (!webhook) throw new NotFoundError('no_such_webhook')
    return webhook
  }

  async create(viewer: Viewer, input: z.input<typeof newWebhook>): Promise<{ webhook: Webhook; secret: string }> {
    const { userId } = viewer
    const { url, description, eventTypes } = parseInput(newWebhook, input)
    this.#refuseForbidden(url)
    await this.#count(userId)
    const secret = createSecret()
    const { webhook, notification } = await transaction(this.#platform.db, async (tx) => {
      await this.#emails.refuseUnverified(tx, userId)
      // Serialize per user to enforce the limit.
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      if ((await tx.webhook.count({ where: { userId } })) >= maxWebhooks) {
        throw new InputError('too_many_webhooks', { params: { max: maxWebhooks } })
      }
      const data = { userId, url, description, eventTypes, secret: this.#seal.close(secret) }
      return {
        webhook: await tx.webhook.create({ data, ...shown }),
        notification: await this.#notifications.write(tx, userId, {
          channel: 'account',
          type: 'warning',
          title: 'A webhook was added',
          summary: new URL(url).host.slice(0, 300),
          message: 'It receives events from your account. If this wasn’t you, delete it and change your password.',
          actionUrl: '/settings#webhooks',
        }),
      }
    })
    await this.#notifications.notifyClients(userId, notification.id)
    return { webhook, secret }
  }

  async update(viewer: Viewer, { id, ...input }: z.input<typeof webhookChange> & { id: string }): Promise<Webhook> {
    const { url, description, eventTypes, isEnabled } = parseInput(webhookChange, input)
    if (url) this.#refuseForbidden(url)
    await this.get(viewer, { id })
    await this.#count(viewer.userId)
    const isMoved = url !== null && url !== undefined
    const data = {
      ...(isMoved && { url }),
      ...(typeof description === 'string' && { description }),
      ...(eventTypes && { eventTypes }),
      ...(typeof isEnabled === 'boolean' && { isEnabled }),
      ...((isMoved || isEnabled) && { failingSince: null, lastDurationMs: null }),
      ...(isEnabled && { problem: null }),
    }
    const { count } = await this.#platform.db.webhook.updateMany({ where: { id, userId: viewer.userId }, data })
    if (count === 0) throw new NotFoundError('no_such_webhook')
    return this.get(viewer, { id })
  }

  async rotateSecret(viewer: Viewer, { id }: { id: string }): Promise<{ webhook: Webhook; secret: string }> {
    await this.get(viewer, { id })
    await this.#count(viewer.userId)
    const secret = createSecret()
    const count = await countChanged(
      this.#platform.db,
      kysely
        .updateTable('webhooks')
        .set((eb) => ({
          previousSecret: eb.ref('secret'),
          previousSecretUntil: new Date(Date.now() + overlapMs),
          secret: this.#seal.close(secret),
          updatedAt: sql<Date>`now()`,
        }))
        .where('id', '=', id)
        .where('userId', '=', viewer.userId),
    )
    if (count === 0) throw new NotFoundError('no_such_webhook')
    return { webhook: await this.get(viewer, { id }), secret }
  }

  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#platform.db.webhook.deleteMany({ where: { id, userId } })
    if (count === 0) throw new NotFoundError('no_such_webhook')
  }

  /** Resolved addresses are checked at each connection. */
  #refuseForbidden(address: string): void {
    const url = new URL(address)
    const { allowsPrivateNetworks } = this.#platform.config.webhooks
    const reach = getKnownReach(url)
    if (url.protocol === 'http:' && !(allowsPrivateNetworks && reach === 'loopback')) {
      throw new InputError('webhook_address_invalid', { field: 'url' })
    }
    if (reach !== null && !isAllowedReach(reach, url, allowsPrivateNetworks)) {
      throw new InputError('webhook_address_private', { field: 'url' })
    }
  }

  async #count(userId: string): Promise<void> {
    const { isAllowed, retryAfterMs } = await this.#changes.consume(userId)
    if (!isAllowed) throw new RateLimitError('too_many_webhook_changes', Math.ceil(retryAfterMs / 1000))
  }
}
