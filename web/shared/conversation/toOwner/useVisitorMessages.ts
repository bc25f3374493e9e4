/* oxlint-disable relay/unused-fields -- ToOwner reads the messages. */
import { useEffect } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { useVisitorMessagesQuery } from '../../../__generated__/useVisitorMessagesQuery.graphql.ts'

const query = graphql`
  query useVisitorMessagesQuery($threadId: ID!) {
    node(id: $threadId) {
      ... on Thread {
        visitorMessages {
          id
          kind
          position
          ...SentToOwner_message
        }
      }
    }
  }
`

/** All answers of a conversation share one request. */
export function useVisitorMessages(threadId: string) {
  const { node } = useLazyLoadQuery<useVisitorMessagesQuery>(query, { threadId })
  return node?.visitorMessages ?? []
}

/** The twin may have passed on a message; replies arrive with the changes of the conversation. */
export function useReadVisitorMessages(threadId: string, isAnswering: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (isAnswering) return
    const reading = fetchQuery<useVisitorMessagesQuery>(environment, query, { threadId }, { fetchPolicy: 'network-only' }).subscribe({
      error: (error: Error) => console.error('The replies could not be read', error),
    })
    return () => reading.unsubscribe()
  }, [environment, isAnswering, threadId])
}
