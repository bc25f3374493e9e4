import { Fragment, type ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export interface DescriptionListProps {
  /** What is known, in order: its name, and what it is. */
  items: ReadonlyArray<{ term: string; details: ReactNode }>
}

/** Facts about one thing. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.DescriptionList}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.Pair}>
          <dt className={styles.Term}>{term}</dt>
          <dd className={styles.Details}>{typeof details === 'string' ? breakable(details) : details}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A long address breaks after its signs before it breaks within a word. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=[@._+/-])/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
