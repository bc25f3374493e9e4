import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { DeleteItemDialogMutation } from '../../../__generated__/DeleteItemDialogMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import { getItemConnection, useKindTexts } from '../knowledgeKinds.ts'
import { getItemDraft } from './itemDraft.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'

interface DeleteItemDialogProps {
  item: { readonly id: string; readonly uuid: string; readonly kind: string; readonly title: string }
  onDeleted: () => void
  onClose: () => void
}

export function DeleteItemDialog({ item: { id, uuid, kind, title }, onDeleted, onClose }: DeleteItemDialogProps) {
  const { t } = useLingui()
  const texts = useKindTexts(kind)
  const deleteItem = useAction<DeleteItemDialogMutation>(
    graphql`
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
    `,
    t`Couldn’t delete this`,
  )

  return (
    <DeleteDialog
      title={texts.remove}
      confirmLabel={texts.remove}
      action={deleteItem}
      onDelete={() => deleteItem.run({ input: { itemId: id }, connections: [getItemConnection(kind)] })}
      onDeleted={() => {
        getItemDraft(uuid).set(null)
        onDeleted()
      }}
      onClose={onClose}
    >
      <Trans>“{title}” will be permanently deleted, along with its proposals for your profile.</Trans>
    </DeleteDialog>
  )
}
