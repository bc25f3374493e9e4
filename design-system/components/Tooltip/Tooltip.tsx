import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { OpenProps } from '../openState.ts'
import type { StyleProps } from '../styleProps.ts'
import styles from './Tooltip.module.css'

export interface TooltipProps extends StyleProps, OpenProps {
  /** Never something that touch users need. */
  text: ReactNode
  /** One focusable element. */
  trigger: ReactElement
}

export function Tooltip({ text, trigger, className, ...open }: TooltipProps) {
  return (
    <TooltipTrigger {...open} delay={500} closeDelay={80}>
      {trigger}
      <AriaTooltip className={clsx(styles.Tooltip, className)} placement="bottom" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
