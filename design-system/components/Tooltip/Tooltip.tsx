import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** The preferred side of the trigger. */
  placement?: AriaTooltipProps['placement']
  /** A few words. Not for information that touch users need. */
  words: ReactNode
  /** One focusable element. */
  children: ReactElement
}

export function Tooltip({ words, children, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.Tooltip} placement={placement} offset={6}>
        {words}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
