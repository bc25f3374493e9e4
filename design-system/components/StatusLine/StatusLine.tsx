import type { ReactNode } from 'react'
import styles from './StatusLine.module.css'

export interface StatusLineProps {
  /** The activity: "Loading...". */
  children: ReactNode
}

export function StatusLine({ children }: StatusLineProps) {
  return (
    <p role="status" className={styles.StatusLine}>
      {children}
    </p>
  )
}

export interface PhaseLineProps {
  /** The activity: "Reading 3 notes…". */
  children: string
}

export function PhaseLine({ children }: PhaseLineProps) {
  return (
    <StatusLine>
      {children}
      <span aria-hidden className={styles.Caret} />
    </StatusLine>
  )
}
