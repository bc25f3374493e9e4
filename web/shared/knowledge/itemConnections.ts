import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import { shownKind } from './knowledgeKinds.ts'

export function itemConnection(kind: string): string {
  return ConnectionHandler.getConnectionID(VIEWER_ID, shownKind(kind).connection)
}
