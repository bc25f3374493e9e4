import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './Heading.module.css'

export interface HeadingProps extends StyleProps {
  /** Text. */
  children: ReactNode
  /** Heading level. */
  level?: 1 | 2 | 3
  /** `display` and `hero` for public pages, `name` for a person’s page, `title` for a screen, `section` for a part. */
  size?: 'display' | 'name' | 'hero' | 'title' | 'section'
}

export function Heading({ children, level = 1, size = 'title', className }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={clsx(styles.Heading, className)} data-size={size}>
      {children}
    </Element>
  )
}
