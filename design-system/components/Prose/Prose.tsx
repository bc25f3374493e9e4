import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export interface ProseProps {
  /** HTML elements, such as rendered Markdown. */
  children: ReactNode
  /** Shows a caret at the end while the text is streaming. */
  isWriting?: boolean
  /** `display` is for long-form reading. */
  face?: 'interface' | 'display'
}

export function Prose({ children, isWriting, face = 'interface' }: ProseProps) {
  return (
    <div className={styles.Prose} data-face={face} data-writing={isWriting || undefined}>
      {children}
    </div>
  )
}
