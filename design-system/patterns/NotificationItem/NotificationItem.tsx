import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Bell, CircleAlert, CircleCheck, Sparkles, TriangleAlert } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './NotificationItem.module.css'

const kinds = {
  info: { glyph: Bell, tone: undefined },
  update: { glyph: Sparkles, tone: 'accent' },
  success: { glyph: CircleCheck, tone: 'good' },
  warning: { glyph: TriangleAlert, tone: 'caution' },
  error: { glyph: CircleAlert, tone: 'danger' },
} as const

export interface NotificationItemProps extends StyleProps {
  /** Title. */
  title: string
  /** Second line. */
  summary?: string | null
  /** Details or a call to action. */
  message?: string | null
  /** Sets the icon. */
  kind?: keyof typeof kinds
  /** Shown as a word. */
  priority?: 'high' | 'urgent'
  /** Whether the notification is unread. */
  isUnread: boolean
  /** Source. */
  channel?: string | null
  /** Formatted date. */
  date: string
  /** Opened in a new tab. */
  href?: string | null
  /** Called on press, for links too. */
  onOpen: () => void
  /** Offered while unread. */
  onMarkRead?: () => void
}

export function NotificationItem({
  title,
  summary,
  message,
  kind = 'info',
  priority,
  isUnread,
  channel,
  date,
  href,
  onOpen,
  onMarkRead,
  className,
}: NotificationItemProps) {
  const { t } = useLingui()
  const { glyph, tone } = kinds[kind]
  return (
    <article className={clsx(styles.NotificationItem, className)} data-unread={isUnread || undefined}>
      <span className={styles.Glyph} data-tone={tone}>
        <Icon glyph={glyph} />
      </span>
      <div className={styles.Body}>
        <div className={styles.Head}>
          {href ? (
            <Link href={href} target="_blank" rel="noopener noreferrer" onPress={onOpen} className={styles.Title}>
              {title}
            </Link>
          ) : (
            <Button onPress={onOpen} className={styles.Title}>
              {title}
            </Button>
          )}
          {isUnread && <Badge tone="accent">{t`New`}</Badge>}
          {priority === 'high' && <Badge tone="caution">{t`High`}</Badge>}
          {priority === 'urgent' && <Badge tone="danger">{t`Urgent`}</Badge>}
        </div>
        {summary && (
          <p className={styles.Summary}>
            <bdi>{summary}</bdi>
          </p>
        )}
        {message && (
          <p className={styles.Summary}>
            <bdi>{message}</bdi>
          </p>
        )}
        <div className={styles.Foot}>
          {channel && <span>{channel}</span>}
          {channel && <span aria-hidden>·</span>}
          <span>{date}</span>
          {isUnread && onMarkRead && (
            <Button onPress={onMarkRead} className={styles.MarkRead}>
              {t`mark read`}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
