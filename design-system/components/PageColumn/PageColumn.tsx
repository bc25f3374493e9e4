import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import styles from './PageColumn.module.css'

export interface PageColumnProps {
  /** What the page is about: its only first heading. Leave it out where the content begins with one. */
  title?: string
  /** What the page is for, in a sentence. */
  description?: ReactNode
  /** Who sees what is here: a VoiceMark. */
  mark?: ReactNode
  /** What can be done with the page as a whole. */
  actions?: ReactNode
  /** The content of the page. */
  children: ReactNode
  /** `narrow` for forms, `reading` for text, `wide` for tables and charts. */
  width?: 'narrow' | 'reading' | 'wide'
}

/** A column in the middle of the page. With a title it begins with a PageHeader. */
export function PageColumn({ children, title, width = 'reading', ...header }: PageColumnProps) {
  return (
    <div className={styles.PageColumn} data-width={width}>
      {title && <PageHeader title={title} {...header} />}
      {children}
    </div>
  )
}

export interface PageHeaderProps {
  /** What the page is about: its only first heading. */
  title: string
  /** What the page is for, in a sentence. */
  description?: ReactNode
  /** Who sees what is here: a VoiceMark. */
  mark?: ReactNode
  /** What can be done with the page as a whole. */
  actions?: ReactNode
}

/** The first words of a page. */
export function PageHeader({ title, description, mark, actions }: PageHeaderProps) {
  return (
    <header className={styles.PageHeader}>
      <div className={styles.Words}>
        {mark}
        <Heading>{title}</Heading>
        {description && <p className={styles.Description}>{description}</p>}
      </div>
      {actions && <div className={styles.Actions}>{actions}</div>}
    </header>
  )
}
