import { z } from 'zod'
import { harmless } from './agentTool.ts'
import { localDay, type ToolContext } from './context.ts'

const LIMIT = 8

const inputSchema = z.object({ query: z.string().max(400).describe('A question, or words that the note or story would contain.') })

export const searchKnowledge = ({ turn, searchKnowledge: search }: ToolContext) =>
  harmless({
    title: 'Searched notes and stories',
    description: 'Finds passages in what the user wrote down: notes and stories. Name the title when you use one.',
    inputSchema,
    run: async ({ query }) => ({
      items: (await search(turn.userId, query, LIMIT)).map(({ writtenAt, ...item }) => ({
        ...item,
        writtenOn: localDay(writtenAt, turn.timezone),
      })),
    }),
  })
