/* oxlint-disable relay/unused-fields -- ToOwner reads the messages. */
import { useCallback, useEffect, useMemo } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useVisitorMessagesQuery } from '../../../__generated__/useVisitorMessagesQuery.graphql.ts'
import type { useVisitorMessagesSubscription } from '../../../__generated__/useVisitorMessagesSubscription.graphql.ts'
import { useFollow } from '../../../relay/useFollow.ts'

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

const subscription = graphql`
  subscription useVisitorMessagesSubscription($threadId: ID!) {
    visitorReplies(threadId: $threadId) {
      ...SentToOwner_message
    }
  }
`

/** All answers of a conversation share one request. */
export function useVisitorMessages(threadId: string) {
  const { node } = useLazyLoadQuery<useVisitorMessagesQuery>(query, { threadId })
  return node?.visitorMessages ?? []
}

export function useFollowReplies(threadId: string, isAnswering: boolean): void {
  const environment = useRelayEnvironment()
  const catchUp = useCallback(() => {
    fetchQuery<useVisitorMessagesQuery>(environment, query, { threadId }, { fetchPolicy: 'network-only' }).subscribe({
      error: (error: Error) => console.error('The replies could not be read', error),
    })
  }, [environment, threadId])
  useEffect(() => {
    if (!isAnswering) catchUp()
  }, [catchUp, isAnswering])
  useFollow(
    useMemo<GraphQLSubscriptionConfig<useVisitorMessagesSubscription>>(() => ({ subscription, variables: { threadId } }), [threadId]),
    catchUp,
  )
}
