import { ConfirmDialog } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lastThread } from '../../lib/storage.ts'
import { failureText } from '../../relay/requestError.ts'
import { useDeleteThreads } from './useDeleteThreads.ts'

interface DeleteConversationsDialogProps {
  threads: readonly { readonly id: string; readonly uuid: string }[]
  /** The list that they are to leave. */
  connection: string
  onClose: () => void
}

/** Stays open when the deletion fails, with what is left in the list behind it. */
export function DeleteConversationsDialog({ threads, connection, onClose }: DeleteConversationsDialogProps) {
  const { t } = useLingui()
  const [deleteThreads, isDeleting] = useDeleteThreads(connection)
  const [error, setError] = useState<string | null>(null)
  // The list behind the dialog shrinks while it works; what was asked about does not.
  const [asked] = useState(threads)
  const count = asked.length

  const handleConfirm = async () => {
    setError(null)
    try {
      const refusal = await deleteThreads(asked.map(({ id }) => id))
      if (refusal !== null) return setError(refusal)
      if (asked.some(({ uuid }) => uuid === lastThread.get())) lastThread.set(null)
      onClose()
    } catch (failure) {
      setError(failureText(failure, t`Failed to delete the conversations`))
    }
  }

  return (
    <ConfirmDialog
      title={count === 1 ? t`Delete conversation` : t`Delete conversations`}
      confirmLabel={t`Delete`}
      isDangerous
      isPending={isDeleting}
      error={error}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      {count === 1 ? (
        <Trans>Are you sure you want to delete this conversation? This action cannot be undone.</Trans>
      ) : (
        <Trans>
          Are you sure you want to delete <Plural value={count} one="# conversation" other="# conversations" />? This action cannot be
          undone.
        </Trans>
      )}
    </ConfirmDialog>
  )
}
