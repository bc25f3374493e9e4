import { graphql } from 'react-relay'
import type { useMarkNotificationsReadAllMutation } from '../../__generated__/useMarkNotificationsReadAllMutation.graphql.ts'
import type { useMarkNotificationsReadOneMutation } from '../../__generated__/useMarkNotificationsReadOneMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { getUnreadNotificationCount, setUnreadNotificationCount } from './notificationsConnection.ts'

export function useMarkNotificationsRead() {
  const [markOne] = useAsyncMutation<useMarkNotificationsReadOneMutation>(graphql`
    mutation useMarkNotificationsReadOneMutation($input: MarkNotificationReadInput!) {
      markNotificationRead(input: $input) {
        __typename
        ... on MarkNotificationReadPayload {
          notification {
            id
            isRead
          }
          unreadNotificationCount
        }
        ... on NotFoundError {
          message
          code
          params
        }
      }
    }
  `)
  const [markAll, isMarkingAll] = useAsyncMutation<useMarkNotificationsReadAllMutation>(graphql`
    mutation useMarkNotificationsReadAllMutation {
      markAllNotificationsRead {
        notifications {
          id
          isRead
        }
        unreadNotificationCount
      }
    }
  `)

  return {
    markRead: (notificationId: string) =>
      markOne(
        { input: { notificationId } },
        {
          optimisticUpdater(store) {
            store.get(notificationId)?.setValue(true, 'isRead')
            setUnreadNotificationCount(store, Math.max(0, getUnreadNotificationCount(store) - 1))
          },
          updater(store, response) {
            const result = response?.markNotificationRead
            if (result?.__typename === 'MarkNotificationReadPayload') setUnreadNotificationCount(store, result.unreadNotificationCount)
          },
        },
      ),
    markAllRead: () =>
      markAll(
        {},
        {
          updater(store, response) {
            if (response) setUnreadNotificationCount(store, response.markAllNotificationsRead.unreadNotificationCount)
          },
        },
      ),
    isMarkingAll,
  }
}
