import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'

const keys: Record<string, string> = { STORY: 'StoryList_stories', DOCUMENT: 'DocumentList_documents' }

/** The list that items of a kind stand in. Mutations add to it and take from it. */
export function itemConnection(kind: string): string {
  return ConnectionHandler.getConnectionID(VIEWER_ID, keys[kind] ?? 'NoteList_knowledge')
}
