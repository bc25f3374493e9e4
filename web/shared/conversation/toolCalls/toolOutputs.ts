import { isCallOf } from '../../../lib/agentWords.ts'
import type { ShownToolCall } from './ToolCalls.tsx'

/** What the tool `propose_profile_change` answers, as far as it is shown. */
export interface ProposedChange {
  readonly proposalId: string
  readonly field: string
  /** For a list, what would be added to it. */
  readonly value: string
  /** The text that would go; null for lists, and where there was none. */
  readonly replaces: string | null
}

/** A tool's answer is data of any shape: what does not look like proposals is none. */
export function proposedChangesIn(output: unknown): ProposedChange[] {
  if (!isRecord(output) || !Array.isArray(output.proposals)) return []
  const replaces = typeof output.replaces === 'string' ? output.replaces : null
  return output.proposals.flatMap((proposal: unknown) => {
    if (!isRecord(proposal)) return []
    const { proposalId, field, value } = proposal
    if (typeof proposalId !== 'string' || typeof field !== 'string' || typeof value !== 'string') return []
    return { proposalId, field, value, replaces }
  })
}

/** What would be kept or forgotten, as the tools `remember` and `forget` answer when they only propose it. */
export interface ProposedMemoryChange {
  readonly proposalId: string
  readonly action: 'remember' | 'forget'
  readonly content: string
}

/** What became of a change that was not made; null where it was. */
export function outcomeWithoutChange(output: unknown): 'proposed' | 'refused' | null {
  if (!isRecord(output)) return null
  if (output.refused === true) return 'refused'
  return output.proposed === true ? 'proposed' : null
}

export function proposedMemoryChangeIn(action: string, output: unknown): ProposedMemoryChange | null {
  if ((action !== 'remember' && action !== 'forget') || !isRecord(output) || outcomeWithoutChange(output) !== 'proposed') return null
  const { proposalId, content } = output
  return typeof proposalId === 'string' && typeof content === 'string' ? { proposalId, action, content } : null
}

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
