import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import emptyStyles from '../EmptyState/EmptyState.module.css'
import styles from './ErrorState.module.css'

export interface ErrorStateProps {
  /** What could not be done. */
  title: string
  /** Where the title stands in the outline of the page. */
  level?: 1 | 2 | 3
  /** Why, as far as it is known. */
  children?: ReactNode
  /** The way on: Retry, or a way back. */
  action?: ReactNode
}

/** Stands where the content would have been. */
export function ErrorState({ title, level = 2, children, action }: ErrorStateProps) {
  return (
    <div role="alert" className={emptyStyles.EmptyState}>
      <Heading level={level}>{title}</Heading>
      {children && <div className={styles.Reason}>{children}</div>}
      {action && <div className={emptyStyles.Action}>{action}</div>}
    </div>
  )
}
