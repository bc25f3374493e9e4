import type { ToolCallState } from '../stream/events.ts'

/**
 * Whether a twin's answer leaves its visitor's question open: because the twin noted so itself, or because it looked something up,
 * quotes nothing, and passed no message on either. Small talk, for which nothing is looked up, never counts.
 */
export function isUnanswered(text: string, toolCalls: readonly ToolCallState[]): boolean {
  const succeeded = toolCalls.filter(({ status, isError }) => status === 'completed' && !isError)
  const called = (name: string) => succeeded.some((call) => call.name === name)
  if (called('note_unanswered')) return true
  if (called('leave_message_for_owner') || /(?<!\\)\[\d+\]/.test(text)) return false
  return succeeded.some(({ name, inputParams }) => name === 'search_public_knowledge' && isAboutSomething(inputParams))
}

/** An empty query asks for an overview. */
function isAboutSomething(input: unknown): boolean {
  const query = input !== null && typeof input === 'object' && 'query' in input ? input.query : null
  return typeof query === 'string' && query.trim() !== ''
}
