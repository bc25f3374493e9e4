import { StatusLine } from '../StatusLine/StatusLine.tsx'
import styles from './PhaseLine.module.css'

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
