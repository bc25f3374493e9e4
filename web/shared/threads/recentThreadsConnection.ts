import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import {
  commitLocalUpdate,
  ConnectionHandler,
  VIEWER_ID,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { addToNewChat, draft, lastThread } from '../../lib/storage.ts'
import { isEmptyChat, isProfilePalName } from '../../lib/threadTitles.ts'
import { toDeletedThreadState } from './deletedThread.ts'

export const recentThreadsConnection = ConnectionHandler.getConnectionID(VIEWER_ID, 'RecentThreads_threads')
const pinnedThreadsConnection = ConnectionHandler.getConnectionID(VIEWER_ID, 'RecentThreads_pinned')
export const threadConnections = [recentThreadsConnection, pinnedThreadsConnection]

/** Lists hide threads that are no longer pinned, in another project, or archived. */
export function insertThread(store: RecordSourceSelectorProxy, threadEdge: RecordProxy): void {
  const thread = threadEdge.getLinkedRecord('node')
  if (thread?.getValue('isTemporary')) return
  insertInOrder(store, recentThreadsConnection, threadEdge)
  if (thread?.getValue('isPinned')) insertInOrder(store, pinnedThreadsConnection, threadEdge)
  const projectUuid = thread?.getValue('projectUuid')
  if (projectUuid) insertInOrder(store, getProjectConnection(String(projectUuid)), threadEdge)
}

const getProjectConnection = (projectUuid: string) =>
  ConnectionHandler.getConnectionID(VIEWER_ID, 'ProjectConversations_threads', { filter: { projectUuid } })

/** Only the API knows the sort order. */
function insertInOrder(store: RecordSourceSelectorProxy, connectionId: string, threadEdge: RecordProxy): void {
  const connection = store.get(connectionId)
  const thread = threadEdge.getLinkedRecord('node')
  if (!connection || !thread) return
  const listed = connection.getLinkedRecords('edges')?.map((other) => other.getLinkedRecord('node')?.getDataID()) ?? []
  ConnectionHandler.deleteNode(connection, thread.getDataID())
  const edge = ConnectionHandler.buildConnectionEdge(store, connection, threadEdge)
  if (!edge) return

  const next = connection
    .getLinkedRecords('edges')
    ?.find((other) => getCursor(other) <= getCursor(threadEdge))
    ?.getValue('cursor')
  if (next) ConnectionHandler.insertEdgeBefore(connection, edge, String(next))
  else if (listed.includes(thread.getDataID()) || !connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage')) {
    ConnectionHandler.insertEdgeAfter(connection, edge)
  }
}

export function findEmptyChatUuid(environment: IEnvironment): string | null {
  const newest = readThreads(environment).find((thread) => thread.getValue('threadType') === 'PRIVATE_CHAT')
  return newest && isEmpty(newest) ? String(newest.getValue('uuid')) : null
}

/** @returns function for a deleted thread; if deleted elsewhere, its unsent text moves to a new chat, and a notice is shown */
export function useLeaveThread(): (deletedUuid: string, options?: { isElsewhere: boolean }) => void {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()

  return useCallback(
    (deletedUuid, { isElsewhere } = { isElsewhere: false }) => {
      const next = getNextThreadPath(environment)
      const text = draft(deletedUuid).get()
      if (text && isElsewhere) addToNewChat(text)
      draft(deletedUuid).set(null)
      if (next === '/chat' || lastThread.get() === deletedUuid) lastThread.set(null)
      const state = isElsewhere ? toDeletedThreadState({ movedText: Boolean(text) && next !== '/chat' }) : null
      void navigate(next, { replace: true, state })
    },
    [environment, navigate],
  )
}

function getNextThreadPath(environment: IEnvironment): string {
  const next = readThreads(environment).find((thread) => !isProfilePalName(thread.getValue('name') as string | null) && !isEmpty(thread))
  return next ? `/chat/${String(next.getValue('uuid'))}` : '/chat'
}

function isEmpty(thread: RecordProxy): boolean {
  return isEmptyChat({ threadType: thread.getValue('threadType'), stepCount: thread.getValue('stepCount') })
}

function readThreads(environment: IEnvironment): RecordProxy[] {
  let threads: RecordProxy[] = []
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(recentThreadsConnection)?.getLinkedRecords('edges') ?? []
    threads = edges.flatMap((edge) => edge?.getLinkedRecord('node') ?? []).filter((thread) => !thread.getValue('isArchived'))
  })
  return threads
}

function getCursor(edge: RecordProxy): string {
  return String(edge.getValue('cursor'))
}
