import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../../components/Button/Button.tsx'
import { Sheet } from '../../components/Sheet/Sheet.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import { useMediaQuery } from '../../useMediaQuery.ts'
import styles from './SidePanel.module.css'

export interface SidePanelProps extends StyleProps {
  /** Heading and accessible name. */
  title: string
  /** Beside the heading, such as a VersionSwitcher. */
  extra?: ReactNode
  /** Controls above the content. */
  tools?: ReactNode
  /** Fills the rest of the height. */
  children: ReactNode
  /** Called by the close button and Escape. */
  onClose: () => void
}

export function SidePanel({ title, extra, tools, children, onClose, className }: SidePanelProps) {
  const { t } = useLingui()
  const isBeside = useMediaQuery('(width >= 1100px)')
  const content = (
    <div className={clsx(styles.SidePanel, className)}>
      <header className={styles.Head}>
        <h2 dir="auto" className={styles.Title}>
          {title}
        </h2>
        {extra}
        <IconButton icon={X} label={t`Close`} onPress={onClose} />
      </header>
      {tools && <div className={styles.Tools}>{tools}</div>}
      <div className={styles.Body}>{children}</div>
    </div>
  )
  if (isBeside) {
    return (
      <Beside label={title} onClose={onClose}>
        {content}
      </Beside>
    )
  }
  return (
    <Sheet label={title} side="end" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {content}
    </Sheet>
  )
}

function Beside({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      // Focus is lost if its element was removed.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any control inside.
    <aside ref={panel} aria-label={label} tabIndex={-1} className={styles.Beside} onKeyDown={handleKeyDown}>
      {children}
    </aside>
  )
}
