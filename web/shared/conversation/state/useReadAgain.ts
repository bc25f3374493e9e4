/* eslint-disable relay/must-colocate-fragment-spreads -- The conversation reads what this brings from the store. */
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useReadAgainQuery } from '../../../__generated__/useReadAgainQuery.graphql.ts'

const query = graphql`
  query useReadAgainQuery($id: ID!, $count: Int!) {
    node(id: $id) {
      ...Conversation_thread @arguments(count: $count) @alias
    }
  }
`

/** Reads the latest messages of a conversation from the server again, as many as `count`, and calls back once they are in the store. */
export function useReadAgain(threadId: string | null): (count: number, onRead: () => void) => void {
  const environment = useRelayEnvironment()
  return (count, onRead) => {
    if (threadId === null) return
    const variables = { id: threadId, count }
    // One that fails leaves what is there; the next change asks again.
    fetchQuery<useReadAgainQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: onRead,
      error: () => {},
    })
  }
}
