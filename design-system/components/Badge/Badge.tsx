import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import type { StyleProps } from '../styleProps.ts'
import styles from './Badge.module.css'

export interface BadgeProps extends StyleProps {
  /** One or two words. */
  children: ReactNode
  /** `solid` for new or counted items. */
  tone?: 'neutral' | 'accent' | 'solid' | 'good' | 'caution' | 'danger'
  /** `small` fits the corner of an icon. */
  size?: 'small' | 'medium'
}

export function Badge({ children, tone = 'neutral', size = 'medium', className }: BadgeProps) {
  return (
    <span className={clsx(styles.Badge, className)} data-tone={tone} data-size={size}>
      {children}
    </span>
  )
}

const maxCount = 9

export interface BadgeCountProps extends StyleProps {
  /** Zero renders nothing. */
  count: number
  /** "12 unread notifications". */
  label?: string
  /** `small` fits the corner of an icon. */
  size?: BadgeProps['size']
}

export function BadgeCount({ count, label, size, className }: BadgeCountProps) {
  if (count <= 0) return null
  return (
    <Badge tone="solid" size={size} className={className}>
      <span aria-hidden>{count > maxCount ? `${maxCount}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Badge>
  )
}

export interface ActivityMarkProps extends StyleProps {
  /** One word: "Answering". */
  label: string
}

export function ActivityMark({ label, className }: ActivityMarkProps) {
  return <span role="img" aria-label={label} title={label} className={clsx(styles.ActivityMark, className)} />
}
