import { z } from 'zod'
import { defineTool, defineReadTool } from './agentTool.ts'
import { formatLocalDay, type ToolContext } from './context.ts'

const LIMIT = 8

const inputSchema = z.object({
  query: z.string().max(400).describe('A question, or words that the note, story or document would contain.'),
})

export const searchKnowledge = defineTool(
  'search_knowledge',
  ({ turn, sources, searchKnowledge: search }: Pick<ToolContext, 'turn' | 'sources' | 'searchKnowledge'>) =>
    defineReadTool({
      title: 'Searched notes, stories and documents',
      description:
        'Finds passages in the user’s notes, stories and documents. When you use one, name its title and, for a document, the page.',
      inputSchema,
      run: async ({ query }) => ({
        items: (await search(turn.userId, query, LIMIT, turn.answers?.project?.id)).map(({ writtenAt, ...item }) => {
          const { itemId, title, passage, place } = item
          const text = typeof passage === 'string' ? passage : (passage.text ?? '')
          const number = sources.getNumber({ kind: 'item', sourceId: itemId, title, text, ...place })
          return { number, ...item, writtenOn: formatLocalDay(writtenAt, turn.timezone) }
        }),
      }),
    }),
)
