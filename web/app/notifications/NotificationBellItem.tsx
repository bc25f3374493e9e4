import { NotificationItem, type NotificationItemProps } from '#design-system'
import { graphql, useFragment } from 'react-relay'
import type { NotificationBellItem_notification$key } from '../../__generated__/NotificationBellItem_notification.graphql.ts'
import { serverText } from '../../i18n/serverTexts.ts'
import { dayWords, safeActionUrl } from './notificationWords.ts'

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
  /** Called when it is opened or marked, while it is unread. */
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
      title={serverText(notification.title)}
      summary={serverText(notification.summary)}
      message={serverText(notification.message)}
      kind={kinds[notification.notificationType]}
      priority={priorities[notification.priority]}
      isUnread={!notification.isRead}
      channel={serverText(notification.channel.displayName)}
      date={dayWords(new Date(notification.publishedAt))}
      href={safeActionUrl(notification.actionUrl)}
      onOpen={() => !notification.isRead && onRead()}
      onMarkRead={onRead}
    />
  )
}
