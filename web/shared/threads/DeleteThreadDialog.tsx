import { ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { DeleteThreadDialogMutation } from '../../__generated__/DeleteThreadDialogMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

interface DeleteThreadDialogProps {
  threadId: string
  connections: string[]
  onDeleted: () => void
  onClose: () => void
}

export function DeleteThreadDialog({ threadId, connections, onDeleted, onClose }: DeleteThreadDialogProps) {
  const { t } = useLingui()
  const [deleteThread, isDeleting] = useAsyncMutation<DeleteThreadDialogMutation>(graphql`
    mutation DeleteThreadDialogMutation($input: DeleteThreadInput!, $connections: [ID!]!) {
      deleteThread(input: $input) {
        __typename
        ... on DeleteThreadPayload {
          deletedThreadId @deleteEdge(connections: $connections)
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)

  const handleConfirm = async () => {
    try {
      const { deleteThread: result } = await deleteThread({ variables: { input: { threadId }, connections } })
      if (result.__typename !== 'DeleteThreadPayload') throw new Error('message' in result ? result.message : 'Not deleted')
      onDeleted()
    } catch (error) {
      console.error('Deleting the conversation failed', error)
    }
  }

  return (
    <ConfirmDialog
      title={t`Delete conversation`}
      confirmLabel={t`Delete`}
      isDangerous
      isPending={isDeleting}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>Are you sure you want to delete this conversation? This action cannot be undone.</Trans>
    </ConfirmDialog>
  )
}
