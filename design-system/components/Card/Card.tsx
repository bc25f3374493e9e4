import type { ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  /** Content. */
  children: ReactNode
  /** Heading. */
  title?: string
}

export function Card({ children, title }: CardProps) {
  return (
    <section className={styles.Card}>
      {title && <h2 className={styles.Title}>{title}</h2>}
      {children}
    </section>
  )
}
