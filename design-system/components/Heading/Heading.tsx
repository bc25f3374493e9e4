import type { ReactNode } from 'react'
import styles from './Heading.module.css'

export interface HeadingProps {
  /** A few words. */
  children: ReactNode
  /** Where it stands in the outline of the page. */
  level?: 1 | 2 | 3
  /** `hero` is for the first words of a public page, once; `title` names a screen, `section` a part of it. */
  size?: 'hero' | 'title' | 'section'
}

/** Words in the display face. */
export function Heading({ children, level = 1, size = 'title' }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={styles.Heading} data-size={size}>
      {children}
    </Element>
  )
}
