import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Brain, ChevronRight, Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx'
import type { OpenProps } from '../../components/openState.ts'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './ToolCallRow.module.css'

export interface ToolCallRowProps extends StyleProps, OpenProps {
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

export function ToolCallRow({ children, status, duration, input, output, ...row }: ToolCallRowProps) {
  const { t, i18n } = useLingui()
  const isTimed = status === 'completed' && duration != null && duration >= 1
  const state = { running: t`Running...`, completed: t`Done`, failed: t`Failed`, stopped: t`Stopped` }[status]
  return (
    <Row {...row} status={status} title={children} state={isTimed ? formatDuration(duration, i18n.locale) : state}>
      <dl className={styles.Details}>
        {input && <Detail name={t`Input`}>{input}</Detail>}
        {output && <Detail name={t`Output`}>{output}</Detail>}
        {!input && !output && <Detail name={t`Output`}>{t`Nothing yet`}</Detail>}
      </dl>
    </Row>
  )
}

export interface ToolCallGroupProps extends StyleProps, OpenProps {
  /** Status of the calls together. */
  status: 'running' | 'completed' | 'failed' | 'stopped'
  /** "Looked in 5 places". */
  children: string
  /** ToolCallRow elements. */
  calls: ReactNode
}

export function ToolCallGroup({ children, status, calls, ...row }: ToolCallGroupProps) {
  const { t } = useLingui()
  const state = { running: t`Running...`, completed: null, failed: t`Failed`, stopped: t`Stopped` }[status]
  return (
    <Row {...row} {...{ status, state }} icon={Layers} title={children}>
      <div className={styles.Calls}>{calls}</div>
    </Row>
  )
}

export interface ReasoningRowProps extends StyleProps, OpenProps {
  /** "Thought for 4 seconds". */
  children: string
  /** Reasoning so far. */
  text: string
}

export function ReasoningRow({ children, text, ...row }: ReasoningRowProps) {
  return (
    <Row {...row} icon={Brain} title={children}>
      <p dir="auto" className={styles.Thoughts}>
        {text}
      </p>
    </Row>
  )
}

interface RowProps extends OpenProps, Partial<Pick<ToolCallRowProps, 'status' | 'action' | 'className'>> {
  icon: IconGlyph
  title: string
  state?: string | null
  children: ReactNode
}

function Row({ icon, title, status, state, action, children, isOpen, defaultOpen, onOpenChange, className }: RowProps) {
  return (
    <Disclosure
      isExpanded={isOpen}
      defaultExpanded={defaultOpen}
      onExpandedChange={onOpenChange}
      className={clsx(styles.ToolCallRow, className)}
      data-status={status}
    >
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
