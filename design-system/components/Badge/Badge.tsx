import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import styles from './Badge.module.css'

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode
  /** `solid` is for what is new or counted; the others are labels. */
  tone?: 'neutral' | 'accent' | 'solid' | 'good' | 'caution' | 'danger'
  /** `small` where it stands on the corner of an icon. */
  size?: 'small' | 'medium'
}

/** One or two words, or a count, about the thing beside it. */
export function Badge({ children, tone = 'neutral', size = 'medium' }: BadgeProps) {
  return (
    <span className={styles.Badge} data-tone={tone} data-size={size}>
      {children}
    </span>
  )
}

export interface BadgeCountProps {
  /** Nothing is rendered for zero. */
  count: number
  /** Above it a plus stands after the highest number that is shown. */
  max?: number
  /** Says what is counted, with the full number: "12 unread notifications". Leave it out where the name of the control says it. */
  label?: string
  /** `small` where it stands on the corner of an icon. */
  size?: BadgeProps['size']
}

/** How many there are of what waits for somebody. */
export function BadgeCount({ count, max = 9, label, size }: BadgeCountProps) {
  if (count <= 0) return null
  return (
    <Badge tone="solid" size={size}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Badge>
  )
}

export interface ActivityMarkProps {
  /** What goes on, in a word: "Answering". */
  label: string
}

/** A dot beside something that is being worked on. It stands still: what moves draws the eye away from what is read. */
export function ActivityMark({ label }: ActivityMarkProps) {
  return <span role="img" aria-label={label} title={label} className={styles.ActivityMark} />
}
