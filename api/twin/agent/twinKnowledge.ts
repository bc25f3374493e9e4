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

export type AdmissionRule = 'public_field' | 'public_note' | 'public_story' | 'public_document' | 'correction'

export interface FoundPassage extends Passage {
  rule: AdmissionRule
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
  isOpenToTwins: boolean
  suggestedQuestions: readonly string[]
  character: Character
  history: HistoryMessage[]
  withdrawnAnswers: number
  summary: string | null
  sources: NumberedPassage[]
}

export interface TwinRequest {
  ownerId: string
  threadId: string
  position: number
  question?: string
  /** Reads as this user instead of the visitor of the thread. */
  reader?: { readonly userId: string }
}

export interface TwinKnowledge {
  open(request: TwinRequest): Promise<TwinContext | null>
  /** @param message the visitor’s message, whose corrections come first */
  findPassages(request: Pick<TwinRequest, 'ownerId' | 'threadId' | 'reader'>, query: string, message?: string): Promise<FoundPassage[]>
}
