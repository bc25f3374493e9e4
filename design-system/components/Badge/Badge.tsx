import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import styles from './Badge.module.css'

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode
  /** `solid` for new or counted items. */
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
  /** Zero renders nothing. */
  count: number
  /** "12 unread notifications". */
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
  /** One word: "Answering". */
  label: string
}

export function ActivityMark({ label }: ActivityMarkProps) {
  return <span role="img" aria-label={label} title={label} className={styles.ActivityMark} />
}
