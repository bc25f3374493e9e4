import { useLingui } from '@lingui/react/macro'
import { Bell, CircleAlert, CircleCheck, Sparkles, TriangleAlert } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import styles from './NotificationItem.module.css'

const kinds = {
  info: { glyph: Bell, tone: undefined },
  update: { glyph: Sparkles, tone: 'accent' },
  success: { glyph: CircleCheck, tone: 'good' },
  warning: { glyph: TriangleAlert, tone: 'caution' },
  error: { glyph: CircleAlert, tone: 'danger' },
} as const

export interface NotificationItemProps {
  /** What happened. */
  title: string
  /** A second, quiet line. */
  summary?: string | null
  /** What there is to know or do about it. */
  message?: string | null
  /** Chooses the icon. */
  kind?: keyof typeof kinds
  /** What is high or urgent says so in a word. */
  priority?: 'high' | 'urgent'
  /** It has not been opened yet. */
  isUnread: boolean
  /** Where it comes from. */
  channel?: string | null
  /** When, in words. */
  date: string
  /** Where it leads; opens in a new tab. */
  href?: string | null
  /** Called when the item is pressed, also when it leads somewhere. */
  onOpen: () => void
  /** Offered while it is unread. */
  onMarkRead?: () => void
}

/** One thing that happened while nobody looked. */
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
}: NotificationItemProps) {
  const { t } = useLingui()
  const { glyph, tone } = kinds[kind]
  return (
    <article className={styles.NotificationItem} data-unread={isUnread || undefined}>
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
        {summary && <p className={styles.Summary}>{summary}</p>}
        {message && <p className={styles.Summary}>{message}</p>}
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
