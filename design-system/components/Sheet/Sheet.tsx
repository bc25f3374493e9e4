import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal } from 'react-aria-components/Modal'
import { ModalFrame, type TriggerProps } from '../Dialog/ModalFrame.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Sheet.module.css'

export interface SheetProps extends TriggerProps, StyleProps {
  /** Accessible name. */
  label: string
  /** Content. */
  children: ReactNode
}

export function Sheet({ label, children, className, ...open }: SheetProps) {
  return (
    <ModalFrame {...open} isDismissable className={styles.Overlay}>
      <Modal className={clsx(styles.Sheet, className)}>
        <Dialog aria-label={label} className={styles.Content}>
          {children}
        </Dialog>
      </Modal>
    </ModalFrame>
  )
}
