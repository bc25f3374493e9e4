import { clsx } from 'clsx'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import type { ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './Popover.module.css'

interface PopoverPanelProps extends StyleProps, Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  label: string
  children: ReactNode
}

export function PopoverPanel({ label, children, className, ...props }: PopoverPanelProps) {
  return (
    <AriaPopover {...props} offset={6} className={clsx(styles.Popover, className)}>
      <Dialog aria-label={label} className={styles.Content}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
