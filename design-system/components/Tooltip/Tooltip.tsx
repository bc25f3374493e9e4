import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** A few text. Not for information that touch users need. */
  text: ReactNode
  /** One focusable element. */
  children: ReactElement
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.Tooltip} placement="bottom" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
