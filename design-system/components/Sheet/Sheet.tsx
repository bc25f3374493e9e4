import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './Sheet.module.css'

export interface SheetProps {
  /** Names the sheet for assistive technology. */
  label: string
  /** What is on it. */
  children: ReactNode
  /** Opens the sheet when pressed. Leave it out where `isOpen` is controlled. */
  trigger?: ReactElement
  /** It is shown. */
  isOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Slides over the page from its start edge: left, or right where the text runs right to left. */
export function Sheet({ label, children, trigger, isOpen, onOpenChange }: SheetProps) {
  const overlay = (
    <ModalOverlay isDismissable className={styles.Overlay} {...(trigger ? {} : { isOpen, onOpenChange })}>
      <Modal className={styles.Sheet}>
        <Dialog aria-label={label} className={styles.Content}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger {...{ isOpen, onOpenChange }}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}
