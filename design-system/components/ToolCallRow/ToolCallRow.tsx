import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import styles from './ToolCallRow.module.css'

export interface ToolCallRowProps {
  /** What was done, as a plain verb: "Searched your notes". */
  children: string
  icon: IconGlyph
  status: 'running' | 'completed' | 'failed'
  /** Milliseconds, once they are known. */
  duration?: number | null
  /** What the tool was given. */
  input?: ReactNode
  /** What it gave back, or why it failed. */
  output?: ReactNode
  defaultExpanded?: boolean
}

const statusWords = { running: 'Running…', completed: 'Done', failed: 'Failed' }

/** One line that opens to input and output. */
export function ToolCallRow({ children, icon, status, duration, input, output, defaultExpanded }: ToolCallRowProps) {
  const isTimed = status === 'completed' && duration != null
  return (
    <Disclosure defaultExpanded={defaultExpanded} className={styles.ToolCallRow} data-status={status}>
      <Button slot="trigger" className={styles.Line}>
        <Icon glyph={icon} />
        <span className={styles.Verb}>{children}</span>
        <span className={styles.Status}>{isTimed ? durationInWords(duration) : statusWords[status]}</span>
        <span className={styles.Chevron}>
          <Icon glyph={ChevronRight} size="0.875rem" />
        </span>
      </Button>
      <DisclosurePanel className={styles.Panel}>
        <dl className={styles.Details}>
          {input && <Detail name="Input">{input}</Detail>}
          {output && <Detail name="Output">{output}</Detail>}
          {!input && !output && <Detail name="Output">Nothing yet</Detail>}
        </dl>
      </DisclosurePanel>
    </Disclosure>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function durationInWords(milliseconds: number) {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
