import { z } from '@hono/zod-openapi'
import { toBody } from '../platform/text/toBody.ts'
import type { NotificationWithChannel } from './notifications.service.ts'
import { notificationTypes, priorities } from './validation.ts'

export const notificationBody = z
  .object({
    id: z.uuid(),
    notification_type: z.enum(notificationTypes),
    priority: z.enum(priorities),
    title: z.string().meta({ description: 'Title on one line.' }),
    summary: z.string().meta({ description: 'One-sentence summary; may be empty.' }),
    message: z.string().meta({ description: 'Details or required action; may be empty.' }),
    is_read: z.boolean(),
    read_at: z.iso.datetime().nullable().meta({ description: 'When first read; null if unread.' }),
    published_at: z.iso.datetime().meta({ description: 'When it was published, for sorting.' }),
    action_url: z.string().nullable().meta({ description: 'URL or app path to open; null if none.' }),
    channel: z.object({ key: z.string(), display_name: z.string() }),
  })
  .openapi('Notification')

export function showNotification(notification: NotificationWithChannel): z.infer<typeof notificationBody> {
  return toBody(notificationBody, { ...notification, isRead: notification.readAt !== null })
}
