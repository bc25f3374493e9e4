import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export interface ProseProps {
  /** Plain HTML elements, such as rendered Markdown. */
  children: ReactNode
  /** A caret after the last word, while the text is still being written. */
  isWriting?: boolean
}

/** Sets running text: answers, stories, terms. */
export function Prose({ children, isWriting }: ProseProps) {
  return (
    <div className={styles.Prose} data-writing={isWriting || undefined}>
      {children}
    </div>
  )
}
