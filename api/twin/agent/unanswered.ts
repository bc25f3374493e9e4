import { leaveMessageForOwner, noteUnanswered, searchPublicKnowledge } from './tools.ts'

/** A call of an answer, as far as it tells whether a question was answered. */
export interface ToolOutcome {
  readonly name: string
  readonly status: 'running' | 'completed'
  readonly isError: boolean
  readonly inputParams: unknown
}

/**
 * Whether a twin's answer leaves its visitor's question open: because the twin noted so itself, or because it looked something up,
 * quotes nothing, and passed no message on either. Small talk, for which nothing is looked up, never counts.
 */
export function isUnanswered(text: string, toolCalls: readonly ToolOutcome[]): boolean {
  const succeeded = toolCalls.filter(({ status, isError }) => status === 'completed' && !isError)
  const called = (name: string) => succeeded.some((call) => call.name === name)
  if (called(noteUnanswered.name)) return true
  if (called(leaveMessageForOwner.name) || /(?<!\\)\[\d+\]/.test(text)) return false
  return succeeded.some(({ name, inputParams }) => name === searchPublicKnowledge.name && isAboutSomething(inputParams))
}

/** An empty query asks for an overview. */
function isAboutSomething(input: unknown): boolean {
  const query = input !== null && typeof input === 'object' && 'query' in input ? input.query : null
  return typeof query === 'string' && query.trim() !== ''
}
