import { useLingui } from '@lingui/react/macro'
import { ChevronRight, Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon } from '../Icon/Icon.tsx'
import type { ToolCallRowProps } from './ToolCallRow.tsx'
import styles from './ToolCallRow.module.css'

export interface ToolCallGroupProps extends Pick<ToolCallRowProps, 'status'> {
  /** What all of them did, in words: "Looked in 5 places". */
  children: string
  /** A ToolCallRow for each. */
  calls: ReactNode
}

/** Several tool calls in a row, as one line that opens to them. */
export function ToolCallGroup({ children, status, calls }: ToolCallGroupProps) {
  const { t } = useLingui()
  const state = { running: t`Running…`, completed: null, failed: t`Failed`, stopped: t`Stopped` }[status]
  return (
    <Disclosure className={styles.ToolCallRow} data-status={status}>
      <Button slot="trigger" className={styles.Line}>
        <Icon glyph={Layers} />
        <span className={styles.Verb}>{children}</span>
        {state && <span className={styles.Status}>{state}</span>}
        <span className={styles.Chevron}>
          <Icon glyph={ChevronRight} size="0.875rem" />
        </span>
      </Button>
      <DisclosurePanel className={styles.Panel}>
        <div className={styles.Calls}>{calls}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
