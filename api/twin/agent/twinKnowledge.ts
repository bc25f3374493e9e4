import type { HistoryMessage } from '../../models/prompt/messages.ts'

/** Something that a person made public, word for word. */
export interface Passage {
  kind: 'item' | 'profile'
  /** The knowledge item's id, or the profile's field in snake_case. */
  sourceId: string
  title: string
  text: string
  /** Of a document: the number of the passage, and its page if it has pages. */
  ordinal?: number | null
  page?: number | null
}

/** The answer's text quotes it as [number]. */
export interface NumberedPassage extends Passage {
  number: number
}

/** What a twin finds when it begins to answer: all of it is public at this moment. */
export interface TwinContext {
  name: string
  /** Null when the name is the username, which is no secret. */
  nameSource: Passage | null
  /** False when its owner closed it to visitors. */
  isEnabled: boolean
  /** Oldest first, the question last. Answers that were drawn from what is no longer public are left out. */
  history: HistoryMessage[]
  /** What was said before `history`; null also when it was drawn from what is no longer public. */
  summary: string | null
  /** What the history and the summary were drawn from. */
  sources: NumberedPassage[]
}

/** Where an answer is being written, and by whose twin. */
export interface TwinRequest {
  ownerId: string
  threadId: string
  /** The answer's place in the thread. */
  position: number
}

/** All that the code of a twin can reach. It reads with the rights of the database role for twins. */
export interface TwinKnowledge {
  /** Null when the owner's profile is private. */
  open(request: TwinRequest): Promise<TwinContext | null>
  /** What may answer the query, the best first; without one, who the person is. */
  passages(ownerId: string, query: string): Promise<Passage[]>
}
