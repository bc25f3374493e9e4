import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { FormError } from '../Form/Form.tsx'

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
