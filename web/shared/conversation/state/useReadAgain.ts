import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useReadAgainQuery } from '../../../__generated__/useReadAgainQuery.graphql.ts'

const query = graphql`
  query useReadAgainQuery($id: ID!, $count: Int!) {
    node(id: $id) {
      ...Conversation_thread @arguments(count: $count) @alias
    }
  }
`

export function useReadAgain(threadId: string | null): (count: number, onRead: () => void) => void {
  const environment = useRelayEnvironment()
  return (count, onRead) => {
    if (threadId === null) return
    const variables = { id: threadId, count }
    // On failure the loaded messages stay; the next change refetches.
    fetchQuery<useReadAgainQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: onRead,
      error: () => {},
    })
  }
}
