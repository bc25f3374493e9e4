import { z } from '@hono/zod-openapi'
import type { NotificationWithChannel } from './notifications.service.ts'
import { notificationTypes, priorities } from './validation.ts'

export const notificationBody = z
  .object({
    id: z.uuid(),
    notification_type: z.enum(notificationTypes),
    priority: z.enum(priorities),
    title: z.string(),
    summary: z.string(),
    message: z.string(),
    is_read: z.boolean(),
    read_at: z.iso.datetime().nullable(),
    published_at: z.iso.datetime(),
    action_url: z
      .string()
      .nullable()
      .openapi({ description: 'URL or app path that opens when the notification is selected; null if there is none.' }),
    channel: z.object({ key: z.string(), display_name: z.string() }),
  })
  .openapi('Notification')

export function showNotification(notification: NotificationWithChannel): z.infer<typeof notificationBody> {
  const { channel, readAt } = notification
  return {
    id: notification.id,
    notification_type: notification.notificationType,
    priority: notification.priority,
    title: notification.title,
    summary: notification.summary,
    message: notification.message,
    is_read: readAt !== null,
    read_at: readAt?.toISOString() ?? null,
    published_at: notification.publishedAt.toISOString(),
    action_url: notification.actionUrl,
    channel: { key: channel.key, display_name: channel.displayName },
  }
}
