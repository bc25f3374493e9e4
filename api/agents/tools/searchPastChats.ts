import { z } from 'zod'
import { defineTool, defineReadTool } from './agentTool.ts'
import { formatLocalDay, type ToolContext } from './context.ts'

const LIMIT = 10
const READ = 30
const MAX_TEXT_LENGTH = 1200

const inputSchema = z.object({ query: z.string().max(400).describe('A question, or words that the message would contain.') })

export const searchPastChats = defineTool(
  'search_past_chats',
  ({ turn, sources, searchPastChats: search }: Pick<ToolContext, 'turn' | 'sources' | 'searchPastChats'>) =>
    defineReadTool({
      title: 'Searched past conversations',
      description: `Finds messages in the user’s earlier conversations with you and with other people’s twins. When you use one, say who said it, when and
in which conversation.`,
      inputSchema,
      run: async ({ query }) => {
        const hits = await search(turn.userId, query, READ)
        const others = hits.filter(({ stepId }) => stepId !== turn.userStepId)
        const said = new Map(others.map((hit) => [JSON.stringify(hit.words), hit]))
        return {
          messages: [...said.values()].slice(0, LIMIT).map(({ threadId, threadName, stepId, position, words, saidAt }) => {
            const text = (words.text ?? '').slice(0, MAX_TEXT_LENGTH)
            const title = threadName ?? 'Conversation'
            const number = sources.getNumber({ kind: 'step', sourceId: stepId, threadId, title, text, ordinal: position, page: null })
            return { number, threadId, threadName, saidOn: formatLocalDay(saidAt, turn.timezone), ...words, text }
          }),
        }
      },
    }),
)
