import { z } from 'zod'
import { maxMemoryLength } from '../../memory/validation.ts'
import { detectIntent } from '../../platform/language/intents.ts'
import { tokenize } from '../../platform/language/words.ts'
import { defineChangingTool, defineTool } from './agentTool.ts'
import { formatLocalDay, getMessage, type ToolContext } from './context.ts'

const inputSchema = z.object({
  content: z.string().trim().min(1).max(maxMemoryLength).describe('One fact, in the user’s own words and language.'),
})

const name = 'remember'

const reasons = {
  off: 'The user turned off memory in Settings, so nothing was kept. Say so.',
  unwanted: 'The user excluded things like this from memory, so nothing was kept. Say so, and that they can change it in Settings.',
}

export const remember = defineTool(name, ({ turn, recipient, memory, memoryProposals, untrustedContent }: ToolContext) =>
  defineChangingTool({
    title: 'Remembered',
    proposalTitle: 'Proposed to remember',
    refusalTitle: 'Not remembered',
    description:
      'Keeps one fact that the user told you about themselves or asked you to remember. Replaces memories that it contradicts: if so, tell the user.',
    inputSchema,
    refusal: async ({ content }) => {
      const reason = await memory.getRefusal({ userId: turn.userId, content })
      return reason && { reason, because: reasons[reason] }
    },
    run: (input) =>
      turn.once(name, input, async (tx) => {
        const {
          memory: kept,
          isNew,
          replaced,
        } = await memory.remember(tx, { ...input, userId: turn.userId, sourceStepId: turn.userStepId, recipient })
        return {
          memoryId: kept.id,
          content: kept.content,
          createdOn: formatLocalDay(kept.createdAt, turn.timezone),
          isNew,
          replaced: replaced[0]?.content ?? null,
        }
      }),
    propose: ({ content }) =>
      turn.once(`propose_${name}`, { content }, async (tx) => {
        const { userId, runId } = turn
        const hasUntrustedContent = untrustedContent.isPresent
        const proposal = { userId, runId, action: name, content, memoryId: null, hasUntrustedContent } as const
        const { id } = await memoryProposals.propose(tx, proposal)
        return { proposalId: id, content, hasUntrustedContent }
      }),
    // A question repeats the words without asking to keep them.
    isRequested: async ({ content }) => {
      const intent = detectIntent(getMessage(turn))
      return intent.kind === 'remember' && joinTokens(intent.text).includes(joinTokens(content))
    },
  }),
)

function joinTokens(text: string): string {
  return ` ${tokenize(text).join(' ')} `
}
