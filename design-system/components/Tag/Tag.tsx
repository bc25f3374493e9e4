import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './Tag.module.css'

export interface TagProps extends StyleProps {
  /** One or two words. */
  children: ReactNode
}

export function Tag({ children, className }: TagProps) {
  return <span className={clsx(styles.Tag, className)}>{children}</span>
}

export interface TagsProps extends StyleProps {
  /** Unique tags. */
  tags: ReadonlyArray<string>
  /** Accessible name, if no heading names the list. */
  label?: string
}

export function Tags({ tags, label, className }: TagsProps) {
  return (
    <ul aria-label={label} className={clsx(styles.Tags, className)}>
      {tags.map((tag) => (
        <li key={tag} className={styles.Tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
