import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import { shownKind } from './knowledgeKinds.ts'

/** The list that items of a kind stand in. Mutations add to it and take from it. */
export function itemConnection(kind: string): string {
  return ConnectionHandler.getConnectionID(VIEWER_ID, shownKind(kind).connection)
}
