import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { showThread } from './chat/steps/stepBodies.ts'
import { showDocument } from './knowledge/documents/documentBodies.ts'
import { showNotification } from './notifications/bodies.ts'
import { cursorOf } from './notifications/notifications.service.ts'
import { refusal } from './rest/bodies.ts'
import { defaultError } from './rest/errors.ts'
import { eventStream, type SentEvent, streamAnswer } from './rest/eventStream.ts'
import { requireViewer, type RestEnv } from './rest/router.ts'
import type { ViewerEvent } from './viewerEvents.ts'

export function registerEventRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/events',
      tags: ['Notifications'],
      summary: 'Follow what the app has to tell, and what changes in one’s lists',
      description:
        'For EventSource. Each event is JSON whose `type` names the field that says more: `notification_arrived`, `notifications_read`, ' +
        '`thread_changed`, `thread_deleted`, `stories_imported` or `document_changed`. The first bytes are an `id:` line. With the header ' +
        'Last-Event-ID the notifications that came meanwhile are told first; nothing else is kept, so read the lists again. The stream ends ' +
        'with the session or access token.',
      middleware: defaultError('notifications'),
      responses: {
        200: { description: 'The events, without an end.', content: { 'text/event-stream': { schema: z.string() } } },
        429: refusal('Too many requests, or too_many_streams: the caller holds too many streams open.'),
      },
      'x-endless': true,
    }),
    async (c) => {
      const viewer = requireViewer(c)
      if (c.req.method === 'HEAD') return streamAnswer(c, null)
      const { notifications, openStreams, viewerEvents } = c.get('services')
      const client = c.get('client')
      openStreams.take(viewer, client.response)
      const after = await notifications.cursor(viewer, { after: c.req.header('last-event-id') ?? null })
      return streamAnswer(
        c,
        eventStream(oneByOne(viewerEvents(viewer, client, { after })), after, async (event) => showEvent(event)),
      )
    },
  )
}

function oneByOne<Event>(events: AsyncIterableIterator<Event, void, void>): AsyncIterableIterator<Event[], void, void> {
  return {
    async next() {
      const { value, done } = await events.next()
      return done ? { value: undefined, done } : { value: [value], done: false }
    },
    async return() {
      await events.return?.()
      return { value: undefined, done: true }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

function showEvent(event: ViewerEvent): SentEvent {
  switch (event.type) {
    case 'notification-arrived': {
      const shown = { notification: showNotification(event.notification), unread_notifications: event.unreadCount }
      return { cursor: cursorOf(event.notification), data: { type: 'notification_arrived', notification_arrived: shown } }
    }
    case 'notifications-read': {
      const shown = { notifications: event.notifications.map(showNotification), unread_notifications: event.unreadCount }
      return { data: { type: 'notifications_read', notifications_read: shown } }
    }
    case 'thread-changed':
      return { data: { type: 'thread_changed', thread_changed: { thread: showThread(event.thread) } } }
    case 'thread-deleted':
      return { data: { type: 'thread_deleted', thread_deleted: { id: event.deletedThreadId } } }
    case 'stories-imported':
      return { data: { type: 'stories_imported', stories_imported: { story_count: event.storyCount } } }
    case 'document-changed':
      return { data: { type: 'document_changed', document_changed: { document: showDocument(event.item) } } }
  }
}
