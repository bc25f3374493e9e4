import type { ReactNode } from 'react'
import styles from './Tag.module.css'

export interface TagProps {
  /** One or two words. */
  children: ReactNode
}

export function Tag({ children }: TagProps) {
  return <span className={styles.Tag}>{children}</span>
}

export interface TagsProps {
  /** Unique tags. */
  tags: ReadonlyArray<string>
  /** Accessible name, if no heading names the list. */
  label?: string
}

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
