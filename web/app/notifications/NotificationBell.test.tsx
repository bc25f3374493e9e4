import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import bellQuery from '../../__generated__/NotificationBellQuery.graphql.ts'
import markAll from '../../__generated__/useMarkNotificationsReadAllMutation.graphql.ts'
import markOne from '../../__generated__/useMarkNotificationsReadOneMutation.graphql.ts'
import viewerEvents from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import { announceConnection } from '../../relay/reconnection.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { formatDay, toSafeActionUrl } from './NotificationBellItem.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const usual = {
  __typename: 'Notification',
  notificationType: 'INFO',
  priority: 'NORMAL',
  summary: '',
  message: '',
  isRead: false,
  publishedAt: new Date().toISOString(),
  actionUrl: null,
  channel: { __typename: 'NotificationChannel', displayName: 'Account', key: 'account' },
}

const notification = (id: string, change: Partial<Record<keyof typeof usual, unknown>> = {}) => ({
  ...usual,
  id,
  title: `News ${id}`,
  ...change,
})

const edge = (node: ReturnType<typeof notification>) => ({
  __typename: 'NotificationEdge',
  cursor: `cursor-${node.id}`,
  node,
})

const answer = (notifications: ReturnType<typeof notification>[], unreadNotificationCount: number) => ({
  viewer: {
    unreadNotificationCount,
    notifications: { edges: notifications.map(edge), pageInfo: { hasNextPage: true, endCursor: null } },
  },
})

async function openBell(notifications: ReturnType<typeof notification>[], unreadCount: number) {
  const app = await openApp('/terms', ada)
  await app.respond(bellQuery, answer(notifications, unreadCount))
  const name = unreadCount === 0 ? 'Notifications' : /unread notification/
  await app.user.click(await screen.findByRole('button', { name }))
  return { ...app, panel: await screen.findByRole('dialog', { name: 'Recent Notifications' }) }
}

const titles = (panel: HTMLElement) =>
  within(panel)
    .getAllByText(/^News/)
    .map((title) => title.textContent)

test('shows an empty bell without a count', async () => {
  const { panel } = await openBell([], 0)
  expect(within(panel).getByRole('heading', { name: 'Recent Notifications' })).toBeVisible()
  expect(within(panel).getByText('No recent notifications')).toBeVisible()
  expect(within(panel).queryByText(/new$/)).toBeNull()
  expect(within(panel).queryByRole('button', { name: 'Mark all read' })).toBeNull()
})

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [130, '9+'],
])('shows %i unread notifications as %s, and each in the panel', async (count, badge) => {
  const { panel } = await openBell([notification('1')], count)
  expect(screen.getByText(badge, { exact: true })).toBeInTheDocument()
  expect(within(panel).getByText(`${count} new`)).toBeVisible()
})

test('shows an item’s channel, day, summary and tags', async () => {
  const { panel } = await openBell(
    [
      notification('1', { priority: 'HIGH', summary: 'You were signed out.' }),
      notification('2', { priority: 'URGENT', isRead: true }),
      notification('3', { priority: 'LOW', isRead: true }),
    ],
    1,
  )
  const [high, urgent, low] = within(panel).getAllByRole('article') as [HTMLElement, HTMLElement, HTMLElement]
  for (const words of ['New', 'High', 'Account', 'Today', 'You were signed out.']) expect(within(high).getByText(words)).toBeVisible()
  expect(within(high).getByRole('button', { name: 'mark read' })).toBeVisible()
  expect(within(urgent).getByText('Urgent')).toBeVisible()
  for (const item of [urgent, low]) {
    expect(within(item).queryByText('New')).toBeNull()
    expect(within(item).queryByRole('button', { name: 'mark read' })).toBeNull()
  }
  expect(within(low).queryByText(/High|Urgent/)).toBeNull()
})

test('marks an item as read optimistically and reverts on failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, panel, variablesOf, fail } = await openBell([notification('1')], 3)
  await user.click(within(panel).getByRole('button', { name: 'mark read' }))
  expect(await variablesOf(markOne)).toEqual({ input: { notificationId: '1' } })
  expect(within(panel).getByText('2 new')).toBeVisible()
  expect(within(panel).queryByText('New')).toBeNull()
  await fail(markOne, new RequestError('Failed to fetch', null))
  expect(within(panel).getByText('3 new')).toBeVisible()
  expect(within(panel).getByRole('alert')).toHaveTextContent('Failed to mark notification as read')
})

test('marks an opened item as read and opens only safe URLs', async () => {
  const { user, panel, variablesOf } = await openBell(
    [notification('1', { actionUrl: '/settings' }), notification('2', { actionUrl: 'javascript:alert(1)' })],
    2,
  )
  const link = within(panel).getByRole('link', { name: 'News 1' })
  expect(link).toHaveAttribute('href', '/settings')
  expect(link).toHaveAttribute('target', '_blank')
  expect(within(panel).queryByRole('link', { name: 'News 2' })).toBeNull()
  await user.click(within(panel).getByRole('button', { name: 'News 2' }))
  expect(await variablesOf(markOne)).toEqual({ input: { notificationId: '2' } })
})

test('sends no request when a read item is opened', async () => {
  const { user, panel } = await openBell([notification('1', { isRead: true })], 0)
  await user.click(within(panel).getByRole('button', { name: 'News 1' }))
  expect(within(panel).queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument()
})

test('marks all as read', async () => {
  const { user, panel, respond } = await openBell([notification('1'), notification('2')], 12)
  await user.click(within(panel).getByRole('button', { name: 'Mark all read' }))
  const read = ['1', '2'].map((id) => ({ __typename: 'Notification', id, isRead: true }))
  await respond(markAll, { markAllNotificationsRead: { notifications: read, unreadNotificationCount: 0 } })
  expect(within(panel).queryByText(/new$/i)).toBeNull()
  expect(within(panel).queryByRole('button', { name: 'Mark all read' })).toBeNull()
})

test('puts a new notification first, once, and drops the sixth', async () => {
  const { panel, emit } = await openBell(
    ['5', '4', '3', '2', '1'].map((id) => notification(id)),
    5,
  )
  const arrive = (id: string, unreadNotificationCount: number) =>
    emit(viewerEvents, {
      viewerEvents: { __typename: 'NotificationArrived', notificationEdge: edge(notification(id)), unreadNotificationCount },
    })
  await arrive('6', 6)
  await arrive('6', 6)
  expect(titles(panel)).toEqual(['News 6', 'News 5', 'News 4', 'News 3', 'News 2'])
  expect(within(panel).getByText('6 new')).toBeVisible()
})

test('applies reads from another tab', async () => {
  const { panel, emit } = await openBell([notification('2'), notification('1')], 2)
  const notifications = [{ __typename: 'Notification', id: '2', isRead: true }]
  await emit(viewerEvents, { viewerEvents: { __typename: 'NotificationRead', notifications, unreadNotificationCount: 1 } })
  expect(within(panel).getByText('1 new')).toBeVisible()
  expect(within(panel).getAllByText('New')).toHaveLength(1)
})

test('refetches after an interruption of live updates', async () => {
  const { panel, respond } = await openBell([], 0)
  announceConnection(true)
  await respond(bellQuery, answer([notification('1')], 1))
  expect(within(panel).getByText('News 1')).toBeVisible()
})

test('shows a failed load and retries it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, fail, respond } = await openApp('/terms', ada)
  await fail(bellQuery, new RequestError('Failed to fetch', null))
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByText(/^Failed to fetch notifications/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await respond(bellQuery, answer([notification('1')], 1))
  await waitFor(() => expect(screen.getByRole('button', { name: '1 unread notification' })).toBeVisible())
})

const now = new Date(2026, 2, 10, 0, 30)
test.each([
  ['a moment ago', new Date(2026, 2, 10, 0, 10), 'Today'],
  ['an hour ago, before midnight', new Date(2026, 2, 9, 23, 30), 'Yesterday'],
  ['in a moment, by a clock that is ahead', new Date(2026, 2, 10, 0, 40), 'Today'],
  ['two days ago', new Date(2026, 2, 8, 23, 59), '2 days ago'],
  ['six days ago', new Date(2026, 2, 4, 0, 1), '6 days ago'],
  ['a week ago', new Date(2026, 2, 3, 23, 59), 'Mar 3'],
])('formats %s by calendar day', (_, date, words) => {
  expect(formatDay(date, now)).toBe(words)
})

test.each([
  ['/chat/1', '/chat/1'],
  ['https://example.org/x', 'https://example.org/x'],
  ['http://example.org', 'http://example.org'],
  ['javascript:alert(1)', null],
  ['//example.org', null],
  ['/\\example.org', null],
  ['https://', null],
  ['mailto:a@example.org', null],
  ['chat', null],
  [null, null],
])('resolves action URL %s to %s', (address, target) => {
  expect(toSafeActionUrl(address)).toBe(target)
})
