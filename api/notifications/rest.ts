import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../rest/bodies.ts'
import { defaultError } from '../rest/errors.ts'
import { existingId } from '../rest/ids.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import type { NotificationWithChannel } from './notifications.service.ts'
import { notificationTypes, priorities } from './validation.ts'

const notificationBody = z
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
    action_url: z.string().nullable().openapi({ description: 'What a click opens: a web address or a path of this app.' }),
    channel: z.object({ key: z.string(), display_name: z.string() }),
  })
  .openapi('Notification')

const flag = z.enum(['true', 'false'], 'Say true or false')

export function registerNotificationRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Notifications']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/notifications',
      tags,
      summary: 'What the app has to tell, newest first',
      middleware: defaultError('notifications'),
      request: {
        query: z.object({
          limit: z.coerce
            .number('limit is a number')
            .int('limit is a whole number')
            .min(1, 'limit is 1 to 100')
            .max(100, 'limit is 1 to 100')
            .default(20),
          include_read: flag.default('true').openapi({ description: 'Whether those that were read are listed too.' }),
        }),
      },
      responses: { 200: answer('A page of notifications.', z.object({ notifications: z.array(notificationBody) })) },
    }),
    async (c) => {
      const { limit, include_read } = c.req.valid('query')
      const notifications = await c.get('services').notifications.list(requireViewer(c), { limit, includeRead: include_read === 'true' })
      return c.json({ notifications: notifications.map(showNotification) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'get',
      path: '/notifications/stats',
      tags,
      summary: 'How many are unread',
      middleware: defaultError('notifications'),
      responses: { 200: answer('Of all notifications.', z.object({ unread_notifications: z.int() })) },
    }),
    async (c) => c.json({ unread_notifications: await c.get('services').notifications.unreadCount(requireViewer(c)) }, 200),
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/notifications/read-all',
      tags,
      summary: 'Mark everything as read',
      middleware: defaultError('markNotificationRead'),
      responses: { 200: answer('Nothing is unread any more.', z.object({ unread_notifications: z.int() })) },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { notifications } = c.get('services')
      await notifications.markAllRead(viewer)
      return c.json({ unread_notifications: await notifications.unreadCount(viewer) }, 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'post',
      path: '/notifications/{id}/read',
      tags,
      summary: 'Mark one as read',
      middleware: defaultError('markNotificationRead'),
      request: { params: z.object({ id: existingId }) },
      responses: { 200: answer('The notification as it is now.', notificationBody) },
    }),
    async (c) => {
      const notification = await c.get('services').notifications.markRead(requireViewer(c), c.req.valid('param'))
      return c.json(showNotification(notification), 200)
    },
  )
}

function showNotification(notification: NotificationWithChannel): z.infer<typeof notificationBody> {
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
