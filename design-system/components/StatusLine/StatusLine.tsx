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

export interface PhaseLineProps {
  /** What the assistant is doing, in words: "Reading 3 notes…". */
  children: string
}

/** Stands where the answer will be. Its caret is the only thing in the interface that goes on moving. */
export function PhaseLine({ children }: PhaseLineProps) {
  return (
    <StatusLine>
      {children}
      <span aria-hidden className={styles.Caret} />
    </StatusLine>
  )
}
