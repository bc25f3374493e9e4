import { useEffect } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { useDeleteOnLeaveMutation } from '../../../__generated__/useDeleteOnLeaveMutation.graphql.ts'
import { draft, temporaryDraft } from '../../../lib/storage.ts'

export interface OpenThread {
  readonly id: string
  readonly uuid: string
}

/** Skipped when the page is reloaded or closed, because browsers don’t distinguish the two. */
export function useDeleteOnLeave(thread: OpenThread | null): void {
  const environment = useRelayEnvironment()
  const { id, uuid } = thread ?? {}
  useEffect(() => {
    if (id === undefined) return
    const deleteThread = () => {
      // React also unmounts after errors, and in development twice.
      if (location.pathname === `/chat/${uuid}`) return
      draft(temporaryDraft).set(null)
      commitMutation<useDeleteOnLeaveMutation>(environment, {
        mutation: graphql`
          mutation useDeleteOnLeaveMutation($input: DeleteThreadInput!) {
            deleteThread(input: $input) {
              ... on DeleteThreadPayload {
                deletedThreadId @deleteRecord
              }
            }
          }
        `,
        variables: { input: { threadId: id } },
        onError: (error) => console.error('Deleting the temporary chat failed', error),
      })
    }
    return () => void setTimeout(deleteThread)
  }, [environment, id, uuid])
}
