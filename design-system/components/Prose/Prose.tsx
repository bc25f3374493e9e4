import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export interface ProseProps {
  /** HTML elements, such as rendered Markdown. */
  children: ReactNode
  /** `display` for long-form reading. */
  face?: 'interface' | 'display'
}

export function Prose({ children, face = 'interface' }: ProseProps) {
  return (
    <div className={styles.Prose} data-face={face}>
      {children}
    </div>
  )
}
