import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button, IconButton } from '../Button/Button.tsx'
import type { Voice } from '../Audience/audience.ts'
import { FormError } from '../Form/Form.tsx'
import styles from './Dialog.module.css'

export interface ModalProps {
  /** Controlled. */
  isOpen: boolean
  /** Called with false on close. */
  onOpenChange: (isOpen: boolean) => void
}

interface DialogState extends ModalProps {
  /** Defaults to the page's voice. */
  voice?: Voice
}

export interface DialogProps extends DialogState {
  /** Title and accessible name. */
  title: string
  /** Scrolls if it exceeds the screen. */
  children: ReactNode
  /** Primary action last. `slot="close"` closes the dialog. */
  actions?: ReactNode
  /** 24, 32 or 44 rem. */
  size?: 'small' | 'medium' | 'large'
  /** An `alertdialog` ignores outside presses. */
  role?: 'dialog' | 'alertdialog'
}

export function Dialog({ title, children, actions, isOpen, onOpenChange, size = 'medium', role = 'dialog', voice }: DialogProps) {
  const { t } = useLingui()
  const isAlert = role === 'alertdialog'
  return (
    <ModalOverlay {...{ isOpen, onOpenChange }} isDismissable={!isAlert} className={styles.Overlay}>
      <Modal className={styles.Modal} data-size={size} data-voice={voice}>
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
}

export interface ConfirmDialogProps extends DialogState {
  /** Title: "Delete conversation?". */
  title: string
  /** The consequence, and whether it can be undone. */
  children: ReactNode
  /** "Delete conversation", never "OK". */
  confirmLabel: string
  /** The caller closes the dialog. */
  onConfirm: () => void
  /** For actions that cannot be undone. */
  isDangerous?: boolean
  /** Whether the action is running. */
  isPending?: boolean
  /** Error of the last attempt. */
  error?: ReactNode
}

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
