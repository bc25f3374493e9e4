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
  description: 'Type of a notification, shown as icon.',
  values: {
    SUCCESS: { value: 'success', description: 'A task was completed.' },
    WARNING: { value: 'warning', description: 'The recipient should act.' },
    ERROR: { value: 'error', description: 'A task has failed.' },
    UPDATE: { value: 'update', description: 'An object was changed.' },
    INFO: { value: 'info', description: 'Information without required action.' },
  } as const,
})

const NotificationPriorityEnum = builder.enumType('NotificationPriority', {
  description: 'Priority of a notification.',
  values: {
    LOW: { value: 'low', description: 'Less important than normal.' },
    NORMAL: { value: 'normal', description: 'Default of new notifications.' },
    HIGH: { value: 'high', description: 'Important, with a tag.' },
    URGENT: { value: 'urgent', description: 'Needs immediate attention, with a tag.' },
  } as const,
})

builder.prismaObject('NotificationChannel', {
  description: 'Source of a notification.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'One of `account`, `chat`, `twin` and `product`.' }),
    displayName: t.exposeString('displayName', { description: 'Channel name for display.' }),
  }),
})

const NotificationNode = builder.prismaNode('Notification', {
  description: 'Notification, visible only to its recipient.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    notificationType: t.expose('notificationType', { type: NotificationTypeEnum, description: 'Type of the notification.' }),
    priority: t.expose('priority', { type: NotificationPriorityEnum, description: 'Priority of the notification.' }),
    isRead: t.boolean({ description: 'Whether it was read.', resolve: ({ readAt }) => readAt !== null }),
    ...exposeFields(t, notificationBody, ['id', 'notification_type', 'priority', 'is_read', 'channel']),
    channel: t.relation('channel', { description: 'Source of the notification.' }),
  }),
})

const Notifications = createPageTypes(NotificationNode, {
  description: `Page of notifications. ${whilePaging.fixed}`,
  placeDescription: 'Notification in a list.',
})

builder.objectFields(ViewerType, (t) => ({
  notifications: t.connection(
    {
      type: NotificationNode,
      nullable: true,
      description: 'Notifications, newest first; read ones for 90 days.',
      args: { includeRead: t.arg.boolean({ defaultValue: true, description: 'Whether to include read ones.' }) },
      resolve: (viewer, args, { services }) =>
        resolvePage(args, formatNotificationCursor, (page) =>
          services.notifications.list(viewer, { ...page, includeRead: args.includeRead ?? true }),
        ),
    },
    Notifications.Connection,
    Notifications.Edge,
  ),
  unreadNotificationCount: t.int({
    description: 'Number of unread notifications.',
    resolve: (viewer, _args, { services }) => services.notifications.countUnread(viewer),
  }),
}))

const MarkNotificationReadInput = builder.inputType('MarkNotificationReadInput', {
  description: 'Notification to be marked.',
  fields: (t) => ({
    notificationId: t.globalID({ required: true, for: NotificationNode, description: 'Notification marked as read.' }),
  }),
})

const unreadCount = 'Number of unread notifications.'

const MarkNotificationReadPayload = builder.objectRef<{ notification: Notification }>('MarkNotificationReadPayload').implement({
  description: 'The notification is read; `readAt` keeps the first time.',
  fields: (t) => ({
    notification: t.expose('notification', { type: NotificationNode, description: 'Notification, now read.' }),
    unreadNotificationCount: t.withAuth({ signedIn: true }).int({
      description: unreadCount,
      resolve: (_payload, _args, { services, viewer }) => services.notifications.countUnread(viewer),
    }),
  }),
})

const MarkAllNotificationsReadPayload = builder.objectRef<{ notifications: Notification[] }>('MarkAllNotificationsReadPayload').implement({
  description: 'All notifications are marked as read.',
  fields: (t) => ({
    notifications: t.expose('notifications', {
      type: [NotificationNode],
      description: 'Newest notifications just read, at most 100.',
    }),
    unreadNotificationCount: t.withAuth({ signedIn: true }).int({
      description: unreadCount,
      resolve: (_payload, _args, { services, viewer }) => services.notifications.countUnread(viewer),
    }),
  }),
})

builder.mutationFields((t) => ({
  markNotificationRead: t.withAuth({ signedIn: true }).field({
    type: MarkNotificationReadPayload,
    errors: { types: [NotFoundError] },
    description: 'Marks a notification as read.',
    args: { input: t.arg({ type: MarkNotificationReadInput, required: true }) },
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
      description: 'Edge of the new notification.',
      resolve: ({ notification }) => ({ cursor: formatNotificationCursor(notification), node: notification }),
    }),
    unreadNotificationCount: t.exposeInt('unreadCount', { description: unreadCount }),
  }),
})

export const NotificationRead = builder.objectRef<EventOf<'notifications-read'>>('NotificationRead').implement({
  description: 'Notifications were marked as read.',
  fields: (t) => ({
    notifications: t.expose('notifications', {
      type: [NotificationNode],
      description: 'Newest notifications just read, at most 100.',
    }),
    unreadNotificationCount: t.exposeInt('unreadCount', { description: unreadCount }),
  }),
})
