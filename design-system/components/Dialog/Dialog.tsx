import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { Dialog as AriaDialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal } from 'react-aria-components/Modal'
import { Button, IconButton } from '../Button/Button.tsx'
import { type Voice, VoiceContext } from '../Audience/audience.ts'
import { FormError } from '../Form/FormError.tsx'
import { ModalFrame, type TriggerProps } from './ModalFrame.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Dialog.module.css'

export interface DialogProps extends TriggerProps, StyleProps {
  /** Title and accessible name. */
  title: string
  /** Scrolls if it exceeds the screen. */
  children: ReactNode
  /** Primary action last. `slot="close"` closes the dialog. */
  actions?: ReactNode
  /** 24, 32 or 44 rem. */
  size?: 'small' | 'medium' | 'large'
  /** `top` keeps the header in place while the content changes its height. */
  placement?: 'center' | 'top'
  /** An `alertdialog` ignores outside presses. */
  role?: 'dialog' | 'alertdialog'
  /** Defaults to the voice of the region or page. */
  voice?: Voice
}

export function Dialog({
  title,
  children,
  actions,
  size = 'medium',
  placement = 'center',
  role = 'dialog',
  voice,
  className,
  ...open
}: DialogProps) {
  const { t } = useLingui()
  const regionVoice = use(VoiceContext)
  const isAlert = role === 'alertdialog'
  return (
    <ModalFrame {...open} isDismissable={!isAlert} className={styles.Overlay}>
      <Modal className={clsx(styles.Modal, className)} data-size={size} data-placement={placement} data-voice={voice ?? regionVoice}>
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
    </ModalFrame>
  )
}

export interface ConfirmationProps extends TriggerProps, StyleProps {
  /** Title: "Delete conversation?". */
  title: string
  /** The consequence, and whether it can be undone. */
  children: ReactNode
  /** "Delete conversation", never "OK". */
  confirmLabel: string
  /** Closes the dialog with `close`. */
  onConfirm: (close: () => void) => void
  /** Whether the action is running. */
  isPending?: boolean
  /** Error of the last attempt. */
  error?: ReactNode
}

export interface ConfirmDialogProps extends ConfirmationProps {
  /** For actions that cannot be undone. */
  isDangerous?: boolean
  /** Defaults to the voice of the region or page. */
  voice?: Voice
}

export function ConfirmDialog({ children, confirmLabel, onConfirm, isDangerous, isPending, error, ...dialog }: ConfirmDialogProps) {
  const { t } = useLingui()
  const actions = (
    <>
      <Button slot="close" variant="quiet" autoFocus>
        {t`Cancel`}
      </Button>
      <ConfirmButton {...{ confirmLabel, onConfirm, isDangerous, isPending }} />
    </>
  )
  return (
    <Dialog {...dialog} role="alertdialog" size="small" actions={actions}>
      {children}
      <FormError>{error}</FormError>
    </Dialog>
  )
}

type ConfirmButtonProps = Pick<ConfirmDialogProps, 'confirmLabel' | 'onConfirm' | 'isDangerous' | 'isPending'>

function ConfirmButton({ confirmLabel, onConfirm, isDangerous, isPending }: ConfirmButtonProps) {
  const state = use(OverlayTriggerStateContext)
  return (
    <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={() => onConfirm(() => state?.close())}>
      {confirmLabel}
    </Button>
  )
}
