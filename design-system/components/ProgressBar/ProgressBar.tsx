import { clsx } from 'clsx'
import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { ProgressBar as AriaProgressBar, type ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar'
import type { StyleProps } from '../styleProps.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps extends StyleProps, Omit<AriaProgressBarProps, 'children' | 'className' | 'style' | 'isIndeterminate'> {
  /** The activity. */
  label: string
  /** From 0 to 100. */
  value?: number
}

export function ProgressBar({ label, className, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar {...props} className={clsx(styles.ProgressBar, className)}>
      {(progress) => <Track label={label} {...progress} />}
    </AriaProgressBar>
  )
}

export interface MeterProps extends StyleProps {
  /** The measured quantity. */
  label: string
  /** Above the limit, the bar is full and changes color. */
  value: number
  /** Defaults to 100. */
  maxValue?: number
  /** The value in words: "12 of 100". */
  valueLabel?: string
}

export function Meter({ label, value, maxValue = 100, valueLabel, className }: MeterProps) {
  return (
    <AriaMeter
      {...{ value, maxValue, valueLabel }}
      className={clsx(styles.ProgressBar, className)}
      data-level={value > maxValue ? 'above' : value === maxValue ? 'full' : undefined}
    >
      {(progress) => <Track label={label} {...progress} />}
    </AriaMeter>
  )
}

function Track({ label, percentage = 0, valueText }: { label: string; percentage?: number; valueText?: string }) {
  return (
    <>
      <Label>{label}</Label>
      <bdi className={styles.Value}>{valueText}</bdi>
      <div className={styles.Track}>
        <div className={styles.Fill} style={{ inlineSize: `${percentage}%` }} />
      </div>
    </>
  )
}
