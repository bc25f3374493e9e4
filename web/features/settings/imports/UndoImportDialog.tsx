import { ConfirmDialog } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useUndoImport } from './useImportConversations.ts'

interface UndoImportDialogProps {
  entry: { readonly id: string; readonly addedCount: number }
  onClose: () => void
}

export function UndoImportDialog({ entry: { id, addedCount }, onClose }: UndoImportDialogProps) {
  const { t } = useLingui()
  const [undo, isUndoing] = useUndoImport()
  const { attempt, failure } = useAttempt(t`Couldn’t undo the import`)
  const handleConfirm = async () => {
    const isDone = await attempt(async () => (await undo({ variables: { input: { importId: id } } })).undoConversationImport)
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      title={t`Undo this import?`}
      confirmLabel={t`Undo import`}
      isDangerous
      isPending={isUndoing}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      {addedCount === 0 ? (
        <Trans>No conversations will be deleted.</Trans>
      ) : (
        <Plural
          value={addedCount}
          one="The # conversation it added will be deleted, unless you have written in it since."
          other="The # conversations it added will be deleted. Those you have written in since will be kept."
        />
      )}
    </ConfirmDialog>
  )
}
