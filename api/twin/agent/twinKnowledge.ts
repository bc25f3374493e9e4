import type { HistoryMessage } from '../../models/prompt/messages.ts'

/** A public passage, verbatim. */
export interface Passage {
  kind: 'item' | 'profile'
  /** The knowledge item's ID, or the profile field in snake case. */
  sourceId: string
  title: string
  text: string
  /** For documents: the number of the passage, and its page if it has pages. */
  ordinal?: number | null
  page?: number | null
}

/** Cited in the answer as `[number]`. */
export interface NumberedPassage extends Passage {
  number: number
}

/** Input of a twin for one answer. All of it is currently public. */
export interface TwinContext {
  name: string
  /** Null if the name is the username, which is always public. */
  nameSource: Passage | null
  /** Whether the twin is open to visitors. */
  isEnabled: boolean
  /** Oldest first, ending with the question. Excludes answers with sources that are no longer public. */
  history: HistoryMessage[]
  /** Summary of the conversation before `history`; null if there is none or its sources are no longer public. */
  summary: string | null
  /** Sources of the history and the summary. */
  sources: NumberedPassage[]
}

export interface TwinRequest {
  ownerId: string
  threadId: string
  /** Position of the answer in the thread. */
  position: number
}

/** Data access for twins, limited by the database role for twins. */
export interface TwinKnowledge {
  /** Null if the owner's profile is private. */
  open(request: TwinRequest): Promise<TwinContext | null>
  /** Passages for the query, best first; without a query, an overview of the owner. */
  passages(ownerId: string, query: string): Promise<Passage[]>
}
