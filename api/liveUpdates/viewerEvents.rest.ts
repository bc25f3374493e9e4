import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { conversationImportBody, showConversationImport } from '../chat/imports/conversationImports.rest.ts'
import { projectBody, showProject } from '../chat/projects/projects.rest.ts'
import { showThread, threadBody } from '../chat/threads/threadBodies.ts'
import { documentBody, showDocument } from '../knowledge/documents/documentBodies.ts'
import { listedItemBody, showListedItem } from '../knowledge/itemBodies.ts'
import { notificationBody, showNotification } from '../notifications/bodies.ts'
import { formatNotificationCursor } from '../notifications/notifications.service.ts'
import { announcementBody } from '../operator/announcement/announcementBody.ts'
import { toBody } from '../platform/text/toBody.ts'
import { scheduledTaskBody, showScheduledTask } from '../scheduledTasks/bodies.ts'
import { describeTemporaryError } from '../rest/bodies.ts'
import { sendEventStream, toBatchesOfOne, resumed, type SentEvent, streamAnswer, describeStream } from '../rest/eventStream.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import type { Services } from '../services.ts'
import { checkBody, showCheck } from '../twin/corrections/corrections.rest.ts'
import type { ViewerEvent } from './viewerEvents.ts'
import { capitalize } from '../platform/text/text.ts'

type EventType = ViewerEvent['type']

interface Sent<Event> {
  readonly description: string
  readonly body: z.ZodObject
  readonly show: (event: Event, services: Pick<Services, 'answers'>) => object | Promise<object>
}

const unread = z.int().openapi({ description: 'Number of unread notifications.' })

const entries: { readonly [Type in EventType]: Sent<Extract<ViewerEvent, { type: Type }>> } = {
  'notification-arrived': {
    description: 'A notification was published.',
    body: z.object({ notification: notificationBody, unread_notifications: unread }),
    show: ({ notification, unreadCount }) => ({ notification: showNotification(notification), unread_notifications: unreadCount }),
  },
  'notifications-read': {
    description: 'Notifications were marked as read.',
    body: z.object({ notifications: z.array(notificationBody), unread_notifications: unread }),
    show: ({ notifications, unreadCount }) => ({
      notifications: notifications.map(showNotification),
      unread_notifications: unreadCount,
    }),
  },
  'thread-changed': {
    description: 'A thread was created, renamed or moved.',
    body: z.object({ thread: threadBody }),
    show: async ({ thread }, { answers }) => ({ thread: showThread(await answers.showThread(thread)) }),
  },
  'thread-deleted': {
    description: 'A thread was deleted.',
    body: z.object({ id: z.uuid() }),
    show: ({ deletedThreadId }) => ({ id: deletedThreadId }),
  },
  'stories-imported': {
    description: 'An import of stories finished.',
    body: z.object({ story_count: z.int().openapi({ description: 'Number of stories added.' }) }),
    show: ({ storyCount }) => ({ story_count: storyCount }),
  },
  'inbox-changed': {
    description: 'An inbox entry changed; refetch the inbox.',
    body: z.object({ unread_count: z.int().openapi({ description: 'Number of unread entries.' }) }),
    show: ({ unreadCount }) => ({ unread_count: unreadCount }),
  },
  'document-changed': {
    description: 'A document was processed, successfully or not.',
    body: z.object({ document: documentBody }),
    show: ({ item }) => ({ document: showDocument(item) }),
  },
  'conversation-import-changed': {
    description: 'An import progressed, ended or was undone.',
    body: z.object({
      id: z.uuid(),
      import: z.union([conversationImportBody, z.null()]).openapi({ description: 'Updated import; null once undone.' }),
    }),
    show: ({ importId, import: changed }) => ({ id: importId, import: changed && showConversationImport(changed) }),
  },
  'scheduled-task-changed': {
    description: 'A scheduled task changed or was deleted.',
    body: z.object({
      id: z.uuid(),
      scheduled_task: z.union([scheduledTaskBody, z.null()]).openapi({ description: 'Updated task; null once deleted.' }),
    }),
    show: ({ taskId, task }) => ({ id: taskId, scheduled_task: task && showScheduledTask(task) }),
  },
  'twin-check-changed': {
    description: 'A check of the twin’s answer finished.',
    body: z.object({ check: checkBody }),
    show: ({ check }) => ({ check: showCheck(check) }),
  },
  'announcement-changed': {
    description: 'The announcement of the operators was published or removed.',
    body: z.object({
      announcement: z.union([announcementBody, z.null()]).openapi({ description: 'Current announcement; null if none.' }),
    }),
    show: ({ announcement }) => ({ announcement: announcement && toBody(announcementBody, announcement) }),
  },
  'project-changed': {
    description: 'A project or its knowledge changed, or it was deleted.',
    body: z.object({
      id: z.uuid(),
      project: z.union([projectBody, z.null()]).openapi({ description: 'Updated project; null once deleted.' }),
    }),
    show: ({ projectId, project }) => ({ id: projectId, project: project && showProject(project) }),
  },
  'knowledge-item-changed': {
    description: 'A note, story or document was created, changed or deleted.',
    body: z.object({
      id: z.uuid(),
      item: z.union([listedItemBody, z.null()]).openapi({ description: 'Updated item; null once deleted.' }),
    }),
    show: ({ itemId, item }) => ({ id: itemId, item: item && showListedItem(item) }),
  },
}

const toName = (type: EventType) => type.replaceAll('-', '_')
const types = Object.keys(entries) as EventType[]
const names = types.map((type) => `\`${toName(type)}\``)

type EventBody = z.ZodObject<{ type: z.ZodLiteral<string> }>

const eventBody = z
  .discriminatedUnion(
    'type',
    types.map((type) => {
      const name = toName(type)
      const { description, body } = entries[type]
      const component = `${type.split('-').map(capitalize).join('')}Event`
      return z.object({ type: z.literal(name), [name]: body }).openapi(component, { description })
    }) as [EventBody, ...EventBody[]],
  )
  .openapi('ViewerEvent', { description: 'Live update with data in the field named by `type`. Ignore unknown types.' })

export function registerEventRoute(app: OpenAPIHono<RestEnv>): void {
  app.openAPIRegistry.register('ViewerEvent', eventBody)
  const route = createRouteRegistration(app, 'Notifications')

  route('get', '/events', 'notifications', {
    summary: 'Follow live updates',
    description:
      `For EventSource. Each event is a JSON object whose \`type\` names the field with the event’s data: ${names.slice(0, -1).join(', ')} or ` +
      `${names.at(-1)}. The first bytes are an \`id:\` line. With the Last-Event-ID header, missed notifications are sent first. ` +
      'No other events are stored, so reload the lists after reconnecting. The stream ends when the session or access token does.',
    request: { headers: resumed },
    responses: {
      200: describeStream('Server-sent events without an end. The `data:` of each event is a ViewerEvent as JSON.', 'ViewerEvent'),
      429: describeTemporaryError('`too_many_streams`: too many open streams.'),
    },
    'x-endless': true,
    handle: async (c) => {
      const viewer = requireViewer(c)
      if (c.req.method === 'HEAD') return streamAnswer(c, null)
      const services = c.get('services')
      const { notifications, openStreams, viewerEvents } = services
      const client = c.get('client')
      openStreams.take(viewer, client.response)
      const after = await notifications.resolveCursor(viewer, { after: c.req.header('last-event-id') ?? null })
      return streamAnswer(
        c,
        sendEventStream(toBatchesOfOne(viewerEvents(viewer, client, { after })), after, (event) => showEvent(event, services)),
      )
    },
  })
}

async function showEvent(event: ViewerEvent, services: Pick<Services, 'answers'>): Promise<SentEvent> {
  const name = toName(event.type)
  const { show } = entries[event.type] as Sent<ViewerEvent>
  const data = { type: name, [name]: await show(event, services) }
  return event.type === 'notification-arrived' ? { cursor: formatNotificationCursor(event.notification), data } : { data }
}
