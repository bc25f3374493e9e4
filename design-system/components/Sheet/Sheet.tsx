import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../Button/Button.tsx'
import styles from './Sheet.module.css'

export interface SheetProps {
  /** The accessible name. */
  label: string
  /** Shows the label and a close button. Omit it if the content has a heading. */
  isTitled?: boolean
  /** The content. */
  children: ReactNode
  /** The button that opens the sheet. Omit it if `isOpen` is controlled. */
  trigger?: ReactElement
  /** Whether the sheet is open (controlled). */
  isOpen?: boolean
  /** Called when the sheet opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

export function Sheet({ label, isTitled, children, trigger, isOpen, onOpenChange }: SheetProps) {
  const { t } = useLingui()
  const overlay = (
    <ModalOverlay isDismissable className={styles.Overlay} {...(trigger ? {} : { isOpen, onOpenChange })}>
      <Modal className={styles.Sheet}>
        <Dialog aria-label={isTitled ? undefined : label} className={styles.Content}>
          {isTitled && (
            <header className={styles.Header}>
              <Heading slot="title" className={styles.Title}>
                {label}
              </Heading>
              <IconButton slot="close" icon={X} label={t`Close`} />
            </header>
          )}
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
