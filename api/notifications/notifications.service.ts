import { jsonBuildObject } from 'kysely/helpers/postgres'
import { z } from 'zod'
import type { Notification, NotificationChannel } from '../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../platform/database/database.ts'
import { listColumns, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError } from '../platform/errors.ts'
import { isUuid, nilUuid } from '../platform/text/ids.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import { formatCursor, isCursor, type KeysetPage, selectPage } from '../platform/database/keysetPages.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { PushService } from '../push/push.service.ts'
import { publishToViewer } from '../platform/events/viewerNews.ts'
import { newNotification, type NotificationTitle } from './validation.ts'

export type NewNotification = Omit<z.input<typeof newNotification>, 'title'> & { title: NotificationTitle }

export type { Notification, NotificationChannel }
export type NotificationWithChannel = Notification & { channel: NotificationChannel }

export type NotificationNews =
  | { readonly type: 'notification-arrived'; readonly notificationId: string }
  | { readonly type: 'notifications-read'; readonly notificationIds: readonly string[] }

export type NotificationEvent =
  | { readonly type: 'notification-arrived'; readonly notification: NotificationWithChannel; readonly unreadCount: number }
  | { readonly type: 'notifications-read'; readonly notifications: NotificationWithChannel[]; readonly unreadCount: number }

const keptReadDays = 90
const keptUnreadDays = 365
/** Per live update, when all are marked as read. */
const maxPublished = 100

const beforeAll = formatCursor({ updatedAt: new Date(0), id: nilUuid })

export function formatNotificationCursor({ publishedAt, id }: Notification): string {
  return formatCursor({ updatedAt: publishedAt, id })
}

export class NotificationsService {
  readonly #platform: Platform
  readonly #push: Pick<PushService, 'expectNotification'>

  constructor(platform: Platform, push: Pick<PushService, 'expectNotification'>) {
    this.#platform = platform
    this.#push = push
  }

  start(): void {
    this.#platform.jobs.define('delete-old-notifications', { schema: z.object({}), cron: '30 3 * * *' }, () => this.deleteOld(new Date()))
  }

  async publish(userId: string, input: NewNotification): Promise<Notification> {
    const notification = await this.write(this.#platform.db, userId, input)
    await this.notifyClients(userId, notification.id)
    return notification
  }

  /** Call `notifyClients` after the commit. */
  async write(tx: Transaction, userId: string, input: NewNotification): Promise<Notification> {
    const [notification] = await this.writeForAll(tx, [userId], input)
    if (!notification) throw new Error('Nothing was written.')
    return notification
  }

  /** Call `notifyClients` for each after the commit. */
  async writeForAll(tx: Transaction, userIds: readonly string[], input: NewNotification): Promise<Notification[]> {
    const { channel: key, type: notificationType, ...rest } = parseInput(newNotification, input)
    const { id: channelId } = await tx.notificationChannel.findUniqueOrThrow({ where: { key } })
    return tx.notification.createManyAndReturn({ data: userIds.map((userId) => ({ ...rest, userId, channelId, notificationType })) })
  }

  async notifyClients(userId: string, notificationId: string): Promise<void> {
    await this.#announce(userId, { type: 'notification-arrived', notificationId })
    await this.#push.expectNotification(userId, notificationId)
  }

  async list({ userId }: Viewer, { includeRead, ...page }: KeysetPage & { includeRead: boolean }): Promise<NotificationWithChannel[]> {
    const query = kysely
      .selectFrom('notifications')
      .select(listColumns('notifications'))
      .select((eb) =>
        eb
          .selectFrom('notificationChannels as channel')
          .whereRef('channel.id', '=', 'notifications.channelId')
          .select((of) =>
            jsonBuildObject({ id: of.ref('channel.id'), key: of.ref('channel.key'), displayName: of.ref('channel.displayName') }).as(
              'channel',
            ),
          )
          .$asScalar()
          .$notNull()
          .as('channel'),
      )
      .where('userId', '=', userId)
      .$if(!includeRead, (some) => some.where('readAt', 'is', null))
    return queryRows(this.#platform.db, selectPage(query, 'notifications', 'publishedAt', page))
  }

  async countUnread({ userId }: Viewer): Promise<number> {
    return this.#platform.db.notification.count({ where: { userId, readAt: null } })
  }

  async markRead({ userId }: Viewer, { id }: { id: string }): Promise<NotificationWithChannel> {
    const { count } = await this.#platform.db.notification.updateMany({ where: { id, userId, readAt: null }, data: { readAt: new Date() } })
    const notification = await this.#platform.db.notification.findFirst({ where: { id, userId }, include: { channel: true } })
    if (!notification) throw new NotFoundError('no_such_notification')
    if (count > 0) await this.#announce(userId, { type: 'notifications-read', notificationIds: [id] })
    return notification
  }

  /** Call when nothing is left to do about what they announced. */
  async markDone(
    { userId }: Pick<Viewer, 'userId'>,
    announced: Pick<Notification, 'inboxEntryId'> | Pick<Notification, 'title' | 'actionUrl'>,
  ): Promise<void> {
    const read = await this.#platform.db.notification.updateManyAndReturn({
      where: { ...announced, userId, readAt: null },
      data: { readAt: new Date() },
      select: { id: true },
    })
    if (read.length > 0) await this.#announce(userId, { type: 'notifications-read', notificationIds: read.map(({ id }) => id) })
  }

  async markAllRead({ userId }: Viewer): Promise<Notification[]> {
    const read = await this.#platform.db.notification.updateManyAndReturn({
      where: { userId, readAt: null },
      data: { readAt: new Date() },
    })
    const newest = read.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()).slice(0, maxPublished)
    if (newest.length > 0) await this.#announce(userId, { type: 'notifications-read', notificationIds: newest.map(({ id }) => id) })
    return newest
  }

  async getEvent(viewer: Viewer, news: NotificationNews): Promise<NotificationEvent | null> {
    const ids = news.type === 'notification-arrived' ? [news.notificationId] : [...news.notificationIds]
    const notifications = await this.#platform.db.notification.findMany({
      where: { id: { in: ids.filter(isUuid) }, userId: viewer.userId },
      orderBy: { publishedAt: 'desc' },
      include: { channel: true },
    })
    const [notification] = notifications
    if (!notification) return null
    const unreadCount = await this.countUnread(viewer)
    return news.type === 'notification-arrived'
      ? { type: news.type, notification, unreadCount }
      : { type: news.type, notifications, unreadCount }
  }

  async resolveCursor(viewer: Viewer, { after }: { after: string | null }): Promise<string> {
    if (after !== null && after !== beforeAll) {
      if (!isCursor(after)) throw new InputError('invalid_stream_cursor', { field: 'after' })
      return after
    }
    const [newest] = after === beforeAll ? [] : await this.list(viewer, { limit: 1, includeRead: true })
    return newest ? formatNotificationCursor(newest) : beforeAll
  }

  async *listSince(
    viewer: Viewer,
    { after }: { after: string },
  ): AsyncGenerator<Extract<NotificationEvent, { type: 'notification-arrived' }>> {
    const unreadCount = await this.countUnread(viewer)
    let before = after
    for (;;) {
      const page = await this.list(viewer, { limit: maxPublished, before, isReversed: true, includeRead: true })
      for (const notification of page) yield { type: 'notification-arrived', notification, unreadCount }
      const last = page.at(-1)
      if (!last || page.length < maxPublished) return
      before = formatNotificationCursor(last)
    }
  }

  async deleteOld(now: Date): Promise<void> {
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    await this.#platform.db.notification.deleteMany({
      where: { OR: [{ readAt: { lt: daysAgo(keptReadDays) } }, { publishedAt: { lt: daysAgo(keptUnreadDays) } }] },
    })
  }

  #announce(userId: string, news: NotificationNews): Promise<void> {
    return publishToViewer(this.#platform, userId, news)
  }
}
