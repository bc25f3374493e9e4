import type { ReactNode } from 'react'
import styles from './List.module.css'

export interface ListProps {
  /** ListItem elements. */
  children: ReactNode
  /** Accessible name, if no heading names the list. */
  label?: string
  /** Adds lines between items. */
  isDivided?: boolean
}

export function List({ children, label, isDivided }: ListProps) {
  return (
    <ul aria-label={label} className={styles.List} data-divided={isDivided || undefined}>
      {children}
    </ul>
  )
}

export interface ListItemProps {
  /** Content. */
  children: ReactNode
}

export function ListItem({ children }: ListItemProps) {
  return <li className={styles.Item}>{children}</li>
}
