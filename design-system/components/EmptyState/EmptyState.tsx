import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends StyleProps {
  /** Content that is missing, such as “No notes yet”. */
  title: string
  /** Heading level. */
  level?: 1 | 2 | 3
  /** The first step in one sentence. */
  children?: ReactNode
  /** A Button or LinkButton for the first step. */
  action?: ReactNode
  /** A mark or icon above the title. */
  mark?: ReactNode
  /** `small` fits a sidebar or part of a page. */
  size?: 'medium' | 'small'
}

export function EmptyState({ title, level = 2, children, action, mark, size = 'medium', className }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={clsx(styles.EmptyState, className)} data-size={size}>
      {mark && <div className={styles.Mark}>{mark}</div>}
      {size === 'small' ? <Title className={styles.Title}>{title}</Title> : <Heading level={level}>{title}</Heading>}
      {children && <div className={styles.Text}>{children}</div>}
      {action && <div className={styles.Action}>{action}</div>}
    </div>
  )
}

export interface ErrorStateProps extends StyleProps {
  /** The failed action. */
  title: string
  /** Heading level. */
  level?: 1 | 2 | 3
  /** The reason, if known. */
  children?: ReactNode
  /** A Button to retry or go back. */
  action?: ReactNode
}

export function ErrorState({ title, level = 2, children, action, className }: ErrorStateProps) {
  return (
    <div role="alert" className={clsx(styles.EmptyState, className)}>
      <Heading level={level}>{title}</Heading>
      {children && <div className={styles.Reason}>{children}</div>}
      {action && <div className={styles.Action}>{action}</div>}
    </div>
  )
}
