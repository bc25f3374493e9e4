import { expect, test, vi } from 'vitest'
import { toViewerTopic } from '../platform/events/viewerNews.ts'
import { graphql } from '../testing/__generated__/gql.ts'
import type { BellQueryVariables } from '../testing/__generated__/graphql.ts'
import { testApp } from '../testing/app.ts'
import { createPerson, type Person } from '../testing/people.ts'
import type { NewNotification } from './notifications.service.ts'

const app = await testApp()

interface Shown {
  id: string
  title: string
  is_read: boolean
  read_at: string | null
}

const news: NewNotification = { channel: 'product', type: 'info', title: 'Your import is finished' }
const tell = (person: Person, change: Partial<Omit<NewNotification, 'title'>> & { title?: string } = {}) =>
  app.services.notifications.publish(person.id, { ...news, ...change } as NewNotification)
const list = async ({ client }: Person, query = '') =>
  (await client.rest<{ notifications: Shown[] }>('GET', `/api/v1/notifications${query}`)).body.notifications
const unread = async ({ client }: Person) =>
  (await client.rest<{ unread_notifications: number }>('GET', '/api/v1/notifications/stats')).body.unread_notifications

const everything = graphql(`query Bell($first: Int, $after: String, $includeRead: Boolean) { viewer { unreadNotificationCount
  notifications(first: $first, after: $after, includeRead: $includeRead) { pageInfo { hasNextPage endCursor } edges { node {
    uuid notificationType priority title summary message actionUrl isRead readAt publishedAt channel { key displayName } } } } } }`)

const globalId = (uuid: string) => Buffer.from(`Notification:${uuid}`).toString('base64')
const markRead = graphql(`mutation MarkNotificationRead($id: ID!) { markNotificationRead(input: { notificationId: $id }) { __typename
  ... on MarkNotificationReadPayload { unreadNotificationCount notification { isRead } } ... on UserError { message } } }`)

test('both APIs list the same notifications, newest first', async () => {
  const person = await createPerson(app)
  await tell(person, { title: 'First' })
  const { id } = await tell(person, {
    title: 'Second',
    type: 'warning',
    priority: 'urgent',
    summary: 'A summary',
    message: 'A message',
    actionUrl: '/settings',
  })
  const [shown, first] = await list(person)
  expect(shown).toEqual({
    id,
    notification_type: 'warning',
    priority: 'urgent',
    title: 'Second',
    summary: 'A summary',
    message: 'A message',
    is_read: false,
    read_at: null,
    published_at: expect.stringMatching(/Z$/),
    action_url: '/settings',
    channel: { key: 'product', display_name: 'Twain' },
  })
  expect(first?.title).toBe('First')

  const { viewer } = await person.client.ask(everything)
  expect(viewer?.unreadNotificationCount).toBe(2)
  expect(viewer?.notifications?.edges.map(({ node }) => node)).toMatchObject([
    {
      uuid: id,
      notificationType: 'WARNING',
      priority: 'URGENT',
      title: 'Second',
      summary: 'A summary',
      message: 'A message',
      actionUrl: '/settings',
      isRead: false,
      readAt: null,
      channel: { key: 'product', displayName: 'Twain' },
    },
    { title: 'First' },
  ])
})

test('pages have no gaps, with and without read notifications', async () => {
  const person = await createPerson(app)
  for (const title of ['1', '2', '3', '4']) await tell(person, { title })
  const [, third] = await list(person)
  await person.client.rest('POST', `/api/v1/notifications/${third?.id}/read`)
  const titles = async (variables: BellQueryVariables) => {
    const { viewer } = await person.client.ask(everything, variables)
    return { titles: viewer?.notifications?.edges.map(({ node }) => node.title), ...viewer?.notifications?.pageInfo }
  }
  const page = await titles({ first: 3 })
  expect(page).toMatchObject({ titles: ['4', '3', '2'], hasNextPage: true })
  expect(await titles({ first: 3, after: page.endCursor })).toMatchObject({ titles: ['1'], hasNextPage: false })
  expect(await titles({ includeRead: false })).toMatchObject({ titles: ['4', '2', '1'] })
  expect((await list(person, '?limit=2&include_read=false')).map(({ title }) => title)).toEqual(['4', '2'])
})

test('both APIs mark one or all notifications as read, once', async () => {
  const person = await createPerson(app)
  const [one, two, three] = [await tell(person), await tell(person), await tell(person)]
  const { status, body } = await person.client.rest<Shown>('POST', `/api/v1/notifications/${one.id}/read`)
  expect([status, body.is_read]).toEqual([200, true])
  const again = await person.client.rest<Shown>('POST', `/api/v1/notifications/${one.id}/read`)
  expect(again.body.read_at).toBe(body.read_at)
  expect(await unread(person)).toBe(2)

  expect(await person.client.ask(markRead, { id: globalId(two.id) })).toEqual({
    markNotificationRead: { __typename: 'MarkNotificationReadPayload', unreadNotificationCount: 1, notification: { isRead: true } },
  })
  const all = graphql(`mutation MarkAllNotificationsRead { markAllNotificationsRead { unreadNotificationCount notifications { uuid } } }`)
  expect(await person.client.ask(all)).toEqual({
    markAllNotificationsRead: { unreadNotificationCount: 0, notifications: [{ uuid: three.id }] },
  })
  expect(await unread(person)).toBe(0)
})

test('notifications are visible only to their recipient', async () => {
  const person = await createPerson(app)
  const stranger = await createPerson(app)
  const { id } = await tell(person)
  expect([await list(stranger), await unread(stranger)]).toEqual([[], 0])
  const { status, body } = await stranger.client.rest<{ detail: string }>('POST', `/api/v1/notifications/${id}/read`)
  expect([status, body.detail]).toEqual([404, 'This notification does not exist.'])
  expect(await stranger.client.ask(markRead, { id: globalId(id) })).toEqual({
    markNotificationRead: { __typename: 'NotFoundError', message: 'This notification does not exist.' },
  })
  expect(await stranger.client.ask(graphql(`query Node($id: ID!) { node(id: $id) { id } }`), { id: globalId(id) })).toEqual({ node: null })
  expect(await unread(person)).toBe(1)
})

test('both APIs require a session for notifications', async () => {
  const guest = app.anyone()
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/stats'],
    ['POST', '/read-all'],
    ['POST', `/${crypto.randomUUID()}/read`],
  ] as const) {
    expect((await guest.rest(method, `/api/v1/notifications${path}`)).status).toBe(401)
  }
  const { body } = await guest.graphql(markRead, { id: globalId(crypto.randomUUID()) })
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
})

test.each([
  ['limit=0', 'limit must be between 1 and 100'],
  ['limit=many', 'limit must be a number'],
  ['include_read=maybe', 'Must be true or false'],
])('?%s is refused', async (query, message) => {
  const { client } = await createPerson(app)
  const { status, body } = await client.rest<{ detail: string }>('GET', `/api/v1/notifications?${query}`)
  expect([status, body.detail]).toEqual([400, message])
})

test('refuses unsafe action URLs', async () => {
  const person = await createPerson(app)
  await expect(tell(person, { actionUrl: 'javascript:alert(1)' })).rejects.toThrow('Must be a URL or a path of this app')
  expect(await list(person)).toEqual([])
})

test('publishes new and read notifications to open screens', async () => {
  const person = await createPerson(app)
  const events = person.client.subscribe(
    graphql(`subscription NotificationEvents { viewerEvents { __typename
    ... on NotificationArrived { unreadNotificationCount notificationEdge { cursor node { uuid title channel { displayName } } } }
    ... on NotificationRead { unreadNotificationCount notifications { uuid isRead } } } }`),
  )
  const subscribe = vi.spyOn(app.platform.live, 'subscribe')
  const told = events.next()
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith(expect.arrayContaining([toViewerTopic(person.id)]), expect.anything()))
  await subscribe.mock.results.at(-1)?.value
  const { id } = await tell(person)
  expect((await told).value?.data?.viewerEvents).toMatchObject({
    __typename: 'NotificationArrived',
    unreadNotificationCount: 1,
    notificationEdge: { node: { uuid: id, title: 'Your import is finished', channel: { displayName: 'Twain' } } },
  })
  await person.client.rest('POST', '/api/v1/notifications/read-all')
  expect((await events.next()).value?.data?.viewerEvents).toEqual({
    __typename: 'NotificationRead',
    unreadNotificationCount: 0,
    notifications: [{ uuid: id, isRead: true }],
  })
  await events.return(undefined)
})

test('deletes read notifications after 90 days and others after a year', async () => {
  const person = await createPerson(app)
  const { id } = await tell(person, { title: 'Read' })
  await tell(person, { title: 'Unread' })
  await person.client.rest('POST', `/api/v1/notifications/${id}/read`)
  const titlesIn = async (days: number) => {
    await app.services.notifications.deleteOld(new Date(Date.now() + days * 86_400_000))
    return (await list(person)).map(({ title }) => title)
  }
  expect(await titlesIn(89)).toEqual(['Unread', 'Read'])
  expect(await titlesIn(91)).toEqual(['Unread'])
  expect(await titlesIn(366)).toEqual([])
})
