import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { BadgeCount } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import styles from './FilterBar.module.css'

export interface FilterBarProps {
  /** Says what is filtered. */
  label: string
  /** A SearchField, always in view. */
  search: ReactNode
  /** What narrows the list down. On a narrow screen it is folded away behind a button. */
  children: ReactNode
  /** How many of the filters keep something away; the button says so while they are folded. */
  activeCount: number
  /** One of them needs to be seen, as it is wrong. */
  isOpenAtFirst?: boolean
  /** At the end of the line: how many there are. Announced when it changes. */
  result?: ReactNode
}

/** Stands above a list and decides what it shows. */
export function FilterBar({ label, search, children, activeCount, isOpenAtFirst = false, result }: FilterBarProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <search aria-label={label} className={styles.FilterBar}>
      <div className={styles.Search}>{search}</div>
      <div className={styles.Fold}>
        <Button icon={SlidersHorizontal} aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
          <Trans>Filters</Trans>
          <BadgeCount count={activeCount} label={t`${activeCount} active`} />
        </Button>
      </div>
      <div id={id} className={styles.Filters} data-open={isOpen || undefined}>
        {children}
      </div>
      {result !== undefined && (
        <p role="status" className={styles.End}>
          {result}
        </p>
      )}
    </search>
  )
}

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
