import type { ReactNode } from 'react'
import styles from './List.module.css'

export interface ListProps {
  /** ListItem elements. */
  children: ReactNode
  /** Names the list where no heading does. */
  label?: string
  /** Hairlines between the items. */
  isDivided?: boolean
}

/** Things of one kind, one below the other. */
export function List({ children, label, isDivided }: ListProps) {
  return (
    <ul aria-label={label} className={styles.List} data-divided={isDivided || undefined}>
      {children}
    </ul>
  )
}

export interface ListItemProps {
  /** One of the things. */
  children: ReactNode
}

export function ListItem({ children }: ListItemProps) {
  return <li className={styles.Item}>{children}</li>
}
