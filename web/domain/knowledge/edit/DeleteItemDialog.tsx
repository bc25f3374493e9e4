import { ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'
import { itemConnection } from '../itemConnections.ts'
import { itemDraft } from './itemDraft.ts'
import { useDeleteItem } from './useDeleteItem.ts'
import { useKindWords } from '../knowledgeKinds.ts'

interface DeleteItemDialogProps {
  item: { readonly id: string; readonly uuid: string; readonly kind: string; readonly title: string }
  onDeleted: () => void
  onClose: () => void
}

export function DeleteItemDialog({ item: { id, uuid, kind, title }, onDeleted, onClose }: DeleteItemDialogProps) {
  const { t } = useLingui()
  const words = useKindWords(kind)
  const [deleteItem, isDeleting] = useDeleteItem()
  const [failure, setFailure] = useState<string | null>(null)

  const handleConfirm = async () => {
    setFailure(null)
    try {
      const variables = { input: { itemId: id }, connections: [itemConnection(kind)] }
      const { deleteKnowledgeItem: result } = await deleteItem({ variables })
      if ('message' in result) return setFailure(errorText(result))
      itemDraft(uuid).set(null)
      onDeleted()
    } catch (error) {
      setFailure(failureText(error, t`Couldn’t delete this`))
    }
  }

  return (
    <ConfirmDialog
      title={words.remove}
      confirmLabel={words.remove}
      isDangerous
      isPending={isDeleting}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>“{title}” will be permanently deleted, along with its proposals for your profile.</Trans>
    </ConfirmDialog>
  )
}
