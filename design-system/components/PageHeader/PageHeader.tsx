import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import styles from './PageHeader.module.css'

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
