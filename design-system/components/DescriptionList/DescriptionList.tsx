import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export interface DescriptionListProps {
  /** What is known, in order: its name, and what it is. */
  items: readonly { term: string; details: ReactNode }[]
}

/** Facts about one thing. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.DescriptionList}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.Pair}>
          <dt className={styles.Term}>{term}</dt>
          <dd className={styles.Details}>{details}</dd>
        </div>
      ))}
    </dl>
  )
}
