import { NotificationItem, type NotificationItemProps } from '#design-system'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { graphql, useFragment } from 'react-relay'
import type { NotificationBellItem_notification$key } from '../../__generated__/NotificationBellItem_notification.graphql.ts'
import { translateServerText } from '../../i18n/serverTexts.ts'
import { countDaysAgo } from '../../lib/calendarDays.ts'

const kinds: Readonly<Record<string, NotificationItemProps['kind']>> = {
  SUCCESS: 'success',
  WARNING: 'warning',
  ERROR: 'error',
  UPDATE: 'update',
  INFO: 'info',
}
const priorities: Readonly<Record<string, NotificationItemProps['priority']>> = { HIGH: 'high', URGENT: 'urgent' }

interface NotificationBellItemProps {
  notification: NotificationBellItem_notification$key
  onRead: () => void
}

export function NotificationBellItem({ notification: notificationRef, onRead }: NotificationBellItemProps) {
  const notification = useFragment(
    graphql`
      fragment NotificationBellItem_notification on Notification {
        notificationType
        priority
        title
        summary
        message
        isRead
        publishedAt
        actionUrl
        channel {
          displayName
        }
      }
    `,
    notificationRef,
  )
  return (
    <NotificationItem
      title={translateServerText(notification.title)}
      summary={translateServerText(notification.summary)}
      message={translateServerText(notification.message)}
      kind={kinds[notification.notificationType]}
      priority={priorities[notification.priority]}
      isUnread={!notification.isRead}
      channel={translateServerText(notification.channel.displayName)}
      date={formatDay(new Date(notification.publishedAt))}
      href={toSafeActionUrl(notification.actionUrl)}
      onOpen={() => !notification.isRead && onRead()}
      onMarkRead={onRead}
    />
  )
}

const relativeDays = 7

export function formatDay(date: Date, now = new Date()): string {
  const days = countDaysAgo(date, now)
  // Local clocks may be behind the server's.
  if (days <= 0) return t`Today`
  if (days === 1) return t`Yesterday`
  return days < relativeDays ? t`${days} days ago` : i18n.date(date, { month: 'short', day: 'numeric' })
}

export function toSafeActionUrl(actionUrl: string | null | undefined): string | null {
  if (!actionUrl) return null
  const isPath = actionUrl.startsWith('/') && URL.canParse(actionUrl, location.origin)
  const isOurs = isPath && new URL(actionUrl, location.origin).origin === location.origin
  const isWebAddress = /^https?:\/\//i.test(actionUrl) && URL.canParse(actionUrl)
  return isOurs || isWebAddress ? actionUrl : null
}
