import { isCallTo } from '../../../lib/agentWords.ts'
import type { ShownToolCall } from './ToolCalls.tsx'

export interface ProposedChange {
  readonly proposalId: string
  readonly field: string
  readonly value: string
  readonly replaces: string | null
}

/** Tool output is untyped. */
export function parseProposedChanges(output: unknown): ProposedChange[] {
  if (!isRecord(output) || !Array.isArray(output.proposals)) return []
  const replaces = typeof output.replaces === 'string' ? output.replaces : null
  return output.proposals.flatMap((proposal: unknown) => {
    if (!isRecord(proposal)) return []
    const { proposalId, field, value } = proposal
    if (typeof proposalId !== 'string' || typeof field !== 'string' || typeof value !== 'string') return []
    return { proposalId, field, value, replaces }
  })
}

export interface ProposedMemoryChange {
  readonly proposalId: string
  readonly action: 'remember' | 'forget'
  readonly content: string
}

export function parseOutcomeWithoutChange(output: unknown): 'proposed' | 'refused' | null {
  if (!isRecord(output)) return null
  if (output.refused === true) return 'refused'
  return output.proposed === true ? 'proposed' : null
}

export function parseProposedMemoryChange(action: string, output: unknown): ProposedMemoryChange | null {
  if ((action !== 'remember' && action !== 'forget') || !isRecord(output) || parseOutcomeWithoutChange(output) !== 'proposed') return null
  const { proposalId, content } = output
  return typeof proposalId === 'string' && typeof content === 'string' ? { proposalId, action, content } : null
}

export function parseProposedSchedule(output: unknown): { uuid: string; title: string } | null {
  if (!isRecord(output) || parseOutcomeWithoutChange(output) !== 'proposed') return null
  const { scheduledTaskId, title } = output
  return typeof scheduledTaskId === 'string' && typeof title === 'string' ? { uuid: scheduledTaskId, title } : null
}

export interface Remembered {
  readonly memoryId: string
  readonly content: string
  readonly isNew: boolean
  readonly replaced: string | null
}

/** Null for a memory forgotten since. */
export function parseRemembered(call: Pick<ShownToolCall, 'name' | 'isError' | 'outputResult'>): Remembered | null {
  const { isError, outputResult } = call
  if (!isCallTo(call, 'remember') || isError || typeof outputResult !== 'object' || outputResult === null) return null
  const { memoryId, content, isNew, replaced } = outputResult as Partial<Record<string, unknown>>
  if (typeof memoryId !== 'string' || typeof content !== 'string' || content === '') return null
  return { memoryId, content, isNew: isNew === true, replaced: typeof replaced === 'string' && replaced !== '' ? replaced : null }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
