import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Prisma } from '../platform/__generated__/prisma/client.ts'
import { ConflictError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits/limits.ts'
import { countChanged, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { type KeysetPage, selectPage } from '../platform/database/keysetPages.ts'
import type { Platform } from '../platform/platform.ts'
import { isUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { WebhookDispatcher } from './delivery/delivery.ts'
import { testType } from './webhookEvents.ts'

const shownAttempts = 30
const withAttempts = { include: { attempts: { orderBy: { createdAt: 'desc' }, take: shownAttempts } } } as const

export type Delivery = Prisma.WebhookDeliveryGetPayload<typeof withAttempts>
export type Attempt = Delivery['attempts'][number]

export class WebhookDeliveriesService {
  readonly #platform: Platform
  readonly #delivering: WebhookDispatcher
  readonly #sends: Limit

  constructor(platform: Platform, delivering: WebhookDispatcher) {
    this.#platform = platform
    this.#delivering = delivering
    this.#sends = platform.limits.define('webhook-send', { points: 60, seconds: 600 })
  }

  async list({ userId }: Viewer, { webhookId, ...page }: KeysetPage & { webhookId: string }): Promise<Delivery[]> {
    const { db } = this.#platform
    const webhook = isUuid(webhookId) ? await db.webhook.findFirst({ where: { id: webhookId, userId }, select: { id: true } }) : null
    if (!webhook) throw new NotFoundError('no_such_webhook')
    return this.listPage(webhookId, page)
  }

  /** Callers must check the webhook's owner first. */
  async listPage(webhookId: string, page: KeysetPage): Promise<Delivery[]> {
    const { db } = this.#platform
    const deliveries = kysely.selectFrom('webhookDeliveries').select('id').where('webhookId', '=', webhookId)
    const places = await queryRows(db, selectPage(deliveries, 'webhookDeliveries', 'createdAt', page))
    const ids = places.map(({ id }) => id)
    const found = await db.webhookDelivery.findMany({ where: { id: { in: ids } }, ...withAttempts })
    return ids.flatMap((id) => found.find((delivery) => delivery.id === id) ?? [])
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<Delivery | null> {
    if (!viewer || !isUuid(id)) return null
    return this.#platform.db.webhookDelivery.findFirst({ where: { id, webhook: { userId: viewer.userId } }, ...withAttempts })
  }

  async get(viewer: Viewer, { id }: { id: string }): Promise<Delivery> {
    const delivery = await this.find(viewer, { id })
    if (!delivery) throw new NotFoundError('no_such_delivery')
    return delivery
  }

  async sendTest({ userId }: Viewer, { webhookId }: { webhookId: string }): Promise<Delivery> {
    const { db } = this.#platform
    const webhook = isUuid(webhookId) ? await db.webhook.findFirst({ where: { id: webhookId, userId } }) : null
    if (!webhook) throw new NotFoundError('no_such_webhook')
    if (!webhook.isEnabled) throw new ConflictError('webhook_off')
    await this.#count(userId)
    const data = { webhookId, eventId: randomUUID(), type: testType, data: { webhook_id: webhookId } }
    const delivery = await db.webhookDelivery.create({ data, ...withAttempts })
    await this.#delivering.deliverSoon()
    return delivery
  }

  async resend(viewer: Viewer, { id }: { id: string }): Promise<Delivery> {
    const { webhookId } = await this.get(viewer, { id })
    const { db } = this.#platform
    const { isEnabled } = (await db.webhook.findUnique({ where: { id: webhookId }, select: { isEnabled: true } })) ?? {}
    if (!isEnabled) throw new ConflictError('webhook_off')
    await this.#count(viewer.userId)
    await countChanged(
      db,
      kysely
        .updateTable('webhookDeliveries')
        .set((eb) => ({ status: 'pending', nextTryAt: sql<Date>`now()`, triesBefore: eb.ref('tries') }))
        .where('id', '=', id),
    )
    await this.#delivering.deliverSoon()
    return this.get(viewer, { id })
  }

  async #count(userId: string): Promise<void> {
    const { isAllowed, retryAfterMs } = await this.#sends.consume(userId)
    if (!isAllowed) throw new RateLimitError('too_many_webhook_sends', Math.ceil(retryAfterMs / 1000))
  }
}

export function getPosition({ createdAt, id }: Delivery) {
  return { updatedAt: createdAt, id }
}
