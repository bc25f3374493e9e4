import { Label } from 'react-aria-components/Label'
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
