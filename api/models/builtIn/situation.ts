import { cutMiddle } from '../../platform/text/trimming.ts'
import type { Character } from '../../twin/character/character.service.ts'
import type { AttachedFile } from './sources/files.ts'

export interface Situation {
  utterance: string
  /** User messages, oldest first. */
  before?: readonly string[]
  previousAnswer: string | null
  agentType: string
  twinOf: string | null
  isSuggested?: boolean
  character?: Character
  answers?: { length: 'short' | 'medium' | 'long'; language: string | null }
  today: string
  tools: ReadonlySet<string>
  files?: readonly AttachedFile[]
  /** Since the user's message, in call order. */
  results: ToolResult[]
}

export interface ToolResult {
  tool: string
  output: unknown
  isError: boolean
}

/** The next move depends on the call's result. */
export type Move = Call | { say: string } | (Call & { say: string })

interface Call {
  call: string
  input: Record<string, unknown>
}

/** At the beginning and end of a message. */
const REACH = 10_000

export function truncateMiddle(situation: Situation): Situation {
  return { ...situation, utterance: cutMiddle(situation.utterance, REACH) }
}
