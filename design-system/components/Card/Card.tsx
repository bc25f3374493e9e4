import type { ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  /** The content. */
  children: ReactNode
  /** The heading. */
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
