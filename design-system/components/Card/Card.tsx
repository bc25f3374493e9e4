import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './Card.module.css'

export interface CardProps extends StyleProps {
  /** Content. */
  children: ReactNode
  /** Heading. */
  title?: string
}

export function Card({ children, title, className }: CardProps) {
  return (
    <section className={clsx(styles.Card, className)}>
      {title && <h2 className={styles.Title}>{title}</h2>}
      {children}
    </section>
  )
}
