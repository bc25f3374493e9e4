import type { ReactElement } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import type { OpenProps } from '../openState.ts'

export interface TriggerProps extends OpenProps {
  /** The button that opens it. */
  trigger?: ReactElement
}

export function ModalFrame({ trigger, isOpen, defaultOpen, onOpenChange, ...overlay }: TriggerProps & ModalOverlayProps) {
  const open = { isOpen, defaultOpen, onOpenChange }
  if (!trigger) return <ModalOverlay {...overlay} {...open} />
  return (
    <DialogTrigger {...open}>
      {trigger}
      <ModalOverlay {...overlay} />
    </DialogTrigger>
  )
}
