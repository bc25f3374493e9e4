import type { ReactNode } from 'react'
import styles from './FilterBar.module.css'

export interface FilterBarProps {
  /** Says what is filtered. */
  label: string
  /** A SearchField first, then what narrows it down. */
  children: ReactNode
  /** At the end of the line: how many there are. Announced when it changes. */
  result?: ReactNode
}

/** Stands above a list and decides what it shows. */
export function FilterBar({ label, children, result }: FilterBarProps) {
  return (
    <search aria-label={label} className={styles.FilterBar}>
      {children}
      {result !== undefined && (
        <p role="status" className={styles.End}>
          {result}
        </p>
      )}
    </search>
  )
}
