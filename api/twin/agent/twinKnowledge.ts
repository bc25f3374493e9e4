import type { Character } from '../character/character.service.ts'
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

/** Why the twin may use a passage. */
export type AdmissionRule = 'public_field' | 'public_note' | 'public_story' | 'public_document' | 'correction'

export interface FoundPassage extends Passage {
  rule: AdmissionRule
  /** Whether the owner wrote it as the answer to the visitor’s question. */
  isCorrection?: boolean
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
  character: Character
  /** Ends with the question. Excludes answers with sources that are no longer public. */
  history: HistoryMessage[]
  /** Answers left out of `history`. */
  withdrawnAnswers: number
  /** Null if its sources are no longer public. */
  summary: string | null
  sources: NumberedPassage[]
}

export interface TwinRequest {
  ownerId: string
  threadId: string
  position: number
  question?: string
}

export interface TwinKnowledge {
  open(request: TwinRequest): Promise<TwinContext | null>
  /** @param message the visitor’s message: corrections of the answer to it come first */
  passages(request: Pick<TwinRequest, 'ownerId' | 'threadId'>, query: string, message?: string): Promise<FoundPassage[]>
}
