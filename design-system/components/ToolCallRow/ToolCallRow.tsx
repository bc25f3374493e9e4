import { useLingui } from '@lingui/react/macro'
import { Brain, ChevronRight, Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon, type IconGlyph } from '../Icon/Icon.tsx'
import styles from './ToolCallRow.module.css'

export interface ToolCallRowProps {
  /** What was done, as a plain verb: "Searched your notes". */
  children: string
  /** Stands for the kind of tool. */
  icon: IconGlyph
  /** How far the call is; stopped where its answer ended before it. */
  status: 'running' | 'completed' | 'failed' | 'stopped'
  /** Milliseconds, once they are known. */
  duration?: number | null
  /** What the tool was given. */
  input?: ReactNode
  /** What it gave back, or why it failed. */
  output?: ReactNode
  /** What can be done about it at once: a quiet Button. */
  action?: ReactNode
  /** Its input and output are shown at first. */
  defaultExpanded?: boolean
}

/** One line that opens to input and output. */
export function ToolCallRow({ children, icon, status, duration, input, output, action, defaultExpanded }: ToolCallRowProps) {
  const { t, i18n } = useLingui()
  const isTimed = status === 'completed' && duration != null && duration >= 1
  const state = { running: t`Running…`, completed: t`Done`, failed: t`Failed`, stopped: t`Stopped` }[status]
  return (
    <Disclosure defaultExpanded={defaultExpanded} className={styles.ToolCallRow} data-status={status}>
      <div className={styles.Head}>
        <Button slot="trigger" className={styles.Line}>
          <Icon glyph={icon} />
          <span className={styles.Verb}>{children}</span>
          <span className={styles.Status}>{isTimed ? durationInWords(duration, i18n.locale) : state}</span>
          <span className={styles.Chevron}>
            <Icon glyph={ChevronRight} size="0.875rem" />
          </span>
        </Button>
        {action}
      </div>
      <DisclosurePanel className={styles.Panel}>
        <dl className={styles.Details}>
          {input && <Detail name={t`Input`}>{input}</Detail>}
          {output && <Detail name={t`Output`}>{output}</Detail>}
          {!input && !output && <Detail name={t`Output`}>{t`Nothing yet`}</Detail>}
        </dl>
      </DisclosurePanel>
    </Disclosure>
  )
}

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

export interface ReasoningRowProps {
  /** That it thinks, or for how long it thought: "Thought for 4 seconds". */
  children: string
  /** The thoughts, as far as they are known. */
  text: string
}

/** What the model thought before it answered: one line that opens to its words. */
export function ReasoningRow({ children, text }: ReasoningRowProps) {
  return (
    <Disclosure className={styles.ToolCallRow}>
      <Button slot="trigger" className={styles.Line}>
        <Icon glyph={Brain} />
        <span className={styles.Verb}>{children}</span>
        <span className={styles.Chevron}>
          <Icon glyph={ChevronRight} size="0.875rem" />
        </span>
      </Button>
      <DisclosurePanel className={styles.Panel}>
        <p dir="auto" className={styles.Thoughts}>
          {text}
        </p>
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

function durationInWords(milliseconds: number, locale: string) {
  const [value, unit, maximumFractionDigits] =
    milliseconds < 1000 ? ([milliseconds, 'millisecond', 0] as const) : ([milliseconds / 1000, 'second', 1] as const)
  const options = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    minimumFractionDigits: maximumFractionDigits,
    maximumFractionDigits,
  } as const
  return new Intl.NumberFormat(locale, options).format(value)
}
