import type { ReactElement, ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import type { OpenProps } from '../openState.ts'
import { ReturnFocus } from './ReturnFocus.tsx'

export interface TriggerProps extends OpenProps {
  /** The button that opens it. */
  trigger?: ReactElement
}

export function ModalFrame({
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  children,
  ...props
}: TriggerProps & ModalOverlayProps & { children: ReactNode }) {
  const open = { isOpen, defaultOpen, onOpenChange }
  const overlay = (
    <ModalOverlay {...props} {...(!trigger && open)}>
      <ReturnFocus />
      {children}
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger {...open}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}
