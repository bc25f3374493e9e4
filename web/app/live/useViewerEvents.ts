/* eslint-disable relay/unused-fields -- Updates data that the conversation and the bell read. */
import { useEffect, useMemo, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { type GraphQLSubscriptionConfig, type RecordSourceProxy, VIEWER_ID } from 'relay-runtime'
import threadsQuery, { type RecentThreadsQuery } from '../../__generated__/RecentThreadsQuery.graphql.ts'
import profilePalQuery, { type ProfilePalEntryRefetchQuery } from '../../__generated__/ProfilePalEntryRefetchQuery.graphql.ts'
import type { useViewerEventsSubscription } from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import { inboxConnections } from '../../shared/inbox.ts'
import { getItemConnection } from '../../shared/knowledge/knowledgeKinds.ts'
import { insertNotification, setUnreadNotificationCount } from '../notifications/notificationsConnection.ts'
import { insertThread, threadConnections, useLeaveThread } from '../../shared/threads/recentThreadsConnection.ts'
import { followBranch } from './followBranch.ts'
import { listItem, listProject } from './listChanges.ts'
import { temporaryPath } from '../../shared/conversation/temporary/temporaryPath.ts'
import { ownDeletions, toDeletedThreadState } from '../../shared/threads/deletedThread.ts'
import { useCurrentThreadUuid } from '../../shared/threads/messagePath.ts'

const fromNetwork = { fetchPolicy: 'network-only' } as const

const subscription = graphql`
  subscription useViewerEventsSubscription($connections: [ID!]!) {
    viewerEvents {
      __typename
      ... on ThreadChanged {
        threadEdge {
          cursor
          node {
            id
            threadType
            stepCount
            newest: steps(last: 1) {
              edges {
                node {
                  id
                }
              }
            }
            isTemporary
            activeRun {
              id
              createdAt
            }
            queuedMessages {
              id
              text
              elementIds
              references {
                title
              }
              comparedModel {
                name
              }
            }
            comparison {
              status
              answers {
                isShown
                errorMessage
              }
            }
            isCompacting
            compactionError
            summary {
              position
            }
            ...RecentThread_thread
            ...search_thread
          }
        }
      }
      ... on ThreadDeleted {
        deletedThreadId @deleteEdge(connections: $connections)
      }
      ... on NotificationArrived {
        notificationEdge {
          cursor
          node {
            ...NotificationBellItem_notification
          }
        }
        unreadNotificationCount
      }
      ... on NotificationRead {
        notifications {
          id
          isRead
        }
        unreadNotificationCount
      }
      ... on InboxChanged {
        unreadInboxCount
      }
      ... on StoriesImported {
        storyCount
      }
      ... on ConversationImportChanged {
        importId
        import {
          id
          status
          problem
          origin
          conversationCount
          messageCount
          conversationsDone
          messagesDone
          addedCount
          knownCount
          entryCount
          leftOutCount
          twinConversationCount
        }
      }
      ... on ScheduledTaskChanged {
        taskId
        task {
          id
          status
          ...ScheduleEntry_task
          ...ScheduleCard_task
        }
      }
      ... on TwinCheckChanged {
        check {
          id
          state
          lastAnswer
          checkedAt
        }
      }
      ... on AnnouncementChanged {
        announcement {
          text
          endsAt
          publishedAt
        }
      }
      ... on ProjectChanged {
        projectId
        project {
          id
          name
          ...Projects_project
          ...ProjectInstructions_project
          ...ProjectKnowledge_project
        }
      }
      ... on KnowledgeItemChanged {
        itemId
        knowledgeItem {
          id
          kind
          ...ItemRow_item
          ...ItemPage_item
          ...DocumentRow_item
        }
      }
      ... on DocumentChanged {
        item {
          audience
          id
          title
          document {
            fileName
            size
            status
            problem
            pageCount
            pagesWithoutText
            isBeingReplaced
            replacementProblem
          }
        }
      }
    }
  }
`

export function useViewerEvents(): void {
  const environment = useRelayEnvironment()
  const [deleted, setDeleted] = useState<{ id: string; uuid: unknown; isTemporary: boolean } | null>(null)
  const currentUuid = useCurrentThreadUuid()
  const leaveThread = useLeaveThread()
  const navigate = useNavigate()
  useEffect(() => {
    if (currentUuid === null || currentUuid !== deleted?.uuid) return
    // Otherwise the next message would go to a permanent conversation.
    if (deleted.isTemporary) void navigate(temporaryPath, { replace: true, state: toDeletedThreadState({ movedText: false }) })
    else leaveThread(currentUuid, { isElsewhere: !ownDeletions.has(deleted.id) })
  }, [currentUuid, deleted, leaveThread, navigate])

  const config = useMemo<GraphQLSubscriptionConfig<useViewerEventsSubscription>>(
    () => ({
      subscription,
      variables: { connections: threadConnections },
      updater(store, response) {
        const payload = store.getRootField('viewerEvents')
        const threadEdge = payload?.getLinkedRecord('threadEdge')
        if (threadEdge) insertThread(store, threadEdge)
        const notificationEdge = payload?.getLinkedRecord('notificationEdge')
        if (notificationEdge) insertNotification(store, notificationEdge)
        const event = response?.viewerEvents
        if (event?.__typename === 'InboxChanged') {
          store.get(VIEWER_ID)?.setValue(event.unreadInboxCount, 'unreadInboxCount')
          for (const id of inboxConnections) store.get(id)?.invalidateRecord()
        }
        if (event?.__typename === 'StoriesImported') store.get(getItemConnection('STORY'))?.invalidateRecord()
        if (event?.__typename === 'ConversationImportChanged' && !event.import) {
          const viewer = store.get(VIEWER_ID)
          const others = viewer?.getLinkedRecords('conversationImports')?.filter((one) => one.getDataID() !== event.importId)
          if (others) viewer?.setLinkedRecords(others, 'conversationImports')
        }
        if (event?.__typename === 'AnnouncementChanged') {
          const announcement = payload?.getLinkedRecord('announcement')
          if (announcement) store.get(VIEWER_ID)?.setLinkedRecord(announcement, 'announcement')
          else store.get(VIEWER_ID)?.setValue(null, 'announcement')
        }
        if (event?.__typename === 'ProjectChanged') listProject(store, event)
        if (event?.__typename === 'KnowledgeItemChanged') listItem(store, event)
        if (event?.__typename === 'ScheduledTaskChanged') listScheduledTask(store, event)
        if (event?.__typename === 'ThreadDeleted') {
          const thread = store.get(event.deletedThreadId)
          setDeleted({ id: event.deletedThreadId, uuid: thread?.getValue('uuid'), isTemporary: thread?.getValue('isTemporary') === true })
        }
        if (event?.__typename === 'NotificationArrived' || event?.__typename === 'NotificationRead') {
          setUnreadNotificationCount(store, event.unreadNotificationCount)
        }
      },
      onNext(response) {
        const event = response?.viewerEvents
        if (event?.__typename === 'ConversationImportChanged' && (!event.import || event.import.status === 'READY')) {
          fetchQuery<RecentThreadsQuery>(environment, threadsQuery, {}, fromNetwork).subscribe({
            error: (error: Error) => console.error('The conversations could not be read again', error),
          })
        }
        if (event?.__typename !== 'ThreadChanged') return
        followBranch(environment, event.threadEdge.node)
        if (event.threadEdge.node.threadType !== 'PROFILE_ONBOARDING') return
        fetchQuery<ProfilePalEntryRefetchQuery>(environment, profilePalQuery, {}, fromNetwork).subscribe({
          error: (error: Error) => console.error('Profile Pal check failed', error),
        })
      },
      onError: (error) => console.error('Live updates ended', error),
    }),
    [environment],
  )
  useSubscription(config)
}

function listScheduledTask(store: RecordSourceProxy, { taskId, task }: { taskId: string; task?: { status: string } | null }): void {
  const viewer = store.get(VIEWER_ID)
  const tasks = viewer?.getLinkedRecords('scheduledTasks')
  if (!task) store.delete(taskId)
  if (!viewer || !tasks) return
  const others = tasks.filter((one) => one?.getDataID() !== taskId)
  const changed = store.get(taskId)
  const isListed = changed && (task?.status === 'ACTIVE' || task?.status === 'PAUSED')
  if (isListed && others.length < tasks.length) return
  viewer.setLinkedRecords(isListed ? [...others, changed] : others, 'scheduledTasks')
}
