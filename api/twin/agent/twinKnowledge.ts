import type { HistoryMessage } from '../../models/prompt/messages.ts'

export interface Passage {
  kind: 'item' | 'profile'
  /** The item's ID, or the profile field in snake case. */
  sourceId: string
  title: string
  text: string
  ordinal?: number | null
  page?: number | null
}

export interface NumberedPassage extends Passage {
  number: number
}

export interface TwinContext {
  name: string
  /** Null if the name is the username. */
  nameSource: Passage | null
  isEnabled: boolean
  suggestedQuestions: readonly string[]
  /** Ends with the question. Excludes answers with sources that are no longer public. */
  history: HistoryMessage[]
  /** Null if its sources are no longer public. */
  summary: string | null
  sources: NumberedPassage[]
}

export interface TwinRequest {
  ownerId: string
  threadId: string
  position: number
}

export interface TwinKnowledge {
  open(request: TwinRequest): Promise<TwinContext | null>
  passages(ownerId: string, query: string): Promise<Passage[]>
}
