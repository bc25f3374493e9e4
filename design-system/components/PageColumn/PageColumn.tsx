import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './PageColumn.module.css'

export interface PageColumnProps extends HeaderParts {
  /** Omit if the content has its own h1. */
  title?: string
  /** Content. */
  children: ReactNode
  /** `reading` for text, `wide` for tables and charts, `narrow` for centered forms. */
  width?: 'narrow' | 'reading' | 'wide'
  /** The column element. */
  ref?: Ref<HTMLDivElement>
}

export function PageColumn({ children, title, width = 'reading', ref, className, ...header }: PageColumnProps) {
  return (
    <div ref={ref} className={clsx(styles.PageColumn, className)} data-width={width}>
      {title && <PageHeader title={title} {...header} />}
      {children}
    </div>
  )
}

interface HeaderParts extends StyleProps {
  /** The purpose of the page in one sentence. */
  description?: ReactNode
  /** An AudienceMark. */
  mark?: ReactNode
  /** Page-level actions. */
  actions?: ReactNode
}

export interface PageHeaderProps extends HeaderParts {
  /** Page title, the only h1. */
  title: string
}

export function PageHeader({ title, description, mark, actions, className }: PageHeaderProps) {
  return (
    <header className={clsx(styles.PageHeader, className)}>
      <div className={styles.Text}>
        {mark}
        <Heading>{title}</Heading>
        {description && <p className={styles.Description}>{description}</p>}
      </div>
      {actions && <div className={styles.Actions}>{actions}</div>}
    </header>
  )
}
