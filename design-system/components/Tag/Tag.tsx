import type { ReactNode } from 'react'
import styles from './Tag.module.css'

export interface TagProps {
  /** One or two words. */
  children: ReactNode
}

/** A word or two that something is about: an interest, a skill. What counts or warns is a Badge. */
export function Tag({ children }: TagProps) {
  return <span className={styles.Tag}>{children}</span>
}

export interface TagsProps {
  /** Each one once. */
  tags: ReadonlyArray<string>
  /** Names the list where no heading does. */
  label?: string
}

/** Tags to read. TagGroup has those that can be chosen or removed. */
export function Tags({ tags, label }: TagsProps) {
  return (
    <ul aria-label={label} className={styles.Tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.Tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
