import type { ReactNode } from 'react'
import styles from './Heading.module.css'

export interface HeadingProps {
  /** The text. */
  children: ReactNode
  /** The heading level. */
  level?: 1 | 2 | 3
  /** `display` is for the landing page and `hero` for other public pages; `title` names a screen, `section` a part of it. */
  size?: 'display' | 'hero' | 'title' | 'section'
}

export function Heading({ children, level = 1, size = 'title' }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={styles.Heading} data-size={size}>
      {children}
    </Element>
  )
}
