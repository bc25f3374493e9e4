import { useState, type ReactNode } from 'react'
import styles from './Fold.module.css'

/** Renders its content when opened, to keep docs pages short and fast. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.Fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  )
}
