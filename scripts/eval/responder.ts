import { randomUUID } from 'node:crypto'
import { phrasesIn } from '../../api/models/builtIn/phrases.ts'
import { respondAsAssistant } from '../../api/models/builtIn/assistant/respondAsAssistant.ts'
import type { ToolResult } from '../../api/models/builtIn/situation.ts'
import { Sources } from '../../api/agents/sources.ts'
import type { AgentTool } from '../../api/agents/tools/agentTool.ts'
import type { ToolContext } from '../../api/agents/tools/context.ts'
import { searchKnowledge } from '../../api/agents/tools/searchKnowledge.ts'
import { searchMemories } from '../../api/agents/tools/searchMemories.ts'
import { searchPastChats } from '../../api/agents/tools/searchPastChats.ts'
import type { Viewer } from '../../api/platform/viewer.ts'
import type { EvaluationServer } from './server.ts'

/** What the built-in responder says to a question of this person, with the tools that find something. */
export async function responderFor({ services }: EvaluationServer, { userId }: Viewer): Promise<(question: string) => Promise<string>> {
  // What the searches read of a turn, and no more.
  const turn = { agentType: 'private_brain', userId, userStepId: randomUUID(), timezone: null, now: new Date() } as ToolContext['turn']
  const context = {
    turn,
    sources: new Sources(),
    shownMemories: new Set<string>(),
    memory: services.memory,
    searchPastChats: services.search.searchPastChats,
    searchKnowledge: (owner: string, query: string, limit: number) => services.knowledge.passages(owner, query, limit),
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

/** It says that it found nothing that answers, whatever it shows besides. */
export function isRefusal(answer: string): boolean {
  return (['en', 'de'] as const).some((language) => {
    const { closest, nothingFound, other } = phrasesIn(language, '')
    return answer === '' || [closest, nothingFound, other].some((phrase) => answer.startsWith(phrase))
  })
}

/** Without marks and case, so that what is quoted is found whatever it stands in. */
export function holds(answer: string, wanted: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\\/g, '').replace(/\s+/g, ' ')
  return plain(answer).includes(plain(wanted))
}
