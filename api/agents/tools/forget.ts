import { z } from 'zod'
import type { Transaction } from '../../platform/database/database.ts'
import { detectIntent } from '../../platform/language/intents.ts'
import { findContentWords } from '../../platform/language/words.ts'
import { defineChangingTool, defineTool } from './agentTool.ts'
import { getMessage, type ToolContext } from './context.ts'

const inputSchema = z.object({ memoryId: z.uuid().describe('From search_memories.') })

const name = 'forget'

export const forget = defineTool(name, ({ turn, recipient, memory, memoryProposals, untrustedContent, shownMemories }: ToolContext) => {
  const find = (memoryId: string, tx?: Transaction) => memory.find(recipient, { memoryId }, tx)
  return defineChangingTool<z.output<typeof inputSchema>>({
    title: 'Forgot',
    proposalTitle: 'Proposed to forget',
    description: `Permanently forgets one memory if the user asks for it, and removes it from past-chat search. Find it with search_memories first.
The conversations in remainsIn still contain it until the user deletes them: say so, and link each threadName to /chat/ followed by its threadId.`,
    inputSchema,
    run: (input) =>
      turn.once(name, input, async (tx) => {
        const { userId, runId } = turn
        const forgotten = (await find(input.memoryId, tx)) && (await memory.forget(tx, { ...input, userId, runId }))
        return { forgotten: forgotten?.content ?? null, remainsIn: forgotten?.remainsIn ?? [] }
      }),
    propose: async ({ memoryId }) => {
      const known = await find(memoryId)
      if (!known) return null
      return turn.once(`propose_${name}`, { memoryId }, async (tx) => {
        const { userId, runId } = turn
        const { content } = known
        const hasUntrustedContent = untrustedContent.isPresent
        const { id } = await memoryProposals.propose(tx, { userId, runId, action: name, content, memoryId, hasUntrustedContent })
        return { proposalId: id, content, hasUntrustedContent }
      })
    },
    isExpected: async ({ memoryId }) => shownMemories.has(memoryId),
    isRequested: async ({ memoryId }) => {
      const intent = detectIntent(getMessage(turn))
      if (intent.kind !== 'forget') return false
      const said = new Set(findContentWords(intent.text))
      const words = findContentWords((await find(memoryId))?.content ?? '')
      return words.length > 0 && words.every((word) => said.has(word))
    },
  })
})
