import { cutMiddle } from '../../platform/text/trimming.ts'
import type { Character } from '../../twin/character/character.service.ts'
import type { AttachedFile } from './sources/files.ts'

/** Input of the built-in responder. */
export interface Situation {
  utterance: string
  /** Earlier user messages, oldest first. */
  before?: readonly string[]
  /** The previous answer; null at the beginning. */
  previousAnswer: string | null
  agentType: string
  /** Name of the twin's owner; null if no twin answers. */
  twinOf: string | null
  /** Whether the message is a question that the twin's owner suggests. */
  isSuggested?: boolean
  /** How the twin talks; the default character if it is missing. */
  character?: Character
  /** The user's calendar day, such as 2026-03-03. */
  today: string
  tools: ReadonlySet<string>
  /** Files attached in this conversation, in order. */
  files?: readonly AttachedFile[]
  /** Tool results since the user's message, in call order. */
  results: ToolResult[]
}

export interface ToolResult {
  tool: string
  output: unknown
  isError: boolean
}

/** Text, a tool call, or both in this order. The next move depends on the tool's result. */
export type Move = Call | { say: string } | (Call & { say: string })

interface Call {
  call: string
  input: Record<string, unknown>
}

/** In characters, at the beginning and end of a message. Nothing longer is stored or passed on. */
const REACH = 10_000

export function withoutLongMiddle(situation: Situation): Situation {
  return { ...situation, utterance: cutMiddle(situation.utterance, REACH) }
}
