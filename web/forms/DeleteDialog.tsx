import { ConfirmDialog } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Action } from '../relay/useAction.ts'

interface DeleteDialogProps {
  title: string
  confirmLabel?: string
  action: Pick<Action, 'isRunning' | 'failure'>
  onDelete: () => Promise<boolean>
  onDeleted?: () => void
  onClose: () => void
  children: ReactNode
}

export function DeleteDialog({ title, confirmLabel, action, onDelete, onDeleted, onClose, children }: DeleteDialogProps) {
  const { t } = useLingui()
  const handleConfirm = async () => {
    if (await onDelete()) (onDeleted ?? onClose)()
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel ?? t`Delete`}
      isDangerous
      isPending={action.isRunning}
      error={action.failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      {children}
    </ConfirmDialog>
  )
}
