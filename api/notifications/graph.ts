import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { createPageTypes, whilePaging, resolvePage } from '../graphql/pages.ts'
import { NotFoundError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import { notificationBody } from './bodies.ts'
import { formatNotificationCursor, type Notification, type NotificationEvent } from './notifications.service.ts'

const NotificationTypeEnum = builder.enumType('NotificationType', {
  description: 'The type of a notification, which determines its icon.',
  values: {
    SUCCESS: { value: 'success', description: 'A task was completed.' },
    WARNING: { value: 'warning', description: 'The recipient’s attention is required.' },
    ERROR: { value: 'error', description: 'A task has failed.' },
    UPDATE: { value: 'update', description: 'An object of the recipient changed.' },
    INFO: { value: 'info', description: 'Information that requires no action.' },
  } as const,
})

const NotificationPriorityEnum = builder.enumType('NotificationPriority', {
  description: 'The priority of a notification; high and urgent are tagged.',
  values: {
    LOW: { value: 'low', description: 'Less important than most notifications.' },
    NORMAL: { value: 'normal', description: 'The default for new notifications.' },
    HIGH: { value: 'high', description: 'Important; tagged in the list.' },
    URGENT: { value: 'urgent', description: 'Requires immediate attention; tagged in the list.' },
  } as const,
})

builder.prismaObject('NotificationChannel', {
  description: 'The source of a notification.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The channel: `account`, `chat`, `twin` or `product`.' }),
    displayName: t.exposeString('displayName', { description: 'Name of the channel, for display.' }),
  }),
})

const NotificationNode = builder.prismaNode('Notification', {
  description: 'A notification, visible only to its recipient.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used by REST.' }),
    notificationType: t.expose('notificationType', { type: NotificationTypeEnum, description: 'The type of the notification.' }),
    priority: t.expose('priority', { type: NotificationPriorityEnum, description: 'The priority of the notification.' }),
    isRead: t.boolean({ description: 'Whether the notification was read.', resolve: ({ readAt }) => readAt !== null }),
    ...exposeFields(t, notificationBody, ['id', 'notification_type', 'priority', 'is_read', 'channel']),
    channel: t.relation('channel', { description: 'The source of the notification.' }),
  }),
})

const Notifications = createPageTypes(NotificationNode, {
  description: `A page of notifications. ${whilePaging.fixed}`,
  placeDescription: 'An edge in a list of notifications.',
})

builder.objectFields(ViewerType, (t) => ({
  notifications: t.connection(
    {
      type: NotificationNode,
      nullable: true,
      description: 'The viewer’s notifications, newest first; read ones for 90 days.',
      args: { includeRead: t.arg.boolean({ defaultValue: true, description: 'Whether to include read notifications.' }) },
      resolve: (viewer, args, { services }) =>
        resolvePage(args, formatNotificationCursor, (page) =>
          services.notifications.list(viewer, { ...page, includeRead: args.includeRead ?? true }),
        ),
    },
    Notifications.Connection,
    Notifications.Edge,
  ),
  unreadNotificationCount: t.int({
    description: 'Total number of unread notifications.',
    resolve: (viewer, _args, { services }) => services.notifications.unreadCount(viewer),
  }),
}))

const MarkNotificationReadInput = builder.inputType('MarkNotificationReadInput', {
  description: 'Input for marking a notification as read.',
  fields: (t) => ({
    notificationId: t.globalID({ required: true, for: NotificationNode, description: 'The notification to mark as read.' }),
  }),
})

const unreadCount = 'Number of unread notifications.'

const MarkNotificationReadPayload = builder.objectRef<{ notification: Notification }>('MarkNotificationReadPayload').implement({
  description: 'The notification is marked as read; `readAt` keeps the first time.',
  fields: (t) => ({
    notification: t.expose('notification', { type: NotificationNode, description: 'The notification, now marked as read.' }),
    unreadNotificationCount: t.withAuth({ signedIn: true }).int({
      description: unreadCount,
      resolve: (_payload, _args, { services, viewer }) => services.notifications.unreadCount(viewer),
    }),
  }),
})

const MarkAllNotificationsReadPayload = builder.objectRef<{ notifications: Notification[] }>('MarkAllNotificationsReadPayload').implement({
  description: 'All notifications are marked as read.',
  fields: (t) => ({
    notifications: t.expose('notifications', {
      type: [NotificationNode],
      description: 'The newest notifications that were unread, at most 100.',
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
    description: 'Marks a notification as read, when the user opens it.',
    args: { input: t.arg({ type: MarkNotificationReadInput, required: true, description: 'The notification to mark as read.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      notification: await services.notifications.markRead(viewer, { id: requireUuid(input.notificationId.id) }),
    }),
  }),
  markAllNotificationsRead: t.withAuth({ signedIn: true }).field({
    type: MarkAllNotificationsReadPayload,
    description: 'Marks all notifications as read.',
    resolve: async (_root, _args, { services, viewer }) => ({ notifications: await services.notifications.markAllRead(viewer) }),
  }),
}))

type EventOf<Type extends NotificationEvent['type']> = Extract<NotificationEvent, { type: Type }>

export const NotificationArrived = builder.objectRef<EventOf<'notification-arrived'>>('NotificationArrived').implement({
  description: 'A notification was published.',
  fields: (t) => ({
    notificationEdge: t.field({
      type: Notifications.Edge,
      description: 'Edge to prepend to the notification list.',
      resolve: ({ notification }) => ({ cursor: formatNotificationCursor(notification), node: notification }),
    }),
    unreadNotificationCount: t.exposeInt('unreadCount', { description: unreadCount }),
  }),
})

export const NotificationRead = builder.objectRef<EventOf<'notifications-read'>>('NotificationRead').implement({
  description: 'Notifications were read on any device.',
  fields: (t) => ({
    notifications: t.expose('notifications', {
      type: [NotificationNode],
      description: 'The newest notifications that were unread, at most 100.',
    }),
    unreadNotificationCount: t.exposeInt('unreadCount', { description: unreadCount }),
  }),
})
