import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './Prose.module.css'

export interface ProseProps extends StyleProps {
  /** HTML elements, such as rendered Markdown. */
  children: ReactNode
  /** `display` for long-form reading. */
  face?: 'interface' | 'display'
}

export function Prose({ children, face = 'interface', className }: ProseProps) {
  return (
    <div className={clsx(styles.Prose, className)} data-face={face}>
      {children}
    </div>
  )
}
