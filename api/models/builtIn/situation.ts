import { withoutMiddle } from '../../platform/text/trimming.ts'
import type { AttachedFile } from './sources/files.ts'

/** What the built-in responder knows when it is asked for its next move. */
export interface Situation {
  utterance: string
  /** What the user said before it, oldest first; nothing at the beginning. */
  before?: readonly string[]
  /** What the responder said before it; null at the beginning. */
  previousAnswer: string | null
  agentType: string
  /** The name of the person whose twin answers; null when none does. */
  twinOf: string | null
  /** The user's day, as in 2026-03-03. */
  today: string
  tools: ReadonlySet<string>
  /** Those attached to the messages of this conversation, in their order. */
  files?: readonly AttachedFile[]
  /** What the tools answered since the utterance, in the order of the calls. */
  results: ToolResult[]
}

export interface ToolResult {
  tool: string
  output: unknown
  isError: boolean
}

/** Something is said, or a tool is called and what comes next depends on its answer, or both in this order. */
export type Move = Call | { say: string } | (Call & { say: string })

interface Call {
  call: string
  input: Record<string, unknown>
}

/** In characters, of the beginning and of the end of a message; nothing that is kept or passed on is longer. */
const REACH = 10_000

export function withoutLongMiddle(situation: Situation): Situation {
  return { ...situation, utterance: withoutMiddle(situation.utterance, REACH) }
}
