import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './Stat.module.css'

export interface StatProps extends StyleProps {
  /** The counted quantity. */
  label: string
  /** Formatted figure. */
  value: ReactNode
  /** "12% more than last week". */
  change?: string
}

export function Stat({ label, value, change, className }: StatProps) {
  return (
    <div className={clsx(styles.Stat, className)}>
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

export interface StatsProps extends StyleProps {
  /** Stat elements. */
  children: ReactNode
}

export function Stats({ children, className }: StatsProps) {
  return (
    <div className={clsx(styles.Frame, className)}>
      <dl className={styles.Stats}>{children}</dl>
    </div>
  )
}
