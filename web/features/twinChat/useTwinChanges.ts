/* oxlint-disable relay/unused-fields -- The updated fields are rendered by the screen and the conversation. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
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
      changedSteps {
        ...StepRow_step
      }
    }
  }
`

/** @param threadId resubscribes with the cookie that a guest gets with the first message */
export function useTwinChanges(username: string, threadId: string | null): void {
  useFollow(
    useMemo<GraphQLSubscriptionConfig<useTwinChangesSubscription>>(
      () => ({
        subscription,
        variables: { username },
        updater(store, response) {
          if (!response?.twinChanges.twin) store.getRoot().setValue(null, 'twin', { username })
        },
      }),
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- Resubscribes.
      [username, threadId],
    ),
  )
}
