import type { Move, Situation, ToolResult } from '../../models/builtIn/situation.ts'

export const tools = new Set(['remember', 'forget', 'search_memories', 'search_past_chats', 'current_time'])

export function situation(utterance: string, more: Partial<Situation> = {}): Situation {
  return { utterance, previousAnswer: null, agentType: 'private_brain', twinOf: null, today: '2026-11-21', tools, results: [], ...more }
}

export function getText(move: Move): string {
  if (!('say' in move)) throw new Error(`It called ${move.call}`)
  return move.say
}

export const memory = (content: string, createdOn = '2026-03-03') => ({ memoryId: content, content, createdOn })
export const found = (...memories: ReturnType<typeof memory>[]): ToolResult => ({
  tool: 'search_memories',
  output: { memories },
  isError: false,
})
export const message = (text: string, author = 'the user') => ({
  threadId: 't1',
  threadName: 'Trip to Rome',
  author,
  saidOn: '2026-04-05',
  text,
})
