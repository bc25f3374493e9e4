import { isCallOf } from '../../../lib/agentWords.ts'
import type { ShownToolCall } from './ToolCall.tsx'

/** What the tool `remember` kept. */
export interface Remembered {
  readonly memoryId: string
  readonly content: string
  /** Whether it was not known before. */
  readonly isNew: boolean
  /** What it contradicts, which is not remembered any more. */
  readonly replaced: string | null
}

/** A tool's answer is data of any shape. Null as well for what was forgotten since: its words are gone from the call. */
export function rememberedIn(call: Pick<ShownToolCall, 'name' | 'isError' | 'outputResult'>): Remembered | null {
  const { isError, outputResult } = call
  if (!isCallOf(call, 'remember') || isError || typeof outputResult !== 'object' || outputResult === null) return null
  const { memoryId, content, isNew, replaced } = outputResult as Partial<Record<string, unknown>>
  if (typeof memoryId !== 'string' || typeof content !== 'string' || content === '') return null
  return { memoryId, content, isNew: isNew === true, replaced: typeof replaced === 'string' && replaced !== '' ? replaced : null }
}
