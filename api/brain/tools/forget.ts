import { tool } from 'ai'
import { z } from 'zod'
import type { ToolContext } from './context.ts'

const inputSchema = z.object({ memoryId: z.uuid().describe('As search_memories gave it.') })

export const forget = ({ turn, memory }: ToolContext) =>
  tool({
    title: 'Forgot',
    description: 'Forgets one memory for good, when the user asks for it. Look it up with search_memories first.',
    inputSchema,
    execute: (input) =>
      turn.once('forget', input, async (tx) => {
        const forgotten = await memory.forget(tx, { ...input, userId: turn.userId })
        return { forgotten: forgotten?.content ?? null }
      }),
  })
