import { globalId, graph, mutation, rest, type Operation } from '../parity.ts'
import { nodes } from './account.ts'

export const notificationOperations: Operation[] = [
  {
    call: 'GET /api/v1/notifications',
    rest: rest(
      () => ['GET', '/notifications?limit=5&include_read=true'],
      ({ notifications }) => ({ notifications }),
    ),
    graph: graph(
      `{ viewer { notifications(first: 5, includeRead: true) { edges { node { id: uuid notification_type: notificationType priority title
        summary message is_read: isRead read_at: readAt published_at: publishedAt action_url: actionUrl
        channel { key display_name: displayName } } } } } }`,
      () => ({}),
      ({ viewer }) => ({ notifications: nodes(viewer?.notifications) }),
    ),
    cases: [
      { title: 'shows the owner their own', as: 'owner' },
      { title: 'shows another user nothing', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/notifications/stats',
    rest: rest(() => ['GET', '/notifications/stats']),
    graph: graph(
      '{ viewer { unread_notifications: unreadNotificationCount } }',
      () => ({}),
      ({ viewer }) => viewer,
    ),
    cases: [
      { title: 'counts for the owner', as: 'owner' },
      { title: 'counts for another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/notifications/{id}/read',
    rest: rest(
      ({ id }) => ['POST', `/notifications/${String(id)}/read`],
      ({ is_read, title }) => ({ is_read, title }),
    ),
    graph: mutation(
      'markNotificationRead',
      'notification { is_read: isRead title }',
      ({ id }) => ({ notificationId: globalId('Notification', id) }),
      ({ notification }) => notification,
    ),
    cases: [
      { title: 'is hidden from another user', as: 'other', input: ({ notificationId: id }) => ({ id }), status: 404 },
      { title: 'needs a session', as: 'anyone', input: ({ notificationId: id }) => ({ id }), status: 401 },
      { title: 'marks it', as: 'owner', input: ({ notificationId: id }) => ({ id }) },
      { title: 'refuses an invalid ID', as: 'owner', input: () => ({ id: 'x' }), status: 404 },
    ],
  },
  {
    call: 'POST /api/v1/notifications/read-all',
    rest: rest(() => ['POST', '/notifications/read-all']),
    graph: graph(
      'mutation { result: markAllNotificationsRead { unread_notifications: unreadNotificationCount } }',
      () => ({}),
      ({ result }) => result,
    ),
    cases: [
      { title: 'marks them', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]
