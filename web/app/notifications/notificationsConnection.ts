import { ConnectionHandler, VIEWER_ID, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'

const notificationsConnection = ConnectionHandler.getConnectionID(VIEWER_ID, 'NotificationBell_notifications')

export function insertNotification(store: RecordSourceSelectorProxy, notificationEdge: RecordProxy): void {
  const connection = store.get(notificationsConnection)
  const notification = notificationEdge.getLinkedRecord('node')
  if (!connection || !notification) return
  ConnectionHandler.deleteNode(connection, notification.getDataID())
  const edge = ConnectionHandler.buildConnectionEdge(store, connection, notificationEdge)
  if (edge) ConnectionHandler.insertEdgeBefore(connection, edge)
}

/** The list may not be fully loaded. */
export function setUnreadNotificationCount(store: RecordSourceSelectorProxy, count: number): void {
  store.get(VIEWER_ID)?.setValue(count, 'unreadNotificationCount')
}

export function getUnreadNotificationCount(store: RecordSourceSelectorProxy): number {
  return Number(store.get(VIEWER_ID)?.getValue('unreadNotificationCount') ?? 0)
}
