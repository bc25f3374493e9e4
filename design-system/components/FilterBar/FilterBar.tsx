import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { BadgeCount } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import type { OpenProps } from '../openState.ts'
import type { StyleProps } from '../styleProps.ts'
import styles from './FilterBar.module.css'
import { ToolbarControls } from './ToolbarControls.tsx'

export interface FilterBarProps extends StyleProps, OpenProps {
  /** Accessible name of the search landmark. */
  label: string
  /** A SearchField, always visible. */
  search: ReactNode
  /** Collapsed behind a button on narrow screens. */
  children: ReactNode
  /** Number of active filters, shown on the button. */
  activeCount: number
}

export function FilterBar({ label, search, children, activeCount, className, ...open }: FilterBarProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useControlledState(open.isOpen, open.defaultOpen ?? false, open.onOpenChange)
  const id = useId()
  return (
    <search aria-label={label} className={clsx(styles.FilterBar, className)}>
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
    </search>
  )
}

export interface ToolbarProps extends StyleProps {
  /** Accessible name. */
  label: string
  /** "3 selected". Announced when it changes. */
  status?: ReactNode
  /** Buttons, navigated with arrow keys. */
  children: ReactNode
}

export function Toolbar({ label, status, children, className }: ToolbarProps) {
  return (
    <div className={clsx(styles.Toolbar, className)}>
      {status !== undefined && (
        <p role="status" className={styles.Status}>
          {status}
        </p>
      )}
      <ToolbarControls label={label} className={styles.Buttons}>
        {children}
      </ToolbarControls>
    </div>
  )
}
