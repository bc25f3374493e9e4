import { ConnectionHandler, VIEWER_ID, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'

/** The bell's list. It is there once the bell has been loaded. */
const notificationsConnection = ConnectionHandler.getConnectionID(VIEWER_ID, 'NotificationBell_notifications')

/** Puts one that just came before the others, once. */
export function placeNotification(store: RecordSourceSelectorProxy, notificationEdge: RecordProxy): void {
  const connection = store.get(notificationsConnection)
  const notification = notificationEdge.getLinkedRecord('node')
  if (!connection || !notification) return
  ConnectionHandler.deleteNode(connection, notification.getDataID())
  const edge = ConnectionHandler.buildConnectionEdge(store, connection, notificationEdge)
  if (edge) ConnectionHandler.insertEdgeBefore(connection, edge)
}

/** The count is of all notifications, so that it cannot be told from the list. */
export function setUnreadNotificationCount(store: RecordSourceSelectorProxy, count: number): void {
  store.get(VIEWER_ID)?.setValue(count, 'unreadNotificationCount')
}

export function unreadNotificationCount(store: RecordSourceSelectorProxy): number {
  return Number(store.get(VIEWER_ID)?.getValue('unreadNotificationCount') ?? 0)
}
