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
  /** Edge from which it slides in. */
  side?: 'start' | 'end'
  /** Content. */
  children: ReactNode
}

export function Sheet({ label, side = 'start', children, className, ...open }: SheetProps) {
  return (
    <ModalFrame {...open} isDismissable className={styles.Overlay}>
      <Modal className={clsx(styles.Sheet, className)} data-side={side}>
        <Dialog aria-label={label} className={styles.Content}>
          {children}
        </Dialog>
      </Modal>
    </ModalFrame>
  )
}
