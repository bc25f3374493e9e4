import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './List.module.css'

export interface ListProps extends StyleProps {
  /** ListItem elements. */
  children: ReactNode
  /** Accessible name, if no heading names the list. */
  label?: string
  /** Adds lines between items. */
  isDivided?: boolean
}

export function List({ children, label, isDivided, className }: ListProps) {
  return (
    <ul aria-label={label} className={clsx(styles.List, className)} data-divided={isDivided || undefined}>
      {children}
    </ul>
  )
}

export interface ListItemProps extends StyleProps {
  /** Content. */
  children: ReactNode
}

export function ListItem({ children, className }: ListItemProps) {
  return <li className={clsx(styles.Item, className)}>{children}</li>
}
