import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { showConversationImport } from '../chat/imports/conversationImportBodies.ts'
import { showThread } from '../chat/steps/stepBodies.ts'
import { showDocument } from '../knowledge/documents/documentBodies.ts'
import { showNotification } from '../notifications/bodies.ts'
import { cursorOf } from '../notifications/notifications.service.ts'
import { refusal } from '../rest/bodies.ts'
import { defaultError } from '../rest/errors/errors.ts'
import { eventStream, type SentEvent, streamAnswer } from '../rest/eventStream.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import type { ViewerEvent } from './viewerEvents.ts'

type EventType = ViewerEvent['type']

/** What each event says. The order is that of the description. */
const bodies: { readonly [Type in EventType]: (event: Extract<ViewerEvent, { type: Type }>) => object } = {
  'notification-arrived': ({ notification, unreadCount }) => ({
    notification: showNotification(notification),
    unread_notifications: unreadCount,
  }),
  'notifications-read': ({ notifications, unreadCount }) => ({
    notifications: notifications.map(showNotification),
    unread_notifications: unreadCount,
  }),
  'thread-changed': ({ thread }) => ({ thread: showThread(thread) }),
  'thread-deleted': ({ deletedThreadId }) => ({ id: deletedThreadId }),
  'stories-imported': ({ storyCount }) => ({ story_count: storyCount }),
  'document-changed': ({ item }) => ({ document: showDocument(item) }),
  'conversation-import-changed': ({ importId, import: changed }) => ({
    id: importId,
    import: changed && showConversationImport(changed),
  }),
}

/** An event's `type` here, and the field that says more. */
const nameOf = (type: EventType) => type.replaceAll('-', '_')
const names = (Object.keys(bodies) as EventType[]).map((type) => `\`${nameOf(type)}\``)

export function registerEventRoute(app: OpenAPIHono<RestEnv>): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/events',
      tags: ['Notifications'],
      summary: 'Follow what the app has to tell, and what changes in one’s lists',
      description:
        `For EventSource. Each event is JSON whose \`type\` names the field that says more: ${names.slice(0, -1).join(', ')} or ` +
        `${names.at(-1)}. The first bytes are an \`id:\` line. With the header ` +
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
  const name = nameOf(event.type)
  const show = bodies[event.type] as (event: ViewerEvent) => object
  const data = { type: name, [name]: show(event) }
  return event.type === 'notification-arrived' ? { cursor: cursorOf(event.notification), data } : { data }
}
