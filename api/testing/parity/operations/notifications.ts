import { globalId, graph, type Input, mutation, rest, type Operation, type World } from '../parity.ts'
import { nodes } from './account.ts'

const pushSubscription = 'kinds created_at: createdAt'
/** GraphQL spells the kinds in capitals. */
const showKinds = (subscription: unknown) => (subscription as { kinds: string[] } | null)?.kinds.map((kind) => kind.toLowerCase()) ?? null
const newPushSubscription = ({ owner }: World, endpoint = `https://push.example.org/${owner.id}`): Input => ({
  endpoint,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  kinds: ['answers', 'twin'],
})

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
  {
    call: 'PUT /api/v1/notifications/push',
    rest: rest((body) => ['PUT', '/notifications/push', body], showKinds),
    graph: mutation(
      'savePushSubscription',
      `viewer { pushSubscription { ${pushSubscription} } }`,
      ({ kinds, ...input }) => ({ ...input, kinds: (kinds as string[]).map((kind) => kind.toUpperCase()) }),
      ({ viewer }) => showKinds((viewer as Input).pushSubscription),
    ),
    cases: [
      { title: 'saves it', as: 'owner', input: (world) => newPushSubscription(world) },
      { title: 'refuses private addresses', as: 'owner', input: (world) => newPushSubscription(world, 'https://10.0.0.1/'), status: 400 },
      { title: 'needs HTTPS', as: 'owner', input: (world) => newPushSubscription(world, 'http://push.example.org/'), status: 400 },
      { title: 'refuses programs', as: 'program', input: (world) => newPushSubscription(world), status: 403 },
      { title: 'needs a session', as: 'anyone', input: (world) => newPushSubscription(world), status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/notifications/push',
    rest: rest(
      () => ['GET', '/notifications/push'],
      ({ public_key, subscription }) => [public_key, showKinds(subscription)],
    ),
    graph: graph(
      `{ viewer { pushPublicKey pushSubscription { ${pushSubscription} } } }`,
      () => ({}),
      ({ viewer }) => viewer && [viewer.pushPublicKey, showKinds(viewer.pushSubscription)],
    ),
    cases: [
      { title: 'shows the owner theirs', as: 'owner' },
      { title: 'shows programs none', as: 'program' },
      { title: 'shows another user none', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'DELETE /api/v1/notifications/push',
    rest: rest(
      () => ['DELETE', '/notifications/push'],
      () => true,
    ),
    graph: graph(
      'mutation { result: deletePushSubscription { __typename } }',
      () => ({}),
      ({ result }) => result && true,
    ),
    cases: [
      { title: 'refuses programs', as: 'program', status: 403 },
      { title: 'deletes it', as: 'owner' },
      { title: 'can be repeated', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]
