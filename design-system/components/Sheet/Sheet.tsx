import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './Sheet.module.css'

export interface SheetProps {
  /** The accessible name. */
  label: string
  /** The content. */
  children: ReactNode
  /** Whether the sheet is open. */
  isOpen: boolean
  /** Called with false on close. */
  onOpenChange: (isOpen: boolean) => void
}

export function Sheet({ label, children, isOpen, onOpenChange }: SheetProps) {
  return (
    <ModalOverlay isDismissable className={styles.Overlay} {...{ isOpen, onOpenChange }}>
      <Modal className={styles.Sheet}>
        <Dialog aria-label={label} className={styles.Content}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
