import type { ReactElement, ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import type { OpenProps } from '../openState.ts'
import { useReturnFocus } from './useReturnFocus.ts'

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
      <Content>{children}</Content>
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

function Content({ children }: { children: ReactNode }) {
  useReturnFocus()
  return children
}
