import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { DeleteConversationsDialogMutation } from '../../__generated__/DeleteConversationsDialogMutation.graphql.ts'
import { lastThread } from '../../lib/storage.ts'
import { useAction } from '../../relay/useAction.ts'
import { threadConnections } from '../../shared/threads/recentThreadsConnection.ts'
import { DeleteDialog } from '../../forms/DeleteDialog.tsx'

/** The server's limit. */
const batchSize = 100

interface DeleteConversationsDialogProps {
  threads: readonly { readonly id: string; readonly uuid: string }[]
  connection: string
  onClose: () => void
}

export function DeleteConversationsDialog({ threads, connection, onClose }: DeleteConversationsDialogProps) {
  const { t } = useLingui()
  const deleteThreads = useAction<DeleteConversationsDialogMutation>(
    graphql`
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
    `,
    t`Couldn’t delete the conversations`,
  )
  const deleted = useRef(new Set<string>())
  // The list shrinks during deletion; the question must not.
  const [asked] = useState(threads)
  const count = asked.length

  /** A retry continues with the rest. */
  const handleDelete = async () => {
    const left = asked.map(({ id }) => id).filter((id) => !deleted.current.has(id))
    for (let start = 0; start < left.length; start += batchSize) {
      const threadIds = left.slice(start, start + batchSize)
      if (!(await deleteThreads.run({ input: { threadIds }, connections: [connection, ...threadConnections] }))) return false
      threadIds.forEach((id) => deleted.current.add(id))
    }
    if (asked.some(({ uuid }) => uuid === lastThread.get())) lastThread.set(null)
    return true
  }

  return (
    <DeleteDialog
      title={count === 1 ? t`Delete conversation` : t`Delete conversations`}
      action={deleteThreads}
      onDelete={handleDelete}
      onClose={onClose}
    >
      {count === 1 ? (
        <Trans>Are you sure you want to delete this conversation? This action cannot be undone.</Trans>
      ) : (
        <Trans>
          Are you sure you want to delete <Plural value={count} one="# conversation" other="# conversations" />? This action cannot be
          undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
