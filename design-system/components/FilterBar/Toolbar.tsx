import type { ReactNode } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import styles from './FilterBar.module.css'

export interface ToolbarProps {
  /** Says what the buttons act on. */
  label: string
  /** In words, before the buttons: "3 selected". Announced when it changes. */
  words?: ReactNode
  /** Buttons. Arrow keys move between them. */
  children: ReactNode
}

/** What can be done with the chosen things. */
export function Toolbar({ label, words, children }: ToolbarProps) {
  return (
    <div className={styles.Toolbar}>
      {words !== undefined && (
        <p role="status" className={styles.Words}>
          {words}
        </p>
      )}
      <AriaToolbar aria-label={label} className={styles.Buttons}>
        {children}
      </AriaToolbar>
    </div>
  )
}
