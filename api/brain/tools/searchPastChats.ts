import { tool } from 'ai'
import { z } from 'zod'
import { localDay, type ToolContext } from './context.ts'

const LIMIT = 10
/** More are read than are shown: the question itself and what was said several times fall out. */
const READ = 30
const MAX_TEXT_LENGTH = 1200

const inputSchema = z.object({ query: z.string().max(400).describe('A few words that the conversation would contain.') })

export const searchPastChats = ({ turn, searchPastChats: search }: ToolContext) =>
  tool({
    title: 'Searched past chats',
    description: 'Finds messages of the user’s earlier conversations with you. Say when and in which conversation it was said.',
    inputSchema,
    execute: async ({ query }) => {
      const hits = await search(turn.userId, query, READ)
      const said = new Map(hits.filter(({ stepId }) => stepId !== turn.userStepId).map((hit) => [`${hit.role}: ${hit.text}`, hit]))
      return {
        messages: [...said.values()].slice(0, LIMIT).map(({ threadId, threadName, role, text, saidAt }) => ({
          threadId,
          threadName,
          saidBy: role,
          saidOn: localDay(saidAt, turn.timezone),
          text: text.slice(0, MAX_TEXT_LENGTH),
        })),
      }
    },
  })
