import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './SummaryMark.module.css'

export interface SummaryMarkProps extends StyleProps {
  /** Description of the event. */
  children: ReactNode
  /** Opens the summary. */
  onPress: () => void
}

export function SummaryMark({ children, onPress, className }: SummaryMarkProps) {
  return (
    <div className={clsx(styles.SummaryMark, className)}>
      <Button variant="quiet" wraps onPress={onPress}>
        {children}
      </Button>
    </div>
  )
}
