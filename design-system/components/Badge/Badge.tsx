import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import styles from './Badge.module.css'

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode
  /** `solid` marks new or counted items; the other tones are labels. */
  tone?: 'neutral' | 'accent' | 'solid' | 'good' | 'caution' | 'danger'
  /** `small` fits the corner of an icon. */
  size?: 'small' | 'medium'
}

export function Badge({ children, tone = 'neutral', size = 'medium' }: BadgeProps) {
  return (
    <span className={styles.Badge} data-tone={tone} data-size={size}>
      {children}
    </span>
  )
}

const maxCount = 9

export interface BadgeCountProps {
  /** The count. Zero renders nothing. */
  count: number
  /** The full count in words: "12 unread notifications". Omit if the control's name already includes it. */
  label?: string
  /** `small` fits the corner of an icon. */
  size?: BadgeProps['size']
}

export function BadgeCount({ count, label, size }: BadgeCountProps) {
  if (count <= 0) return null
  return (
    <Badge tone="solid" size={size}>
      <span aria-hidden>{count > maxCount ? `${maxCount}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Badge>
  )
}

export interface ActivityMarkProps {
  /** The activity in one word: "Answering". */
  label: string
}

/** Static, because motion distracts from reading. */
export function ActivityMark({ label }: ActivityMarkProps) {
  return <span role="img" aria-label={label} title={label} className={styles.ActivityMark} />
}
