import type { ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  /** What belongs together. */
  children: ReactNode
  /** Says what it is about. */
  title?: string
  /** Where the title stands in the outline of the page. */
  level?: 2 | 3 | 4
  /** Controls at the end of the title's line. */
  actions?: ReactNode
}

/** A hairline around what belongs together. */
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
