import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** A few words. Not for information that touch users need. */
  words: ReactNode
  /** One focusable element. */
  children: ReactElement
}

export function Tooltip({ words, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.Tooltip} placement="bottom" offset={6}>
        {words}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
