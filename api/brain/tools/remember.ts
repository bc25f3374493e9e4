import { tool } from 'ai'
import { z } from 'zod'
import { MAX_MEMORY_LENGTH } from '../memory.service.ts'
import { localDay, type ToolContext } from './context.ts'

const inputSchema = z.object({
  content: z.string().trim().min(1).max(MAX_MEMORY_LENGTH).describe('One fact, in the user’s own words and language.'),
})

export const remember = ({ turn, memory }: ToolContext) =>
  tool({
    title: 'Remembered',
    description: 'Keeps one fact that the user told you about themselves or asked you to remember.',
    inputSchema,
    execute: (input) =>
      turn.once('remember', input, async (tx) => {
        const { memory: kept, isNew } = await memory.remember(tx, { ...input, userId: turn.userId, sourceStepId: turn.userStepId })
        return { memoryId: kept.id, content: kept.content, toldOn: localDay(kept.createdAt, turn.timezone), isNew }
      }),
  })
