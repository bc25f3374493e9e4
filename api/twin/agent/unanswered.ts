import { leaveMessageForOwner, noteUnanswered, searchPublicKnowledge } from './tools.ts'

export interface ToolOutcome {
  readonly name: string
  readonly status: 'running' | 'completed'
  readonly isError: boolean
  readonly inputParams: unknown
}

/** The twin noted it, or searched, cited nothing and passed on no message. */
export function isUnanswered(text: string, toolCalls: readonly ToolOutcome[]): boolean {
  const succeeded = toolCalls.filter(({ status, isError }) => status === 'completed' && !isError)
  const called = (name: string) => succeeded.some((call) => call.name === name)
  if (called(noteUnanswered.name)) return true
  if (called(leaveMessageForOwner.name) || /(?<!\\)\[\d+\]/.test(text)) return false
  return succeeded.some(({ name, inputParams }) => name === searchPublicKnowledge.name && isAboutSomething(inputParams))
}

function isAboutSomething(input: unknown): boolean {
  const query = input !== null && typeof input === 'object' && 'query' in input ? input.query : null
  return typeof query === 'string' && query.trim() !== ''
}
