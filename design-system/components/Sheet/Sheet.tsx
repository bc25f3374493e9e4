import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { ModalProps } from '../Dialog/Dialog.tsx'
import styles from './Sheet.module.css'

export interface SheetProps extends ModalProps {
  /** Accessible name. */
  label: string
  /** Content. */
  children: ReactNode
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
