import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** Which side it opens to, if there is space. */
  placement?: AriaTooltipProps['placement']
  /** A few words. Nothing that someone on a touch screen would miss. */
  words: ReactNode
  /** The one focusable element that it belongs to. */
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
