import type { ReactNode } from 'react'
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx'
import styles from './PageColumn.module.css'

export interface PageColumnProps extends Partial<PageHeaderProps> {
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
