import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'

export const inboxKinds = ['QUESTION', 'MESSAGE', 'LEAD', 'APPROVAL'] as const

export const inboxConnections = [null, ...inboxKinds].flatMap((kind) =>
  [false, true].map((unreadOnly) => ConnectionHandler.getConnectionID(VIEWER_ID, 'Inbox_inbox', { kind, unreadOnly })),
)
