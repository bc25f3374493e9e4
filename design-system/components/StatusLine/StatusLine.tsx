import type { ReactNode } from 'react'
import styles from './StatusLine.module.css'

export interface StatusLineProps {
  /** What is going on, in words: "Loading...", "Reading 3 notes…". */
  children: ReactNode
}

/** One quiet line that is announced politely when it changes. It takes the place of every spinner. */
export function StatusLine({ children }: StatusLineProps) {
  return (
    <p role="status" className={styles.StatusLine}>
      {children}
    </p>
  )
}
