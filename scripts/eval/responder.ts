import { randomUUID } from 'node:crypto'
import { getPhrases } from '../../api/models/builtIn/phrases.ts'
import { respondAsAssistant } from '../../api/models/builtIn/assistant/respondAsAssistant.ts'
import type { ToolResult } from '../../api/models/builtIn/situation.ts'
import { Sources } from '../../api/agents/sources.ts'
import type { AgentTool } from '../../api/agents/tools/agentTool.ts'
import type { ToolContext } from '../../api/agents/tools/context.ts'
import { searchKnowledge } from '../../api/agents/tools/searchKnowledge.ts'
import { searchMemories } from '../../api/agents/tools/searchMemories.ts'
import { searchPastChats } from '../../api/agents/tools/searchPastChats.ts'
import { toAnyRecipient } from '../../api/memory/restrictions/recipient.ts'
import type { Viewer } from '../../api/platform/viewer.ts'
import type { EvaluationServer } from './server.ts'

export async function createResponder({ services }: EvaluationServer, { userId }: Viewer): Promise<(question: string) => Promise<string>> {
  const turn = { agentType: 'private_brain', userId, userStepId: randomUUID(), timezone: null, now: new Date() } as ToolContext['turn']
  const context = {
    turn,
    recipient: toAnyRecipient(userId),
    sources: new Sources(),
    shownMemories: new Set<string>(),
    memory: services.memory,
    searchPastChats: (owner: string, query: string, limit: number) => services.search.searchPastChats(owner, query, limit),
    searchKnowledge: (owner: string, query: string, limit: number) => services.knowledge.findPassages(owner, query, limit),
  }
  const tools = new Map<string, AgentTool>(
    [searchMemories, searchKnowledge, searchPastChats].map(({ name, make }) => [name, make(context)]),
  )
  const today = new Date().toISOString().slice(0, 10)
  return async (utterance) => {
    const results: ToolResult[] = []
    for (;;) {
      const asked = {
        utterance,
        previousAnswer: null,
        agentType: 'private_brain',
        twinOf: null,
        today,
        tools: new Set(tools.keys()),
        results,
      }
      const move = respondAsAssistant(asked)
      if (!('call' in move)) return move.say
      const tool = tools.get(move.call)
      if (!tool) return ''
      results.push({ tool: move.call, output: await tool.run(move.input), isError: false })
    }
  }
}

export function isRefusal(answer: string): boolean {
  return (['en', 'de'] as const).some((language) => {
    const { closest, nothingFound, other } = getPhrases(language, '')
    return answer === '' || [closest, nothingFound, other].some((phrase) => answer.startsWith(phrase))
  })
}

export function containsAnswer(answer: string, wanted: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\\/g, '').replace(/\s+/g, ' ')
  return plain(answer).includes(plain(wanted))
}
