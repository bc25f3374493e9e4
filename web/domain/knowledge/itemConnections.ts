import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'

/** The list that items of a kind stand in. Mutations add to it and take from it. */
export function itemConnection(kind: string): string {
  return kind === 'STORY'
    ? ConnectionHandler.getConnectionID(VIEWER_ID, 'StoryList_stories')
    : ConnectionHandler.getConnectionID(VIEWER_ID, 'NoteList_knowledge')
}
