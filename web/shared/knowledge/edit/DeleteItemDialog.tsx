import { ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { DeleteItemDialogMutation } from '../../../__generated__/DeleteItemDialogMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { getItemConnection, useKindTexts } from '../knowledgeKinds.ts'
import { itemDraft } from './itemDraft.ts'

interface DeleteItemDialogProps {
  item: { readonly id: string; readonly uuid: string; readonly kind: string; readonly title: string }
  onDeleted: () => void
  onClose: () => void
}

export function DeleteItemDialog({ item: { id, uuid, kind, title }, onDeleted, onClose }: DeleteItemDialogProps) {
  const { t } = useLingui()
  const texts = useKindTexts(kind)
  const [deleteItem, isDeleting] = useAsyncMutation<DeleteItemDialogMutation>(graphql`
    mutation DeleteItemDialogMutation($input: DeleteKnowledgeItemInput!, $connections: [ID!]!) {
      deleteKnowledgeItem(input: $input) {
        __typename
        ... on DeleteKnowledgeItemPayload {
          deletedItemId @deleteEdge(connections: $connections)
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t delete this`)

  const handleConfirm = async () => {
    const variables = { input: { itemId: id }, connections: [getItemConnection(kind)] }
    if (!(await attempt(async () => (await deleteItem({ variables })).deleteKnowledgeItem))) return
    itemDraft(uuid).set(null)
    onDeleted()
  }

  return (
    <ConfirmDialog
      title={texts.remove}
      confirmLabel={texts.remove}
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
