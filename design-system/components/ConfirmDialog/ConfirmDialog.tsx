import type { ReactElement, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { FormError } from '../Form/Form.tsx'

export interface ConfirmDialogProps {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** Says what happens: "Delete conversation", never "OK". */
  confirmLabel: string
  /** For what cannot be undone. */
  isDangerous?: boolean
  /** Keeps the dialog open while the work is done. */
  isPending?: boolean
  /** Why the last attempt failed. */
  error?: ReactNode
  /** Receives what closes the dialog, to be called when the work is done. */
  onConfirm: (close: () => void) => void
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Asks before something that cannot be taken back. Focus starts on Cancel. */
export function ConfirmDialog({ children, confirmLabel, isDangerous, isPending, error, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      actions={({ close }) => (
        <>
          <Button autoFocus variant="quiet" onPress={close}>
            Cancel
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={() => onConfirm(close)}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
      <FormError>{error}</FormError>
    </Dialog>
  )
}
