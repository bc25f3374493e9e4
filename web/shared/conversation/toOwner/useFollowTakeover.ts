/* oxlint-disable relay/unused-fields -- Conversation reads the thread. */
import { useCallback, useMemo } from 'react'
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useFollowTakeoverQuery } from '../../../__generated__/useFollowTakeoverQuery.graphql.ts'
import type { useFollowTakeoverSubscription } from '../../../__generated__/useFollowTakeoverSubscription.graphql.ts'
import { useFollow } from '../../../relay/useFollow.ts'

const subscription = graphql`
  subscription useFollowTakeoverSubscription($threadUuid: String!) {
    twinConversationChanges(threadUuid: $threadUuid) {
      decidedStep {
        ...StepRow_step
      }
      changedSteps {
        ...StepRow_step
      }
      thread {
        id
        isTakenOver
        isVisitorBlocked
        stepCount
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

const query = graphql`
  query useFollowTakeoverQuery($threadId: ID!) {
    node(id: $threadId) {
      ... on Thread {
        isTakenOver
        isVisitorBlocked
        stepCount
        visitorMessages {
          id
          kind
          position
          ...SentToOwner_message
        }
        steps(last: 10) {
          edges {
            node {
              ...StepRow_step
            }
          }
        }
      }
    }
  }
`

/** The conversation then loads missing messages. */
export function useFollowTakeover(threadId: string, threadUuid: string): void {
  const environment = useRelayEnvironment()
  const catchUp = useCallback(() => {
    fetchQuery<useFollowTakeoverQuery>(environment, query, { threadId }, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ node }) => node ?? commitLocalUpdate(environment, (store) => store.delete(threadId)),
      error: (error: Error) => console.error('The conversation could not be read', error),
    })
  }, [environment, threadId])
  useFollow(
    useMemo<GraphQLSubscriptionConfig<useFollowTakeoverSubscription>>(
      () => ({
        subscription,
        variables: { threadUuid },
        updater(store, response) {
          if (!response?.twinConversationChanges.thread) store.delete(threadId)
        },
      }),
      [threadId, threadUuid],
    ),
    catchUp,
  )
}
