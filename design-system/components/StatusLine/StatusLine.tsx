import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './StatusLine.module.css'

export interface StatusLineProps extends StyleProps {
  /** The activity: "Loading...". */
  children: ReactNode
}

export function StatusLine({ children, className }: StatusLineProps) {
  return (
    <p role="status" className={clsx(styles.StatusLine, className)}>
      {children}
    </p>
  )
}

export interface PhaseLineProps extends StyleProps {
  /** The activity: "Reading 3 notes…". */
  children: string
}

export function PhaseLine({ children, className }: PhaseLineProps) {
  return (
    <StatusLine className={className}>
      {children}
      <span aria-hidden className={styles.Caret} />
    </StatusLine>
  )
}
