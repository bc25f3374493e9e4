import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Brain, ChevronRight, Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './ToolCallRow.module.css'

export interface ToolCallRowProps extends StyleProps {
  /** Past tense: "Searched your notes". */
  children: string
  /** Icon of the tool. */
  icon: IconGlyph
  /** `stopped`: the answer ended first. */
  status: 'running' | 'completed' | 'failed' | 'stopped'
  /** In milliseconds, if known. */
  duration?: number | null
  /** Tool input. */
  input?: ReactNode
  /** Tool output or error. */
  output?: ReactNode
  /** A quiet Button, such as Undo. */
  action?: ReactNode
}

export function ToolCallRow({ children, icon, status, duration, input, output, action, className }: ToolCallRowProps) {
  const { t, i18n } = useLingui()
  const isTimed = status === 'completed' && duration != null && duration >= 1
  const state = { running: t`Running…`, completed: t`Done`, failed: t`Failed`, stopped: t`Stopped` }[status]
  return (
    <Row {...{ icon, status, action, className }} title={children} state={isTimed ? formatDuration(duration, i18n.locale) : state}>
      <dl className={styles.Details}>
        {input && <Detail name={t`Input`}>{input}</Detail>}
        {output && <Detail name={t`Output`}>{output}</Detail>}
        {!input && !output && <Detail name={t`Output`}>{t`Nothing yet`}</Detail>}
      </dl>
    </Row>
  )
}

export interface ToolCallGroupProps extends StyleProps {
  /** Status of the calls together. */
  status: 'running' | 'completed' | 'failed' | 'stopped'
  /** "Looked in 5 places". */
  children: string
  /** ToolCallRow elements. */
  calls: ReactNode
}

export function ToolCallGroup({ children, status, calls, className }: ToolCallGroupProps) {
  const { t } = useLingui()
  const state = { running: t`Running…`, completed: null, failed: t`Failed`, stopped: t`Stopped` }[status]
  return (
    <Row icon={Layers} title={children} {...{ status, state, className }}>
      <div className={styles.Calls}>{calls}</div>
    </Row>
  )
}

export interface ReasoningRowProps extends StyleProps {
  /** "Thought for 4 seconds". */
  children: string
  /** Reasoning so far. */
  text: string
}

export function ReasoningRow({ children, text, className }: ReasoningRowProps) {
  return (
    <Row icon={Brain} title={children} className={className}>
      <p dir="auto" className={styles.Thoughts}>
        {text}
      </p>
    </Row>
  )
}

interface RowProps extends Partial<Pick<ToolCallRowProps, 'status' | 'action' | 'className'>> {
  icon: IconGlyph
  title: string
  state?: string | null
  children: ReactNode
}

function Row({ icon, title, status, state, action, children, className }: RowProps) {
  return (
    <Disclosure className={clsx(styles.ToolCallRow, className)} data-status={status}>
      <div className={styles.Head}>
        <Button slot="trigger" className={styles.Line}>
          <Icon glyph={icon} />
          <span className={styles.Verb}>{title}</span>
          {state && <bdi className={styles.Status}>{state}</bdi>}
          <span className={styles.Chevron}>
            <Icon glyph={ChevronRight} size="0.875rem" />
          </span>
        </Button>
        {action}
      </div>
      <DisclosurePanel className={styles.Panel}>{children}</DisclosurePanel>
    </Disclosure>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

function formatDuration(milliseconds: number, locale: string) {
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
