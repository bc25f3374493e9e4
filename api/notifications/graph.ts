import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { pagesOf, whilePaging, resolvePage } from '../graphql/pages.ts'
import { NotFoundError } from '../platform/errors.ts'
import { existing } from '../platform/text/ids.ts'
import { cursorOf, type Notification, type NotificationEvent } from './notifications.service.ts'

const NotificationTypeEnum = builder.enumType('NotificationType', {
  description: 'What kind of news a notification is; screens choose its icon by this.',
  values: {
    SUCCESS: { value: 'success', description: 'Something was finished.' },
    WARNING: { value: 'warning', description: 'Something needs a look.' },
    ERROR: { value: 'error', description: 'Something failed.' },
    UPDATE: { value: 'update', description: 'Something changed.' },
    INFO: { value: 'info', description: 'Something worth knowing.' },
  } as const,
})

const NotificationPriorityEnum = builder.enumType('NotificationPriority', {
  description: 'How much it matters; high and urgent ones are tagged.',
  values: {
    LOW: { value: 'low', description: 'Can wait for ever.' },
    NORMAL: { value: 'normal', description: 'The usual.' },
    HIGH: { value: 'high', description: 'To be seen soon.' },
    URGENT: { value: 'urgent', description: 'To be seen at once.' },
  } as const,
})

builder.prismaObject('NotificationChannel', {
  description: 'Where a notification comes from.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'account, chat, twin or product.' }),
    displayName: t.exposeString('displayName', { description: 'What people read.' }),
  }),
})

export const NotificationNode = builder.prismaNode('Notification', {
  description: 'Something that the app had to tell a person. Only they can see it.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that REST uses.' }),
    notificationType: t.expose('notificationType', { type: NotificationTypeEnum, description: 'What kind of news it is.' }),
    priority: t.expose('priority', { type: NotificationPriorityEnum, description: 'How much it matters.' }),
    title: t.exposeString('title', { description: 'What happened, on one line.' }),
    summary: t.exposeString('summary', { description: 'A sentence more; empty when the title says it all.' }),
    message: t.exposeString('message', { description: 'What there is to know or do about it; may be empty.' }),
    actionUrl: t.exposeString('actionUrl', {
      nullable: true,
      description: 'What a click opens: a web address or a path of this app; null when there is nothing to open.',
    }),
    isRead: t.boolean({ description: 'Whether it was opened or marked.', resolve: ({ readAt }) => readAt !== null }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was first read; null until then.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When it happened; lists are ordered by it.' }),
    channel: t.relation('channel', { description: 'Where it comes from.' }),
  }),
})

const Notifications = pagesOf(NotificationNode, {
  description: `A page of notifications. ${whilePaging.fixed}`,
  placeDescription: 'A notification in a list.',
})

/** An edge for clients to insert into their list. */
function notificationEdge(notification: Notification) {
  return { cursor: cursorOf(notification), node: notification }
}

builder.objectFields(ViewerType, (t) => ({
  notifications: t.connection(
    {
      type: NotificationNode,
      nullable: true,
      description: 'Newest first. Read ones are kept for 90 days.',
      args: { includeRead: t.arg.boolean({ defaultValue: true, description: 'Whether those that were read are listed too.' }) },
      resolve: (viewer, args, { services }) =>
        resolvePage(args, cursorOf, (page) => services.notifications.list(viewer, { ...page, includeRead: args.includeRead ?? true })),
    },
    Notifications.Connection,
    Notifications.Edge,
  ),
  unreadNotificationCount: t.int({
    description: 'Of all notifications, not only of a page.',
    resolve: (viewer, _args, { services }) => services.notifications.unreadCount(viewer),
  }),
}))

const MarkNotificationReadInput = builder.inputType('MarkNotificationReadInput', {
  description: 'Which notification was read.',
  fields: (t) => ({ notificationId: t.globalID({ required: true, for: NotificationNode, description: 'The notification.' }) }),
})

const unreadCount = 'How many are unread now, for the badge.'

const MarkNotificationReadPayload = builder.objectRef<{ notification: Notification }>('MarkNotificationReadPayload').implement({
  description: 'It counts as read. One that was read before stays as it was.',
  fields: (t) => ({
    notification: t.field({ type: NotificationNode, description: 'As it is now.', resolve: ({ notification }) => notification }),
    unreadNotificationCount: t.withAuth({ signedIn: true }).int({
      description: unreadCount,
      resolve: (_payload, _args, { services, viewer }) => services.notifications.unreadCount(viewer),
    }),
  }),
})

const MarkAllNotificationsReadPayload = builder.objectRef<{ notifications: Notification[] }>('MarkAllNotificationsReadPayload').implement({
  description: 'Nothing is unread any more.',
  fields: (t) => ({
    notifications: t.field({
      type: [NotificationNode],
      description: 'Those that were unread before: the newest 100 of them.',
      resolve: ({ notifications }) => notifications,
    }),
    unreadNotificationCount: t.withAuth({ signedIn: true }).int({
      description: unreadCount,
      resolve: (_payload, _args, { services, viewer }) => services.notifications.unreadCount(viewer),
    }),
  }),
})

builder.mutationFields((t) => ({
  markNotificationRead: t.withAuth({ signedIn: true }).field({
    type: MarkNotificationReadPayload,
    errors: { types: [NotFoundError] },
    description: 'To be called when a notification is opened or marked.',
    args: { input: t.arg({ type: MarkNotificationReadInput, required: true, description: 'The notification.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      notification: await services.notifications.markRead(viewer, { id: existing(input.notificationId.id) }),
    }),
  }),
  markAllNotificationsRead: t.withAuth({ signedIn: true }).field({
    type: MarkAllNotificationsReadPayload,
    description: 'Marks everything that is unread.',
    resolve: async (_root, _args, { services, viewer }) => ({ notifications: await services.notifications.markAllRead(viewer) }),
  }),
}))

type EventOf<Type extends NotificationEvent['type']> = Extract<NotificationEvent, { type: Type }>

export const NotificationArrived = builder.objectRef<EventOf<'notification-arrived'>>('NotificationArrived').implement({
  description: 'There is a new notification.',
  fields: (t) => ({
    notificationEdge: t.field({
      type: Notifications.Edge,
      description: 'For prepending to the list.',
      resolve: ({ notification }) => notificationEdge(notification),
    }),
    unreadNotificationCount: t.exposeInt('unreadCount', { description: unreadCount }),
  }),
})

export const NotificationRead = builder.objectRef<EventOf<'notifications-read'>>('NotificationRead').implement({
  description: 'Notifications were read, here or on another screen.',
  fields: (t) => ({
    notifications: t.field({
      type: [NotificationNode],
      description: 'Those that were unread before: the newest 100 of them.',
      resolve: ({ notifications }) => notifications,
    }),
    unreadNotificationCount: t.exposeInt('unreadCount', { description: unreadCount }),
  }),
})
