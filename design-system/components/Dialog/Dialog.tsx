import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button, IconButton } from '../Button/Button.tsx'
import { FormError } from '../Form/Form.tsx'
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

export interface ConfirmDialogProps {
  /** What is about to happen. */
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** Says what happens: "Delete conversation", never "OK". */
  confirmLabel: string
  /** Called when the person agrees. The dialog stays until the caller closes it, so that it can wait for the work. */
  onConfirm: () => void
  /** It is shown. */
  isOpen: boolean
  /** Called with false when the person turns it down. */
  onOpenChange: (isOpen: boolean) => void
  /** For what cannot be undone. */
  isDangerous?: boolean
  /** The work is being done. */
  isPending?: boolean
  /** Why the last attempt failed. */
  error?: ReactNode
}

/** Asks before something that cannot be taken back. Focus starts on Cancel. */
export function ConfirmDialog({ children, confirmLabel, onConfirm, isDangerous, isPending, error, ...dialog }: ConfirmDialogProps) {
  const { t } = useLingui()
  const actions = (
    <>
      <Button slot="close" variant="quiet" autoFocus>
        {t`Cancel`}
      </Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} role="alertdialog" size="small" actions={actions}>
      {children}
      <FormError>{error}</FormError>
    </Dialog>
  )
}
