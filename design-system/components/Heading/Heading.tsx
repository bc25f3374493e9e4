import type { ReactNode } from 'react'
import styles from './Heading.module.css'

export interface HeadingProps {
  /** The text. */
  children: ReactNode
  /** The heading level. */
  level?: 1 | 2 | 3
  /** `hero` is for public pages, once; `title` names a screen, `section` a part of it. */
  size?: 'hero' | 'title' | 'section'
}

export function Heading({ children, level = 1, size = 'title' }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={styles.Heading} data-size={size}>
      {children}
    </Element>
  )
}
