import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Notification bell', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

function notification(id: string, title: string, more: Record<string, unknown> = {}) {
  return {
    __typename: 'Notification',
    id,
    notificationType: 'INFO',
    priority: 'NORMAL',
    title,
    summary: '',
    message: '',
    isRead: true,
    publishedAt: new Date().toISOString(),
    actionUrl: null,
    channel: { __typename: 'NotificationChannel', displayName: 'Account' },
    ...more,
  }
}

const notifications = [
  notification('1', 'Your password was changed', {
    notificationType: 'WARNING',
    priority: 'HIGH',
    isRead: false,
    summary: 'You were signed out everywhere else.',
    message: 'If this wasn’t you, change your password now.',
    actionUrl: '/forgot-password',
  }),
  notification('2', 'A visitor left you a message', {
    isRead: false,
    summary: 'Your twin was asked to pass it on.',
    message: 'Is the boat still for sale?',
    channel: { __typename: 'NotificationChannel', displayName: 'My Twin' },
  }),
  notification('3', 'Your import is finished', {
    notificationType: 'SUCCESS',
    summary: 'Stories added: 12',
    publishedAt: '2026-03-04T09:20:00.000Z',
  }),
]

const opened = (unreadNotificationCount: number, list: typeof notifications) => {
  const answers = { NotificationBellQuery: { viewer: { unreadNotificationCount, notifications: connection(list) } } }
  return {
    ...screenStory({ path: '/terms', person: mira, answers }),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const bell = () => within(canvasElement).getByRole('button', { name: /notification/i })
      await waitFor(() => expect(bell()).toBeEnabled())
      await userEvent.click(bell())
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Recent Notifications' })).toBeVisible())
    },
  }
}

export const Default = opened(12, notifications)
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const Empty = opened(0, [])
