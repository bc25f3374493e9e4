import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** What will be here. */
  title: string
  /** Where the title stands in the outline of the page. */
  level?: 1 | 2 | 3
  /** The first step, in a sentence. */
  children?: ReactNode
  /** One Button or LinkButton that takes that step. */
  action?: ReactNode
  /** A mark or an icon above the title. */
  mark?: ReactNode
  /** `small` inside a part of a page. */
  size?: 'medium' | 'small'
}

export function EmptyState({ title, level = 2, children, action, mark, size = 'medium' }: EmptyStateProps) {
  return (
    <div className={styles.EmptyState} data-size={size}>
      {mark && <div className={styles.Mark}>{mark}</div>}
      <Heading level={level} size={size === 'small' ? 'section' : 'title'}>
        {title}
      </Heading>
      {children && <div className={styles.Words}>{children}</div>}
      {action && <div className={styles.Action}>{action}</div>}
    </div>
  )
}

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
    <div role="alert" className={styles.EmptyState}>
      <Heading level={level}>{title}</Heading>
      {children && <div className={styles.Reason}>{children}</div>}
      {action && <div className={styles.Action}>{action}</div>}
    </div>
  )
}
