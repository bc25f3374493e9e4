import { Badge, BadgeCount, Button, FormError, IconButton, List, ListItem, LiveRegion, Popover } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import bellQuery, { type NotificationBellQuery } from '../../__generated__/NotificationBellQuery.graphql.ts'
import { useOnReconnected } from '../../relay/reconnection.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { LoadingFailed } from '../../shared/screen/LoadingFailed.tsx'
import styles from './NotificationBell.module.css'
import { NotificationBellItem } from './NotificationBellItem.tsx'
import { useMarkNotificationsRead } from './useMarkNotificationsRead.ts'

const shownCount = 5

export function NotificationBell() {
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary FallbackComponent={BellFailed} onReset={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<BellLoading />}>
        <LoadedBell fetchKey={attempt} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Queried last, so not in a loader. */
function LoadedBell({ fetchKey }: { fetchKey: number }) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const { viewer } = useLazyLoadQuery<NotificationBellQuery>(
    graphql`
      query NotificationBellQuery {
        viewer {
          unreadNotificationCount
          notifications(first: 5) @required(action: THROW) @connection(key: "NotificationBell_notifications") {
            edges {
              node {
                id
                ...NotificationBellItem_notification
              }
            }
          }
        }
      }
    `,
    {},
    { fetchKey },
  )
  const { markRead, markAllRead, isMarkingAll } = useMarkNotificationsRead()
  const { attempt, failure } = useAttempt(t`Failed to mark notification as read`)

  useOnReconnected(() => {
    fetchQuery<NotificationBellQuery>(environment, bellQuery, {}, { fetchPolicy: 'network-only' }).subscribe({
      error: (error: Error) => console.error('Catching up with notifications failed', error),
    })
  })

  const unreadCount = viewer?.unreadNotificationCount ?? 0
  const notifications = viewer?.notifications.edges.slice(0, shownCount).map(({ node }) => node) ?? []

  return (
    <BellPopover
      unreadCount={unreadCount}
      action={
        unreadCount > 0 && (
          <Button variant="quiet" isPending={isMarkingAll} onPress={() => void attempt(async () => void (await markAllRead()))}>
            <Trans>Mark all read</Trans>
          </Button>
        )
      }
    >
      {notifications.length === 0 ? (
        <p className={styles.none}>
          <Trans>No recent notifications</Trans>
        </p>
      ) : (
        <div className={styles.list}>
          <List label={t`Recent Notifications`}>
            {notifications.map((notification) => (
              <ListItem key={notification.id}>
                <NotificationBellItem
                  notification={notification}
                  onRead={() => void attempt(async () => void (await markRead(notification.id)))}
                />
              </ListItem>
            ))}
          </List>
        </div>
      )}
      {failure && <FormError>{failure}</FormError>}
    </BellPopover>
  )
}

interface BellPopoverProps {
  children: ReactNode
  unreadCount?: number
  action?: ReactNode
}

function BellPopover({ children, unreadCount = 0, action }: BellPopoverProps) {
  const { t } = useLingui()
  const unread = plural(unreadCount, { one: '# unread notification', other: '# unread notifications' })
  return (
    <>
      <Popover
        label={t`Recent Notifications`}
        placement="bottom end"
        trigger={
          <span className={styles.bell}>
            <IconButton icon={Bell} label={unreadCount > 0 ? unread : t`Notifications`} />
            <span className={styles.count}>
              <BadgeCount count={unreadCount} size="small" />
            </span>
          </span>
        }
      >
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 className={styles.title}>
              <Trans>Recent Notifications</Trans>
            </h2>
            {unreadCount > 0 && <Badge tone="accent">{t`${unreadCount} new`}</Badge>}
          </header>
          {children}
          {action && <footer className={styles.foot}>{action}</footer>}
        </div>
      </Popover>
      <LiveRegion>{unreadCount > 0 && unread}</LiveRegion>
    </>
  )
}

/** A panel would close again when the bell has loaded. */
function BellLoading() {
  const { t } = useLingui()
  return <IconButton icon={Bell} label={t`Notifications`} isDisabled />
}

function BellFailed({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useLingui()
  return (
    <BellPopover>
      <LoadingFailed level={3} title={getFailureText(error, t`Failed to fetch notifications`)} onRetry={resetErrorBoundary} />
    </BellPopover>
  )
}
