import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Stepper.module.css'

export interface StepperProps extends StyleProps {
  /** Accessible name. */
  label: string
  /** Names in order. */
  steps: ReadonlyArray<string>
  /** Zero-based. The number of steps means that all are done. */
  current: number
  /** Completed steps, if the order is free. */
  done?: ReadonlyArray<boolean>
}

export function Stepper({ label, steps, current, done, className }: StepperProps) {
  const { t } = useLingui()
  return (
    <ol aria-label={label} className={clsx(styles.Stepper, className)}>
      {steps.map((step, index) => {
        const isDone = done?.[index] ?? index < current
        const state = isDone ? 'done' : index === current ? 'current' : 'ahead'
        return (
          <li key={step} className={styles.Step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span aria-hidden className={styles.Number}>
              {state === 'done' ? <Icon glyph={Check} size="0.875rem" /> : index + 1}
            </span>
            <span className={styles.Label}>{step}</span>
            {state === 'done' && <VisuallyHidden>{t`(done)`}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
