import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Stat.module.css'

export interface StatProps {
  /** The counted quantity. */
  label: string
  /** The formatted figure. */
  value: ReactNode
  /** The change in words: "12% more than last week". */
  change?: string
  /** The direction of the arrow. */
  trend?: 'up' | 'down'
  /** Whether the change is good or bad. Neutral by default. */
  tone?: 'good' | 'danger'
}

export function Stat({ label, value, change, trend, tone }: StatProps) {
  return (
    <div className={styles.Stat}>
      <dt className={styles.Label}>{label}</dt>
      <dd className={styles.Value}>{value}</dd>
      {change && (
        <dd className={styles.Change} data-tone={tone}>
          {trend && <Icon glyph={trend === 'up' ? ArrowUpRight : ArrowDownRight} size="0.875rem" />}
          {change}
        </dd>
      )}
    </div>
  )
}

export interface StatsProps {
  /** Stat elements. */
  children: ReactNode
}

export function Stats({ children }: StatsProps) {
  return (
    <div className={styles.Frame}>
      <dl className={styles.Stats}>{children}</dl>
    </div>
  )
}
