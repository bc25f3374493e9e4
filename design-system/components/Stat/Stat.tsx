import type { ReactNode } from 'react'
import styles from './Stat.module.css'

export interface StatProps {
  /** The counted quantity. */
  label: string
  /** Formatted figure. */
  value: ReactNode
  /** "12% more than last week". */
  change?: string
}

export function Stat({ label, value, change }: StatProps) {
  return (
    <div className={styles.Stat}>
      <dt className={styles.Label}>{label}</dt>
      <dd className={styles.Value}>
        <bdi>{value}</bdi>
      </dd>
      {change && (
        <dd className={styles.Change}>
          <bdi>{change}</bdi>
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
