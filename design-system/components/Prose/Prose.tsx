import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export interface ProseProps {
  /** Plain HTML elements, such as rendered Markdown. */
  children: ReactNode
  /** A caret after the last word, while the text is still being written. */
  isWriting?: boolean
  /** The display face is for what is read slowly. */
  face?: 'interface' | 'display'
}

/** Sets running text: answers, stories, terms. */
export function Prose({ children, isWriting, face = 'interface' }: ProseProps) {
  return (
    <div className={styles.Prose} data-face={face} data-writing={isWriting || undefined}>
      {children}
    </div>
  )
}
