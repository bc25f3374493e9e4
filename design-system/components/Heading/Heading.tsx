import type { ReactNode } from 'react'
import styles from './Heading.module.css'

export interface HeadingProps {
  /** Text. */
  children: ReactNode
  /** Heading level. */
  level?: 1 | 2 | 3
  /** `display` and `hero` for public pages, `name` for a person’s page, `title` for a screen, `section` for a part. */
  size?: 'display' | 'name' | 'hero' | 'title' | 'section'
}

export function Heading({ children, level = 1, size = 'title' }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={styles.Heading} data-size={size}>
      {children}
    </Element>
  )
}
