import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { DeleteThreadDialogMutation } from '../../__generated__/DeleteThreadDialogMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { DeleteDialog } from '../../forms/DeleteDialog.tsx'
import { ownDeletions } from './deletedThread.ts'

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

  const handleDelete = async () => {
    ownDeletions.add(threadId)
    try {
      const result = await deleteThread({ input: { threadId }, connections })
      if (result.__typename !== 'DeleteThreadPayload') throw new Error('message' in result ? result.message : 'Not deleted')
      return true
    } catch (error) {
      ownDeletions.delete(threadId)
      console.error('Deleting the conversation failed', error)
      return false
    }
  }

  return (
    <DeleteDialog
      title={t`Delete conversation`}
      action={{ isRunning: isDeleting, failure: null }}
      onDelete={handleDelete}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <Trans>Are you sure you want to delete this conversation? This action cannot be undone.</Trans>
    </DeleteDialog>
  )
}
