import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer } from '../rest/bodies.ts'
import { idParam } from '../rest/ids.ts'
import { nextBody, pageQuery, readPage } from '../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { notificationBody, showNotification } from './bodies.ts'
import { formatNotificationCursor } from './notifications.service.ts'
import { rule } from '../platform/errorCodes/rule.ts'

const flag = z.enum(['true', 'false'], rule('not_boolean'))

const statsBody = z.object({ unread_notifications: z.int() }).openapi('NotificationStats')

export function registerNotificationRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Notifications')

  route('get', '/notifications', 'notifications', {
    summary: 'List notifications',
    description: 'Newest first. Kept for 90 days if read, otherwise a year.',
    request: {
      query: z.object({
        include_read: flag.default('true').openapi({ description: 'Whether to include read ones.', example: 'false' }),
        ...pageQuery(),
      }),
    },
    responses: {
      200: answer(
        'Page of notifications.',
        z.object({ notifications: z.array(notificationBody), next: nextBody }).openapi('NotificationPage'),
      ),
    },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { notifications } = c.get('services')
      const { include_read, ...query } = c.req.valid('query')
      const includeRead = include_read === 'true'
      const { rows, next } = await readPage(query, formatNotificationCursor, (page) => notifications.list(viewer, { ...page, includeRead }))
      return c.json({ notifications: rows.map(showNotification), next }, 200)
    },
  })

  route('get', '/notifications/stats', 'notifications', {
    summary: 'Count unread notifications',
    description: 'Count for a badge, without notifications.',
    responses: { 200: answer('Number of unread notifications.', statsBody) },
    handle: async (c) => c.json({ unread_notifications: await c.get('services').notifications.countUnread(requireViewer(c)) }, 200),
  })

  route('post', '/notifications/read-all', 'markNotificationRead', {
    summary: 'Mark all notifications as read',
    description: 'Updates all of the caller’s clients.',
    responses: { 200: answer('All notifications are marked as read.', statsBody) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { notifications } = c.get('services')
      await notifications.markAllRead(viewer)
      return c.json({ unread_notifications: await notifications.countUnread(viewer) }, 200)
    },
  })

  route('post', '/notifications/{id}/read', 'markNotificationRead', {
    summary: 'Mark a notification as read',
    description: 'Updates all of the recipient’s clients. `read_at` keeps the first time.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Updated notification.', notificationBody) },
    handle: async (c) => {
      const notification = await c.get('services').notifications.markRead(requireViewer(c), c.req.valid('param'))
      return c.json(showNotification(notification), 200)
    },
  })
}
