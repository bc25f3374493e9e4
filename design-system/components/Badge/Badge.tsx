import type { ReactNode } from 'react'
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
