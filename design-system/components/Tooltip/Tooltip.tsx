import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { OpenProps } from '../openState.ts'
import styles from './Tooltip.module.css'

export interface TooltipProps extends OpenProps {
  /** Never something that touch users need. */
  text: ReactNode
  /** One focusable element. */
  trigger: ReactElement
}

export function Tooltip({ text, trigger, ...open }: TooltipProps) {
  return (
    <TooltipTrigger {...open} delay={500} closeDelay={80}>
      {trigger}
      <AriaTooltip className={styles.Tooltip} placement="bottom" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
