import { z } from 'zod'
import type { RememberedFact } from '../../memory/memory.service.ts'
import { defineTool, defineReadTool } from './agentTool.ts'
import { formatLocalDay, type ToolContext } from './context.ts'

const LIMIT = 20

const inputSchema = z.object({
  query: z.string().max(400).describe('A question, or words that the memory would contain. Empty for the newest memories.'),
})

export const searchMemories = defineTool(
  'search_memories',
  ({ turn, recipient, memory, sources, shownMemories }: Pick<ToolContext, 'turn' | 'recipient' | 'memory' | 'sources' | 'shownMemories'>) =>
    defineReadTool({
      title: 'Searched memories',
      description: 'Finds what you remember about the user. Search before you answer anything about them.',
      inputSchema,
      run: async ({ query }) => {
        const toMemory = ({ id, content, createdAt }: RememberedFact) => {
          shownMemories.add(id)
          const number = sources.getNumber({ kind: 'memory', sourceId: id, title: 'Memory', text: content })
          return { number, memoryId: id, content, createdOn: formatLocalDay(createdAt, turn.timezone) }
        }
        if (query.trim()) return { memories: (await memory.search(recipient, { query, limit: LIMIT })).map(toMemory) }
        const { memories, total } = await memory.list(recipient, { limit: LIMIT })
        return { memories: memories.map(toMemory), total }
      },
    }),
)
