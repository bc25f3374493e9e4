import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { useDeleteThreadsMutation } from '../../__generated__/useDeleteThreadsMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { recentThreadsConnection } from '../../domain/threads/recentThreadsConnection.ts'
import { errorText } from '../../i18n/errorText.ts'

/** As many as the server deletes at once. */
const batchSize = 100

/**
 * Deletes conversations, however many, and takes them from the list and from the sidebar's.
 * @returns why the server refused; null when all are gone. A second try goes on where the first one ended.
 */
export function useDeleteThreads(connection: string) {
  const [commit, isInFlight] = useAsyncMutation<useDeleteThreadsMutation>(graphql`
    mutation useDeleteThreadsMutation($input: DeleteThreadsInput!, $connections: [ID!]!) {
      deleteThreads(input: $input) {
        __typename
        ... on DeleteThreadsPayload {
          deletedThreadIds @deleteEdge(connections: $connections)
        }
        ... on InputError {
          message
          code
          params
        }
        ... on NotFoundError {
          message
          code
          params
        }
      }
    }
  `)
  const gone = useRef(new Set<string>())

  const deleteThreads = async (ids: readonly string[]): Promise<string | null> => {
    const left = ids.filter((id) => !gone.current.has(id))
    for (let start = 0; start < left.length; start += batchSize) {
      const threadIds = left.slice(start, start + batchSize)
      const { deleteThreads: result } = await commit({
        variables: { input: { threadIds }, connections: [connection, recentThreadsConnection] },
      })
      if (result.__typename !== 'DeleteThreadsPayload') return 'message' in result ? errorText(result) : ''
      threadIds.forEach((id) => gone.current.add(id))
    }
    return null
  }
  return [deleteThreads, isInFlight] as const
}
