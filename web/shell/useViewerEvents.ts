import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useViewerEventsSubscription } from '../__generated__/useViewerEventsSubscription.graphql.ts'
import { placeThread, recentThreadsConnection } from './recentThreadsConnection.ts'

const subscription = graphql`
  subscription useViewerEventsSubscription($connections: [ID!]!) {
    viewerEvents {
      __typename
      ... on ThreadChanged {
        threadEdge {
          cursor
          node {
            updatedAt
            # An open conversation sees by these that it has been written in elsewhere.
            stepCount
            activeRun {
              id
              createdAt
            }
            ...RecentThread_thread
            ...threadSearch_thread
          }
        }
      }
      ... on ThreadDeleted {
        deletedThreadId @deleteEdge(connections: $connections)
      }
    }
  }
`

/** Keeps the sidebar's list as it is on the server, whatever other tabs and devices do. */
export function useViewerEvents(): void {
  const config = useMemo<GraphQLSubscriptionConfig<useViewerEventsSubscription>>(
    () => ({
      subscription,
      variables: { connections: [recentThreadsConnection] },
      updater(store) {
        const threadEdge = store.getRootField('viewerEvents')?.getLinkedRecord('threadEdge')
        if (threadEdge) placeThread(store, threadEdge)
      },
      onError: (error) => console.error('Live updates ended', error),
    }),
    [],
  )
  useSubscription(config)
}
