import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { ProgressBar as AriaProgressBar, type ProgressBarProps as AriaProgressBarProps } from 'react-aria-components/ProgressBar'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps extends Omit<AriaProgressBarProps, 'children' | 'className' | 'style' | 'isIndeterminate'> {
  /** Says what is being done. */
  label: string
  /** How much is done, from 0 to 100. */
  value?: number
}

/** Known progress only. Where the end is unknown, a StatusLine says what is being done. */
export function ProgressBar({ label, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar {...props} className={styles.ProgressBar}>
      {({ percentage = 0, valueText }) => (
        <>
          <Label>{label}</Label>
          <span className={styles.Value}>{valueText}</span>
          <div className={styles.Track}>
            <div className={styles.Fill} style={{ inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}

export interface MeterProps {
  /** What is measured. */
  label: string
  /** How much of it there is. More than the limit is shown as the limit. */
  value: number
  /** The limit; 100 unless told. */
  maxValue?: number
  /** The value in words: "12 of 100". In per cent unless told. */
  valueLabel?: string
}

/** How much of a limit is used. What is still on its way is a ProgressBar. */
export function Meter({ label, value, maxValue, valueLabel }: MeterProps) {
  return (
    <AriaMeter {...{ value, maxValue, valueLabel }} className={styles.ProgressBar}>
      {({ percentage, valueText }) => (
        <>
          <Label>{label}</Label>
          <span className={styles.Value}>{valueText}</span>
          <div className={styles.Track}>
            <div className={styles.Fill} style={{ inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaMeter>
  )
}
