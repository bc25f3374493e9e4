/* oxlint-disable relay/unused-fields -- The updated fields are rendered by the screen and the conversation. */
import { useMemo, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import twinChatScreenQuery, { type TwinChatScreenQuery } from '../../__generated__/TwinChatScreenQuery.graphql.ts'
import type { useTwinChangesSubscription } from '../../__generated__/useTwinChangesSubscription.graphql.ts'
import { useFollow } from '../../relay/useFollow.ts'

const subscription = graphql`
  subscription useTwinChangesSubscription($username: String!) {
    twinChanges(username: $username) {
      twin {
        isPublic
        isEnabled
        suggestedQuestions
        profile {
          displayName
          avatarUrl
          greeting
          viewerCanStartTalk
        }
      }
    }
  }
`

/** @param threadId resubscribes with the cookie that a guest gets with the first message; null while the twin is unavailable */
export function useTwinChanges(variables: TwinChatScreenQuery['variables'], threadId: string | null): void {
  const environment = useRelayEnvironment()
  const [followedThreadId, setFollowedThreadId] = useState(threadId)
  if (threadId !== null && threadId !== followedThreadId) setFollowedThreadId(threadId)
  useFollow(
    useMemo<GraphQLSubscriptionConfig<useTwinChangesSubscription>>(() => {
      const { username } = variables
      let isUnavailable = false
      return {
        subscription,
        variables: { username },
        updater(store, response) {
          if (!response?.twinChanges.twin) store.getRoot().setValue(null, 'twin', { username })
        },
        onNext(response) {
          const isAvailable = response?.twinChanges.twin != null
          if (isAvailable && isUnavailable) fetchQuery(environment, twinChatScreenQuery, variables).subscribe({})
          isUnavailable = !isAvailable
        },
      }
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- Resubscribes.
    }, [environment, variables, followedThreadId]),
  )
}
