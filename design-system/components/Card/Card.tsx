import type { ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  /** The content. */
  children: ReactNode
  /** The heading. */
  title?: string
  /** The heading level. */
  level?: 2 | 3 | 4
  /** Controls at the end of the title line. */
  actions?: ReactNode
}

export function Card({ children, title, level = 2, actions }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.Card}>
      {(title || actions) && (
        <header className={styles.Header}>
          {title && <Heading className={styles.Title}>{title}</Heading>}
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
