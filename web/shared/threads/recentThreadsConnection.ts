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
import { lastThread } from '../../lib/storage.ts'
import { isEmptyChat, isProfilePalName } from '../../lib/threadTitles.ts'

export const recentThreadsConnection = ConnectionHandler.getConnectionID(VIEWER_ID, 'RecentThreads_threads')

/** Only the API knows the sort order. */
export function insertThread(store: RecordSourceSelectorProxy, threadEdge: RecordProxy): void {
  const connection = store.get(recentThreadsConnection)
  const thread = threadEdge.getLinkedRecord('node')
  if (!connection || !thread) return
  ConnectionHandler.deleteNode(connection, thread.getDataID())
  const edge = ConnectionHandler.buildConnectionEdge(store, connection, threadEdge)
  if (!edge) return

  const next = connection
    .getLinkedRecords('edges')
    ?.find((other) => getCursor(other) <= getCursor(threadEdge))
    ?.getValue('cursor')
  if (next) ConnectionHandler.insertEdgeBefore(connection, edge, String(next))
  else ConnectionHandler.insertEdgeAfter(connection, edge)
}

export function findEmptyChatUuid(environment: IEnvironment): string | null {
  const newest = readThreads(environment).find((thread) => thread.getValue('threadType') === 'PRIVATE_CHAT')
  return newest && isEmpty(newest) ? String(newest.getValue('uuid')) : null
}

export function useLeaveThread(): (deletedUuid: string) => void {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()

  return useCallback(
    (deletedUuid) => {
      const next = getNextThreadPath(environment)
      if (next === '/chat' || lastThread.get() === deletedUuid) lastThread.set(null)
      void navigate(next, { replace: true })
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
    threads = edges.flatMap((edge) => edge?.getLinkedRecord('node') ?? [])
  })
  return threads
}

function getCursor(edge: RecordProxy): string {
  return String(edge.getValue('cursor'))
}
