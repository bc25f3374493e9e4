import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './Dialog.module.css'

export interface DialogProps {
  /** Says what it is for, and names it for assistive technology. */
  title: string
  /** What is asked or shown. It scrolls where it is longer than the screen. */
  children: ReactNode
  /** Buttons at the end, the one that does something last. A Button with `slot="close"` closes the dialog. */
  actions?: ReactNode
  /** Opens the dialog when pressed. Leave it out where the opener is elsewhere and `isOpen` is controlled. */
  trigger?: ReactElement
  /** It is shown. */
  isOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
  /** How wide it may be: 24, 32 or 44 rem. */
  size?: 'small' | 'medium' | 'large'
  /** An alertdialog interrupts: it has no closing cross, and a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
}

/** Stops the work behind it until it is answered. */
export function Dialog({ title, children, actions, trigger, isOpen, onOpenChange, size = 'medium', role = 'dialog' }: DialogProps) {
  const { t } = useLingui()
  const isAlert = role === 'alertdialog'
  const control = { isOpen, onOpenChange }
  const overlay = (
    <ModalOverlay {...(trigger ? {} : control)} isDismissable={!isAlert} className={styles.Overlay}>
      <Modal className={styles.Modal} data-size={size}>
        <AriaDialog role={role} className={styles.Dialog}>
          <header className={styles.Header}>
            <Heading slot="title" className={styles.Title}>
              {title}
            </Heading>
            {!isAlert && <IconButton slot="close" icon={X} label={t`Close`} />}
          </header>
          <div className={styles.Body}>{children}</div>
          {actions && <footer className={styles.Actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger {...control}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}
