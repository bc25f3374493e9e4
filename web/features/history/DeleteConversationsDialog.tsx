import { ConfirmDialog } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { DeleteConversationsDialogMutation } from '../../__generated__/DeleteConversationsDialogMutation.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { recentThreadsConnection } from '../../shared/threads/recentThreadsConnection.ts'

/** The server's limit. */
const batchSize = 100

interface DeleteConversationsDialogProps {
  threads: readonly { readonly id: string; readonly uuid: string }[]
  connection: string
  onClose: () => void
}

export function DeleteConversationsDialog({ threads, connection, onClose }: DeleteConversationsDialogProps) {
  const { t } = useLingui()
  const [deleteThreads, isDeleting] = useDeleteThreads(connection)
  const { attempt, failure } = useAttempt(t`Failed to delete the conversations`)
  // The list shrinks during deletion; the question must not.
  const [asked] = useState(threads)
  const count = asked.length

  const handleConfirm = async () => {
    if (!(await attempt(() => deleteThreads(asked.map(({ id }) => id))))) return
    if (asked.some(({ uuid }) => uuid === lastThread.get())) lastThread.set(null)
    onClose()
  }

  return (
    <ConfirmDialog
      title={count === 1 ? t`Delete conversation` : t`Delete conversations`}
      confirmLabel={t`Delete`}
      isDangerous
      isPending={isDeleting}
      error={failure}
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

/** Returns an error, or nothing. A retry continues with the rest. */
function useDeleteThreads(connection: string) {
  const [commit, isInFlight] = useAsyncMutation<DeleteConversationsDialogMutation>(graphql`
    mutation DeleteConversationsDialogMutation($input: DeleteThreadsInput!, $connections: [ID!]!) {
      deleteThreads(input: $input) {
        __typename
        ... on DeleteThreadsPayload {
          deletedThreadIds @deleteEdge(connections: $connections)
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const gone = useRef(new Set<string>())

  const deleteThreads = async (ids: readonly string[]) => {
    const left = ids.filter((id) => !gone.current.has(id))
    for (let start = 0; start < left.length; start += batchSize) {
      const threadIds = left.slice(start, start + batchSize)
      const { deleteThreads: result } = await commit({
        variables: { input: { threadIds }, connections: [connection, recentThreadsConnection] },
      })
      if (result.__typename !== 'DeleteThreadsPayload') return result
      threadIds.forEach((id) => gone.current.add(id))
    }
  }
  return [deleteThreads, isInFlight] as const
}
