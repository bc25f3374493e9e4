import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import styles from './Popover.module.css'

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names the panel for assistive technology. */
  label: string
  /** The content, or a function that receives what closes the panel. */
  children: ReactNode | ((state: { close: () => void }) => ReactNode)
}

/** A panel beside its trigger, for something short that does not stop the work behind it. */
export function Popover({ trigger, label, children, placement = 'bottom', isOpen, defaultOpen, onOpenChange }: PopoverProps) {
  return (
    <DialogTrigger {...{ isOpen, defaultOpen, onOpenChange }}>
      {trigger}
      <AriaPopover placement={placement} offset={6} className={styles.Popover}>
        <Dialog aria-label={label} className={styles.Content}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
