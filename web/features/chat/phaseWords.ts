import type { StreamState } from '../../stream/reducer.ts'

/** What a tool is doing, for the tools we know; others are named as they name themselves. */
const doing: Readonly<Record<string, string>> = {
  current_time: 'Looking at the clock',
  forget: 'Forgetting',
  remember: 'Remembering',
  search_knowledge: 'Searching notes and stories',
  search_memories: 'Looking through what you told me',
  search_past_chats: 'Searching past chats',
}

export function toolWords(name: string, displayName: string): string {
  return doing[name] ?? displayName
}

/** The quiet line under the conversation; null when there is nothing to say. */
export function phaseWords({ phase, answer, isReconnecting }: StreamState): string | null {
  if (isReconnecting) return 'Connection lost. Trying again…'
  switch (phase) {
    case 'thinking':
      return 'Thinking…'
    case 'compacting':
      return 'Summarising what came before…'
    case 'processing': {
      const calls = answer?.toolCalls ?? []
      const running = calls.find((call) => call.status !== 'COMPLETED')
      if (!running) return 'Thinking…'
      const count = calls.length > 1 ? ` (${(answer?.completedCalls ?? 0) + 1} of ${calls.length})` : ''
      return `${toolWords(running.name, running.displayName)}…${count}`
    }
    default:
      return null
  }
}
