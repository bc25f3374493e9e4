import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Stat.module.css'

export interface StatProps {
  /** What is counted. */
  label: string
  /** The figure, as the language writes it. */
  value: ReactNode
  /** How it differs from before, in words: "12% more than last week". */
  change?: string
  /** Points the arrow beside the change. */
  trend?: 'up' | 'down'
  /** Says whether the change is welcome; without it the change is only told. */
  tone?: 'good' | 'danger'
}

/** One figure that can be read across the room. Belongs in Stats. */
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

/** Figures side by side, the same number in each line. */
export function Stats({ children }: StatsProps) {
  return (
    <div className={styles.Frame}>
      <dl className={styles.Stats}>{children}</dl>
    </div>
  )
}
