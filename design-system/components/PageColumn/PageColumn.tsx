import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import styles from './PageColumn.module.css'

export interface PageColumnProps {
  children: ReactNode
  /** The page's heading. */
  title?: string
  /** A sentence under it. */
  lead?: ReactNode
  /** Controls at the end of the heading's line. */
  actions?: ReactNode
  /** `narrow` for forms, `reading` for text, `wide` for tables and charts. */
  width?: 'narrow' | 'reading' | 'wide'
}

/** A column in the middle of the page, with its heading. */
export function PageColumn({ children, title, lead, actions, width = 'reading' }: PageColumnProps) {
  return (
    <div className={styles.PageColumn} data-width={width}>
      {(title || actions) && (
        <header className={styles.Header}>
          <div>
            {title && <Heading>{title}</Heading>}
            {lead && <p className={styles.Lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.Actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  )
}
