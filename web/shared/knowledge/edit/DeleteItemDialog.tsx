import { ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAttempt } from '../../../relay/useAttempt.ts'
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
  const { attempt, failure } = useAttempt(t`Couldn’t delete this`)

  const handleConfirm = async () => {
    const variables = { input: { itemId: id }, connections: [itemConnection(kind)] }
    if (!(await attempt(async () => (await deleteItem({ variables })).deleteKnowledgeItem))) return
    itemDraft(uuid).set(null)
    onDeleted()
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
